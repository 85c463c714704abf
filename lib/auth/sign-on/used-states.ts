import 'server-only';
import { type AccessTransaction, writeDurably } from '@/lib/auth/sessions/access-database';
import { now } from '@/lib/env/clock';

/** More than a portal has sign-ons in a day; beyond it the oldest are forgotten, so that the table stays small. */
const MAX_ROWS = 1_000_000;
/** Looking for those beyond costs a walk along all that are there, so that only one burning in so many does it. */
const LOOK_EVERY = 500;
/** Remembered for a day beyond its own end: an instance whose clock is ahead must not forget what still holds elsewhere. */
const MARGIN_MS = 86_400_000;

/** Forgets the oldest of more than there is room for. */
const forgetOldest = (tx: AccessTransaction) =>
  tx
    .deleteFrom('used_state')
    .where('expires_at', '<=', ({ selectFrom }) =>
      selectFrom('used_state').select('expires_at').orderBy('expires_at', 'desc').limit(1).offset(MAX_ROWS),
    )
    .execute();

let burnings = 0;

/**
 * Burns the state of a sign-on. The primary key decides, so of any number of parallel returns, to whichever instance,
 * exactly one succeeds, and a restart revives none.
 * @param expiresAt when the sign-on ends by itself, in milliseconds since 1970
 * @returns false when it was burnt before
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
