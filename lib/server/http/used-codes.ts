import 'server-only';
import { openDatabase } from '@/lib/server/db/open';
import type { UsedCodeTable } from '@/lib/server/db/tables';

/** An instance whose clock is ahead must not delete a code that is still valid elsewhere. */
const MARGIN_MS = 86_400_000;

/** The primary key ensures that exactly one of several parallel uses succeeds, also across a crash. */
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
