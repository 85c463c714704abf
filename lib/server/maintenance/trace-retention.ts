import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';

const DAY_MS = 86_400_000;
/** Sending is tried for three days at most; a mail that still waits after a month is deleted with its address. */
export const MAIL_DAYS = 30;
/** Long enough that a visitor's second rating replaces the first; afterwards only the vote stays. */
export const RATING_VISITOR_DAYS = 90;
/** Replaces a visitor: one value per rating, so that visitor and page stay unique. */
const FORGOTTEN = 'forgotten:';

const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();

export async function removeOldMails(db: Kysely<Tables>, at: Date, dryRun: boolean): Promise<number> {
  const limit = before(at, MAIL_DAYS);
  const rows = await db.selectFrom('outbox').select('id').where('created_at', '<', limit).execute();
  if (!dryRun) await db.deleteFrom('outbox').where('created_at', '<', limit).execute();
  return rows.length;
}

/** Removes the visitor's pseudonym; page, vote and reasons stay. @param dryRun true only counts them */
export async function forgetRaters(db: Kysely<Tables>, at: Date, dryRun: boolean): Promise<number> {
  const rows = await db
    .selectFrom('rating')
    .select('id')
    .where('updated_at', '<', before(at, RATING_VISITOR_DAYS))
    .where('visitor', 'not like', `${FORGOTTEN}%`)
    .execute();
  if (dryRun) return rows.length;
  for (const { id } of rows)
    await db
      .updateTable('rating')
      .set({ visitor: `${FORGOTTEN}${id}` })
      .where('id', '=', id)
      .execute();
  return rows.length;
}
