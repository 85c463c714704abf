import 'server-only';
import type { Kysely } from 'kysely';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail, type MailContent } from '@/lib/server/mail/enqueue-mail';
import { buildAppointmentCalendar } from './appointment-calendar';
import { readDay } from './read-day';
import { describeSlots, readSlot } from './read-slot';

type Kind = 'received' | 'changed';

/** What the staff tells the sender: a text, and the names of files, which wait on the portal. */
interface Message {
  note?: string | null | undefined;
  files?: readonly string[];
}

/**
 * The mail to the sender in the language of the request: it has arrived, or its state has changed. An appointment with
 * an hour brings its calendar file.
 */
export async function describeRequestMail(
  db: Kysely<Tables>,
  request: ServiceRequest,
  kind: Kind,
  { note, files = [] }: Message = {},
): Promise<Extract<MailContent, { kind: Kind }>> {
  const names = await loadRequestNames(request.locale);
  const slot = readSlot(request);
  const [shown] = await describeSlots(db, slot ? [slot] : [], request.locale);
  const day = shown ? null : readDay(request);
  const calendar = kind === 'changed' ? await buildAppointmentCalendar(db, request, request.locale) : null;
  return {
    kind,
    data: {
      service: names.form(request.form),
      referenceNumber: request.reference_number,
      at: request.updated_at,
      ...(kind === 'changed' ? { state: names.state(request.status), status: request.status } : {}),
      ...(day ? { day } : {}),
      ...(shown ? { startsAt: shown.startsAt, place: `${shown.name}\n${shown.place}` } : {}),
      ...(calendar ? { calendar } : {}),
      ...(note ? { note } : {}),
      ...(files.length > 0 ? { files: [...files] } : {}),
      path: `/${request.locale}/requests`,
    },
  };
}

export async function enqueueRequestMail(
  db: Kysely<Tables>,
  request: ServiceRequest,
  kind: Kind,
  message: Message = {},
): Promise<void> {
  await enqueueMail(db, {
    key: `${kind}:${request.id}:${request.version}`,
    to: request.contact_email ?? '',
    locale: request.locale,
    ...(await describeRequestMail(db, request, kind, message)),
  });
}
