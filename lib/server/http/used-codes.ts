import 'server-only';
import { openDatabase } from '@/lib/server/db/open';
import type { UsedCodeTable } from '@/lib/server/db/tables';

/**
 * Kept a day longer than valid: an instance whose clock is ahead must not delete a code that is still valid elsewhere.
 */
const MARGIN_MS = 86_400_000;

/**
 * Uses a code. The primary key ensures that exactly one of several parallel uses succeeds, also across a crash.
 * @param expiresAt when the code expires; its row is swept some time later
 * @returns false if it was used before
 */
export async function consumeOnce(
  kind: UsedCodeTable['kind'],
  code: string,
  expiresAt: Date,
): Promise<boolean> {
  const database = await openDatabase();
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_code')
    .values({ kind, code, expires_at: new Date(expiresAt.getTime() + MARGIN_MS).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
