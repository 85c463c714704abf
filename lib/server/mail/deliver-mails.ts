import 'server-only';
import type { Transporter } from 'nodemailer';
import { inTransaction } from '@/lib/database/in-transaction';
import { isLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/server/db/open';
import type { ReadClock } from '@/lib/server/db/shared-time';
import type { OutboxTable } from '@/lib/server/db/tables';
import type { Mail, MailData } from './enqueue-mail';
import { renderMail, type WrittenMail } from './render-mail';

const MINUTE_MS = 60_000;
/** How long a mail is reserved for the process that sends it: longer than the slowest server may take for all steps. */
export const LEASE_MS = 5 * MINUTE_MS;
/** Delays after failed attempts, in minutes; after the last one a mail is given up. About three days in total. */
const PAUSES_MIN = [1, 5, 15, 60, 180, 360, 720, 1440, 1440];
const BATCH = 50;

/** Errors about the portal's permissions or the server's state: the next mail would fail too. */
const OF_SERVER = /^(503|530|535|538|\d{3}[ -]5\.[37]\.|.*\brelay)/i;

/** The server refuses this recipient or text permanently. Other errors end when the server or `SMTP_URL` is fixed. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false;
  const refusal = String(error.response);
  return /^(RCPT TO|DATA)$/.test(String(error.command)) && /^5/.test(refusal) && !OF_SERVER.test(refusal);
}

const addTime = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

const KINDS: readonly Mail['kind'][] = [
  'received',
  'changed',
  'merged',
  'offered',
  'silent',
  'reminder',
  'supplierExpiring',
  'supplierClaim',
  'partAway',
  'partBack',
  'staffCode',
  'staffDigest',
  'reviewWanted',
  'publishFailed',
];

/**
 * The next due mail of a kind that this build knows: others wait for the build that queued them. Taking it postpones
 * its due time, so that no other process sends it as well.
 */
async function take(db: Database, readClock: ReadClock): Promise<OutboxTable | null> {
  return inTransaction(db, async (tx) => {
    const at = await readClock(tx);
    const mail = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('kind', 'in', KINDS)
      .where((row) => row.or([row('attempts', '=', 0), row('due_at', '<=', at.toISOString())]))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!mail) return null;
    const taken = { attempts: mail.attempts + 1, due_at: addTime(at, LEASE_MS) };
    await tx.updateTable('outbox').set(taken).where('id', '=', mail.id).execute();
    return { ...mail, ...taken };
  });
}

/** A mail that was sent or permanently refused keeps its key and loses its address and text. */
async function close(db: Database, id: string, state: 'sent' | 'failed'): Promise<void> {
  await db.updateTable('outbox').set({ state, recipient: '', data: '{}' }).where('id', '=', id).execute();
}

/** A mail that failed is due again after its delay, unless another process has taken it meanwhile. */
async function postpone(db: Database, { id, attempts }: OutboxTable, readClock: ReadClock): Promise<void> {
  const pause = PAUSES_MIN[attempts - 1];
  // The address is kept for the retention period: an operator can retry once the server works.
  const change =
    pause === undefined
      ? { state: 'failed' as const }
      : { due_at: addTime(await readClock(db), pause * MINUTE_MS) };
  await db.updateTable('outbox').set(change).where('id', '=', id).where('attempts', '=', attempts).execute();
}

function toMail(row: OutboxTable): WrittenMail {
  const kind = KINDS.find((name) => name === row.kind) ?? 'received';
  const locale = isLocale(row.locale) ? row.locale : 'ar';
  return { kind, locale, data: JSON.parse(row.data) as MailData };
}

async function send(transport: Transporter, row: OutboxTable, from: string): Promise<void> {
  const mail = toMail(row);
  await transport.sendMail({
    ...(await renderMail(mail)),
    ...(mail.data.calendar ? { icalEvent: { filename: 'appointment.ics', ...mail.data.calendar } } : {}),
    from,
    to: row.recipient,
    // A retried mail has the same id: if a response was lost, the recipient's server drops the duplicate.
    messageId: `<${row.id}@portal>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
  });
}

interface Mailer {
  transport: Transporter;
  from: string;
}

/**
 * Sends due mails. @param readClock is called for each mail: a run may take minutes @returns the number of sent mails
 */
export async function deliverMails(
  db: Database,
  { transport, from }: Mailer,
  readClock: ReadClock,
  isOver: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < BATCH && !isOver(); turn += 1) {
    const mail = await take(db, readClock);
    if (!mail) return sent;
    try {
      await send(transport, mail, from);
      await close(db, mail.id, 'sent');
      sent += 1;
    } catch (error) {
      // The server's message may contain the address; its code does not.
      console.error(
        `Mail ${mail.id} was not sent: ${error instanceof Error && 'code' in error ? error.code : 'error'}`,
      );
      if (isFinal(error)) await close(db, mail.id, 'failed');
      else await postpone(db, mail, readClock);
    }
  }
  return sent;
}
