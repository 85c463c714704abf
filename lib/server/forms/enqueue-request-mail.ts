import 'server-only';
import type { Kysely } from 'kysely';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { readDay } from './read-day';

/** Queues a mail to the sender in the language of the request: it has arrived, or its state has changed. */
export async function enqueueRequestMail(
  db: Kysely<Tables>,
  request: ServiceRequest,
  kind: 'received' | 'changed',
  note?: string,
): Promise<void> {
  const names = await loadRequestNames(request.locale);
  const day = readDay(request);
  await enqueueMail(db, {
    key: `${kind}:${request.id}:${request.version}`,
    kind,
    to: request.contact_email ?? '',
    locale: request.locale,
    data: {
      service: names.form(request.form),
      referenceNumber: request.reference_number,
      at: request.updated_at,
      ...(kind === 'changed' ? { state: names.state(request.status) } : {}),
      ...(day ? { day } : {}),
      ...(note ? { note } : {}),
      path: `/${request.locale}/requests`,
    },
  });
}
