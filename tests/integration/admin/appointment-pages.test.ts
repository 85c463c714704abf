/** Requirements: ADMIN-27 */
import { formatNumber } from '@/lib/i18n/format-number';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { ADMIN_STAFF } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { storeAppointments } from '../../support/forms/stored-appointments';
import { messagesOf } from '../../support/i18n/messages';
import { startTarget, type Target } from '../../support/portal/target';

const PAGE = 50;
const WEEK = 'day=2031-03-02';
const { requests: texts } = messagesOf('en', 'admin');
const { preferredPeriod, channel } = messagesOf('en', 'appointments').form.options;

let portal: Target;
let office: HttpResearcher;
let rows: ServiceRequest[];
beforeAll(async () => {
  portal = await startTarget();
  const [dataDir] = portal.dataDirs;
  // On PostgreSQL the portal has the database of this file.
  const place = process.env.DATABASE_URL ?? dataDir;
  const db = await openDatabase(place);
  rows = await storeAppointments(db, Array<string>(PAGE + 2).fill('2031-03-02'));
  await closeDatabase(place);
  office = new HttpResearcher(portal.url, ADMIN_STAFF);
  await office.signOn();
}, 120_000);
afterAll(() => portal.stop());

const idsOf = (html: string) => [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id);

test('the front page of the requests has the number of waiting appointments and none of their forms', async () => {
  const html = await office.read('/en/desk/requests');
  const link = /<a href="\/en\/desk\/appointments#appointments">(.*?)<\/a>/.exec(html)?.[1] ?? '';
  expect(link).toContain(texts.appointments.title);
  expect(link).toContain(`>${formatNumber(PAGE + 2, 'en')}<`);
  expect(html).not.toContain('appointment-approve');
});

test('after an approval without script the same page of the list and the same week are shown', async () => {
  const first = await office.read(`/en/desk/appointments?${WEEK}`);
  expect(idsOf(first)).toEqual(rows.slice(0, PAGE).map(({ id }) => id));
  expect(first).toContain(`<br/>${preferredPeriod.morning} · ${channel.inPerson}</span>`);
  const after = rows[PAGE - 1]?.id ?? '';
  expect(first).toContain(`href="?${WEEK}&amp;after=${after}#appointments" rel="next"`);
  const address = `/en/desk/appointments?${WEEK}&after=${after}`;
  const second = await office.read(address);
  expect(idsOf(second)).toEqual(rows.slice(PAGE).map(({ id }) => id));

  const approve = async (
    { id, version, reference_number }: ServiceRequest,
    query: Record<string, string>,
  ) => {
    const list = Object.entries(query).map(([name, value]) => [`list.${name}`, value]);
    const fields = {
      ...Object.fromEntries(list),
      id,
      referenceNumber: reference_number,
      version: `${version}`,
    };
    const init = { method: 'POST', body: new URLSearchParams(fields) };
    const response = await office.send('/gateway/forms/appointment-approve?locale=en', init);
    return response.headers.get('location') ?? '';
  };
  const [approved, last] = rows.slice(PAGE);
  if (!approved || !last) throw new Error('No second page');
  const location = await approve(approved, { day: '2031-03-02', after });
  expect(location).toContain(address);
  const shown = await office.read(location);
  expect(idsOf(shown)).toEqual([last.id]);
  expect(shown).toContain(texts.appointments.approved);
  expect(shown).toContain(
    `<a href="/en/desk/requests/${approved.id}"><bdi>${approved.reference_number}</bdi>`,
  );

  // Nothing is left on the page: the first one is shown.
  const begin = await office.read(await approve(last, { after }));
  expect(idsOf(begin)).toHaveLength(PAGE);

  // A second press from a page that has not been loaded again: the refusal names the appointment.
  const refused = await office.read(await approve(last, {}));
  expect(refused).toContain(messagesOf('en', 'errors').requestMoved);
  expect(refused).toContain(`<a href="/en/desk/requests/${last.id}"><bdi>${last.reference_number}</bdi>`);
});
