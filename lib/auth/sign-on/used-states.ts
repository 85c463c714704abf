import 'server-only';
import { type AccessTransaction, writeDurably } from '@/lib/auth/sessions/access-database';
import { now } from '@/lib/env/clock';

/** More than a day's sign-ons; beyond it the oldest rows are deleted, so that the table stays small. */
const MAX_ROWS = 1_000_000;
/** Finding the rows to delete scans the index, so it happens only once in this many sign-ons. */
const LOOK_EVERY = 500;
/** An instance whose clock is ahead must not delete a state that is still valid elsewhere. */
const MARGIN_MS = 86_400_000;

const forgetOldest = (tx: AccessTransaction) =>
  tx
    .deleteFrom('used_state')
    .where('expires_at', '<=', ({ selectFrom }) =>
      selectFrom('used_state').select('expires_at').orderBy('expires_at', 'desc').limit(1).offset(MAX_ROWS),
    )
    .execute();

let burnings = 0;

/**
 * The primary key ensures that exactly one of several parallel returns succeeds. @returns false if it was used before
 */
export function burnState(id: string, expiresAt: number): Promise<boolean> {
  burnings += 1;
  const isTurn = burnings % LOOK_EVERY === 0;
  return writeDurably(async (tx) => {
    const over = now().getTime() - MARGIN_MS;
    await tx.deleteFrom('used_state').where('expires_at', '<', over).execute();
    if (isTurn) await forgetOldest(tx);
    const burnt = await tx
      .insertInto('used_state')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(burnt.numInsertedOrUpdatedRows) === 1;
  });
}
