import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/env/env';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { applyChange } from '@/lib/server/forms/change-status';
import { describeRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { renderMail } from '@/lib/server/mail/render-mail';
import { type Change, toStatusChange } from './pending-changes';
import { listReplyFiles } from './stored-reply-files';

/** The change of a request that its author can still undo, and the mail that it will send. */
export async function findPending(
  db: Kysely<Tables>,
  request: ServiceRequest,
  actor: string,
): Promise<OpenedRequest['pending']> {
  const row = await db
    .selectFrom('pending_change')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('actor', '=', actor)
    .executeTakeFirst();
  if (!row) return null;
  const change = JSON.parse(row.change) as Change;
  const changed = applyChange(request, toStatusChange(change, actor), row.due_at);
  const files = await listReplyFiles(db, row);
  const names = files.map(({ name }) => name);
  const content = await describeRequestMail(db, changed, 'changed', { note: change.note, files: names });
  const isMailed = env.SMTP_URL !== undefined && request.contact_email !== null;
  const mail = isMailed ? await renderMail({ ...content, locale: request.locale }) : null;
  return {
    isReturned: row.state === 'returned',
    version: change.version,
    dueAt: row.due_at,
    to: change.to,
    note: change.note ?? '',
    preferredDate: change.preferredDate ?? null,
    files: files.map(({ storedAs = '', name, size }) => ({ id: storedAs, name, size })),
    mail: mail && { subject: mail.subject, text: mail.text },
  };
}
