import { ROLES } from '@/lib/api/contract/roles';
import { getForm } from '@/lib/requests/forms';
import { ROUTES } from '@/lib/routing/table';
import { HttpResearcher } from '../award/http-researcher';
import type { PortalOptions, PortalProcess } from '../portal/portal-process';
import { ADMIN_STAFF, Colleague } from './back-office';

/** The pages of the desk, without those of one record. */
export const DESK_PAGES = ROUTES.flatMap(({ path }) =>
  path.startsWith('/desk') && !path.includes('{') ? [path] : [],
);

/** A portal whose test person has every role, with a place, an appointment that has times, and a message. */
export async function startFullDesk(startPortal: (options: PortalOptions) => Promise<PortalProcess>) {
  const { url } = await startPortal({ env: { STAFF: `${ADMIN_STAFF}=${ROLES.join('+')}` } });
  const office = await Colleague.signOn(url);
  await office.openPlace('Room');
  const sender = new HttpResearcher(url);
  await sender.signOn();
  const wish = { preferredDate: '2031-03-02', channel: 'remote' };
  const appointment = await sender.sendSample(getForm('appointment'), wish);
  const contact = await sender.sendSample(getForm('contact'));
  return { url, office, sender, numbers: [appointment.referenceNumber, contact.referenceNumber] };
}
