import 'server-only';
import type { Kysely } from 'kysely';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail, type MailContent } from '@/lib/server/mail/enqueue-mail';
import { readDay } from './read-day';

type Kind = 'received' | 'changed';

/** The mail to the sender in the language of the request: it has arrived, or its state has changed. */
export async function describeRequestMail(
  request: ServiceRequest,
  kind: Kind,
  note?: string,
): Promise<Extract<MailContent, { kind: Kind }>> {
  const names = await loadRequestNames(request.locale);
  const day = readDay(request);
  return {
    kind,
    data: {
      service: names.form(request.form),
      referenceNumber: request.reference_number,
      at: request.updated_at,
      ...(kind === 'changed' ? { state: names.state(request.status) } : {}),
      ...(day ? { day } : {}),
      ...(note ? { note } : {}),
      path: `/${request.locale}/requests`,
    },
  };
}

export async function enqueueRequestMail(
  db: Kysely<Tables>,
  request: ServiceRequest,
  kind: Kind,
  note?: string,
): Promise<void> {
  await enqueueMail(db, {
    key: `${kind}:${request.id}:${request.version}`,
    to: request.contact_email ?? '',
    locale: request.locale,
    ...(await describeRequestMail(request, kind, note)),
  });
}
