import 'server-only';
import { inTransaction } from '@/lib/database/in-transaction';
import { scrub } from '@/lib/monitoring/scrub';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import { LEASE_MS } from './deliver-mails';

export interface MailRecord {
  id: string;
  kind: string;
  locale: string;
  state: string;
  attempts: number;
  due_at: string;
  created_at: string;
  /** False once its address is deleted: it can never be sent. */
  hasAddress: boolean;
}

export async function listMails(db: Database): Promise<MailRecord[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'locale', 'state', 'attempts', 'due_at', 'created_at', 'recipient'])
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, ...mail }) => ({ ...mail, hasAddress: recipient !== '' }));
}

const event = (id: string, kind: 'changed' | 'removed', at: Date, data: Record<string, unknown>) =>
  ({ entity: 'mail', entityId: id, kind, actor: 'operator', at, data }) as const;

/**
 * Makes mails due now, with all attempts again. One that is due within the lease may be in progress and is left alone.
 */
export async function retryMails(db: Database, id: string | undefined, at: Date): Promise<number> {
  const leased = new Date(at.getTime() + LEASE_MS).toISOString();
  return inTransaction(db, async (tx) => {
    const retried = await tx
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, due_at: at.toISOString() })
      .where('recipient', '<>', '')
      .where(({ and, eb, or }) =>
        or([eb('state', '=', 'failed'), and([eb('state', '=', 'waiting'), eb('due_at', '>', leased)])]),
      )
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .returning('id')
      .execute();
    for (const mail of retried) await recordEvent(tx, event(mail.id, 'changed', at, { retried: true }));
    return retried.length;
  });
}

/** Its key stays, so that it is not queued again. @throws Error if no waiting or given-up mail has this id */
export async function dropMail(db: Database, id: string, reason: string, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dropped = await tx
      .updateTable('outbox')
      .set({ state: 'dropped', recipient: '', data: '{}' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'failed'])
      .returning('id')
      .execute();
    if (dropped.length === 0) throw new Error(`There is no waiting or abandoned mail ${id}`);
    await recordEvent(tx, event(id, 'removed', at, { reason: scrub(reason) }));
  });
}
