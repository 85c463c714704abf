import 'server-only';
import type { z } from 'zod';
import { inTransaction } from '@/lib/database/in-transaction';
import { startJob } from '@/lib/jobs/repeat';
import type { changeBody } from '@/lib/requests/schemas';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { type ReadClock, readSharedTime } from '@/lib/server/db/shared-time';
import { changeStatusIn } from '@/lib/server/forms/change-status';
import { RequestError } from '@/lib/server/http/errors';
import { readNewDay } from '@/lib/server/requests/appointments/handlers';
import { sendMergeMails } from '@/lib/server/requests/merge/send-merge-mails';
import type { ListedRequest } from '@/lib/server/requests/request-rows';
import { listReplyFiles, type ReplyKey } from './stored-reply-files';

export type Change = z.output<typeof changeBody>;

/** How long an author can undo a change that the sender will read. */
export const UNDO_MS = 30_000;
const INTERVAL_MS = 1000;

/** A change with the day that it needs; only appointments have one. @throws RequestError 422 `preferredDate` */
export function settleDay({ workflow }: Pick<ListedRequest, 'workflow'>, change: Change): Change {
  const { preferredDate, ...rest } = change;
  return { ...rest, ...(workflow === 'appointment' ? readNewDay(change.to, preferredDate) : undefined) };
}

/** What a body of the API means to `changeStatus`. */
export function toStatusChange({ id, preferredDate, ...change }: Change, actor: string) {
  const data = preferredDate === undefined ? undefined : { preferredDate };
  return { ...change, requestId: id, by: 'staff', actor, data } as const;
}

/** The states of a change that is made once its time to undo is over. */
const WAITING = ['waiting', 'waitingWithFiles'] as const;

/**
 * Makes a waiting change, if it is due by a time.
 * @returns false if it is gone
 * @throws RequestError if the request has moved
 */
export function sendChange(
  database: Database,
  { request_id, actor }: ReplyKey,
  dueBy = '9999',
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const files = await listReplyFiles(tx, { request_id, actor });
    const row = await tx
      .deleteFrom('pending_change')
      .where('request_id', '=', request_id)
      .where('actor', '=', actor)
      .where('state', 'in', WAITING)
      .where('due_at', '<=', dueBy)
      .returning('change')
      .executeTakeFirst();
    if (!row) return false;
    await changeStatusIn(tx, { ...toStatusChange(JSON.parse(row.change), actor), files });
    return true;
  });
}

/** Not a newer change, which its author has proposed meanwhile. */
const returnToAuthor = (database: Database, { request_id, actor }: ReplyKey, dueBy: string) =>
  database
    .updateTable('pending_change')
    .set({ state: 'returned' })
    .where('request_id', '=', request_id)
    .where('actor', '=', actor)
    .where('state', 'in', WAITING)
    .where('due_at', '<=', dueBy)
    .execute();

/**
 * Makes the changes whose time to undo is over. One whose request has moved meanwhile returns to its author; another
 * failure does not stop the others.
 */
export async function sendDueChanges(
  database: Database,
  readClock: ReadClock = readSharedTime,
): Promise<void> {
  const at = (await readClock(database)).toISOString();
  const due = await database
    .selectFrom('pending_change')
    .select(['request_id', 'actor'])
    .where('state', 'in', WAITING)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .execute();
  for (const key of due) {
    try {
      await sendChange(database, key, at);
    } catch (error) {
      if (error instanceof RequestError) await returnToAuthor(database, key, at);
      else console.error(error);
    }
  }
}

export function startSendingChanges(): void {
  startJob('pendingChanges', INTERVAL_MS, async () => {
    const db = await openDatabase();
    await sendDueChanges(db);
    await sendMergeMails(db);
  });
}
