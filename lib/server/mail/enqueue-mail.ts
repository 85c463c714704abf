import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';

/** What the sender of a request is told by mail: it has come, or its state has changed. */
type ReceiptKind = 'received' | 'changed';
/** What the operator is told: a part of the portal cannot be used, or can be used again. */
export type PartMailKind = 'partAway' | 'partBack';

type Told =
  | { kind: ReceiptKind; data: MailData & { service: string; referenceNumber: string } }
  | { kind: PartMailKind; data: MailData & { part: string } };

export type Mail = Told & {
  /** Names what happened, so that it is told once: `registered:<request id>`. */
  key: string;
  to: string;
  locale: Locale;
};

/** What a mail says besides its fixed text, in its language; nothing that the sender wrote. */
export interface MailData {
  /** Name of the service. */
  service?: string;
  referenceNumber?: string;
  /** Name of a part of the portal. */
  part?: string;
  /** When it happened, ISO-8601 UTC. */
  at: string;
  /** The new state, where it changed. */
  state?: string;
  /** The day of an appointment, yyyy-MM-dd. */
  day?: string;
  /** A note that the reader may read: the office's, or what the loss of a part means. */
  note?: string;
  /** Path of the page where it can be followed, below the origin. */
  path: string;
}

/**
 * Puts a mail into the outbox, in the transaction that makes what it tells of; a key that is there already
 * changes nothing. Without `SMTP_URL` no address is kept and nothing is sent.
 */
export async function enqueueMail(db: Kysely<Tables>, mail: Mail): Promise<void> {
  if (!env.SMTP_URL || mail.to === '') return;
  await db
    .insertInto('outbox')
    .values({
      id: uuidv7(),
      key: mail.key,
      kind: mail.kind,
      locale: mail.locale,
      recipient: mail.to,
      data: JSON.stringify(mail.data),
      state: 'waiting',
      attempts: 0,
      due_at: mail.data.at,
      created_at: mail.data.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
