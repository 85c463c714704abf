import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';

/** Mails to the sender of a request: it has arrived, or its state has changed. */
type ReceiptKind = 'received' | 'changed';
/** Mails to the operator: a part of the portal is unavailable, or available again. */
export type PartMailKind = 'partAway' | 'partBack';

type Told =
  | { kind: ReceiptKind; data: MailData & { service: string; referenceNumber: string } }
  | { kind: PartMailKind; data: MailData & { part: string } };

export type Mail = Told & {
  /** Identifies the event, so that it is reported once: `registered:<request id>`. */
  key: string;
  to: string;
  locale: Locale;
};

/** Variable parts of a mail's text, in its language; nothing written by the sender. */
export interface MailData {
  service?: string;
  referenceNumber?: string;
  /** Name of a part of the portal. */
  part?: string;
  /** Time of the event, ISO-8601 UTC. */
  at: string;
  /** The new state, after a change. */
  state?: string;
  /** The day of an appointment, yyyy-MM-dd. */
  day?: string;
  /** A note for the reader: the office's, or the effect of an outage. */
  note?: string;
  /** Path of the page for tracking, below the origin. */
  path: string;
}

/**
 * Adds a mail to the outbox, in the transaction of the event; an existing key is left alone. Without `SMTP_URL` no
 * address is stored and nothing is sent.
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
