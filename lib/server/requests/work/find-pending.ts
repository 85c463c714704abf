import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/env/env';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { applyChange } from '@/lib/server/forms/change-status';
import { describeRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { renderMail } from '@/lib/server/mail/render-mail';
import { findArabicNote } from './arabic-note';
import { type Change, toStatusChange } from './pending-changes';
import { listReplyFiles } from './stored-reply-files';

interface Reply {
  change: Change;
  actor: string;
  /** When it is made, ISO 8601. */
  at: string;
  /** Names of the files that go along. */
  files: readonly string[];
  /** The template that was inserted, if it is known. */
  template?: string | undefined;
}

type DescribedReply = Pick<NonNullable<OpenedRequest['pending']>, 'mail' | 'arabicMail' | 'arabicNote'>;

/**
 * The mail that a reply would send, and the text of its template, also in Arabic if the sender reads another language.
 */
export async function describeReply(
  db: Kysely<Tables>,
  request: ServiceRequest,
  { change, actor, at, files, template }: Reply,
): Promise<DescribedReply> {
  const arabicNote = await findArabicNote(db, request, change.note, template);
  if (env.SMTP_URL === undefined || request.contact_email === null)
    return { mail: null, arabicMail: null, arabicNote };
  const changed = applyChange(request, toStatusChange(change, actor), at);
  const write = async (locale: Locale, note = change.note) => {
    const message = { note, files };
    const content = await describeRequestMail(db, { ...changed, locale }, 'changed', message);
    const { subject, text } = await renderMail({ ...content, locale });
    return { subject, text };
  };
  return {
    mail: await write(request.locale),
    arabicMail:
      request.locale === DEFAULT_LOCALE
        ? null
        : await write(DEFAULT_LOCALE, arabicNote?.isExact ? arabicNote.text : change.note),
    arabicNote,
  };
}

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
  const files = await listReplyFiles(db, row);
  const reply = { change, actor, at: row.due_at, files: files.map(({ name }) => name) };
  return {
    isReturned: row.state === 'returned',
    version: change.version,
    dueAt: row.due_at,
    to: change.to,
    note: change.note ?? '',
    preferredDate: change.preferredDate ?? null,
    files: files.map(({ storedAs = '', name, size }) => ({ id: storedAs, name, size })),
    ...(await describeReply(db, request, reply)),
  };
}
