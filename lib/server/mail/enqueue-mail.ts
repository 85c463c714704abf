import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Outcome } from '@/lib/award/definition/outcomes';
import { env } from '@/lib/env/env';
import type { RequestState } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';

type ReceiptKind = 'received' | 'changed';
type SupplierMailKind = 'supplierExpiring' | 'supplierClaim';
export type PartMailKind = 'partAway' | 'partBack';
export type StaffMailKind = 'staffCode' | 'staffDigest' | 'reviewWanted' | 'publishFailed';

export type MailContent =
  | { kind: ReceiptKind; data: MailData & { service: string; referenceNumber: string } }
  | { kind: 'merged'; data: MailData & { service: string; referenceNumber: string } }
  | { kind: 'offered'; data: MailData & { service: string; referenceNumber: string; chooseBy: string } }
  | { kind: 'silent'; data: MailData & { service: string; referenceNumber: string } }
  | { kind: 'reminder'; data: MailData & { service: string; referenceNumber: string; until: string } }
  | { kind: SupplierMailKind; data: MailData & { service: string; referenceNumber: string } }
  | { kind: PartMailKind; data: MailData & { part: string } }
  | { kind: StaffMailKind; data: MailData & { note: string } };

export type Mail = MailContent & {
  /** Identifies the event, so that it is reported once: `registered:<request id>`. */
  key: string;
  to: string;
  locale: Locale;
};

export interface MailData {
  service?: string;
  referenceNumber?: string;
  part?: string;
  at: string;
  /** A deadline, ISO-8601. */
  until?: string;
  /** The reminder says that the submission has opened, instead of that it closes. */
  isOpening?: true;
  state?: string;
  /** The state that a mail about a service request reports; `state` is its name. */
  status?: RequestState;
  /** The mail is the letter about this outcome of the award, and `note` is its text. */
  outcome?: Outcome;
  day?: string;
  /** When an appointment begins, ISO 8601. */
  startsAt?: string;
  place?: string;
  /** Times to choose from, ISO 8601, and until when. */
  times?: string[];
  chooseBy?: string;
  /** When a request is closed unless its sender answers, ISO 8601. */
  answerBy?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Counts of requests of a member of staff. */
  late?: number;
  assigned?: number;
  note?: string;
  /** Names of files that wait on the portal. */
  files?: string[];
  path: string;
}

/** Runs in the transaction of the event; an existing key is left alone. Without `SMTP_URL` nothing is stored. */
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
