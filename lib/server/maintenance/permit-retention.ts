import 'server-only';
import type { Kysely } from 'kysely';
import { isOverdue } from '@/lib/award/rules/retention-rules';
import type { Tables } from '@/lib/server/db/tables';

/**
 * Deletes personal permits as long after the end of their edition as completed applications.
 * @param readEnd the end of an edition, milliseconds since 1970
 * @param dryRun true only counts
 */
export async function removeOldPermits(
  db: Kysely<Tables>,
  readEnd: (year: number) => Promise<number>,
  at: Date,
  dryRun: boolean,
): Promise<number> {
  const rows = await db.selectFrom('award_permit').select(['id', 'edition', 'until']).execute();
  let count = 0;
  for (const { id, edition, until } of rows) {
    if (!isOverdue('completed', until, await readEnd(edition), at)) continue;
    count += 1;
    if (!dryRun) await db.deleteFrom('award_permit').where('id', '=', id).execute();
  }
  return count;
}
