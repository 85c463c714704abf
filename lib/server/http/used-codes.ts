import 'server-only';
import { openDatabase } from '@/lib/server/db/open';
import type { UsedCodeTable } from '@/lib/server/db/tables';

/** Remembered for a day beyond its own end: an instance whose clock is ahead must not forget what still holds elsewhere. */
const MARGIN_MS = 86_400_000;

/**
 * Uses a code up. The primary key decides, so of any number of parallel uses exactly one succeeds, and the
 * answer survives a crash.
 * @param expiresAt when the code itself ends; some time after it is swept away
 * @returns false when it was used before
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
