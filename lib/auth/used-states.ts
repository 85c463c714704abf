import 'server-only';
import { now } from '@/lib/config/clock';
import { writeDurably } from './access-database';

/** More than a portal has sign-ons under way; beyond it the oldest are forgotten, so that the table stays small. */
const MAX_ROWS = 100_000;

/**
 * Burns the state of a sign-on. The primary key decides, so of any number of parallel returns, to whichever instance,
 * exactly one succeeds, and a restart revives none.
 * @param expiresAt when the sign-on ends by itself, in milliseconds since 1970
 * @returns false when it was burnt before
 */
export function burnState(id: string, expiresAt: number): Promise<boolean> {
  return writeDurably(async (tx) => {
    await tx.deleteFrom('used_state').where('expires_at', '<', now().getTime()).execute();
    await tx
      .deleteFrom('used_state')
      .where('expires_at', '<=', ({ selectFrom }) =>
        selectFrom('used_state').select('expires_at').orderBy('expires_at', 'desc').limit(1).offset(MAX_ROWS),
      )
      .execute();
    const burnt = await tx
      .insertInto('used_state')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(burnt.numInsertedOrUpdatedRows) === 1;
  });
}
