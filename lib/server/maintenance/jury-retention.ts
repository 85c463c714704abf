import 'server-only';
import type { Kysely } from 'kysely';
import { isOverdue } from '@/lib/award/rules/retention-rules';
import type { Tables } from '@/lib/server/db/tables';

/**
 * Deletes jurors and their ties once the applications that they read are deleted too.
 * @param readEnd the end of an edition, milliseconds since 1970
 * @param dryRun true only counts
 * @returns the number of jurors and ties
 */
export async function removeOldJurors(
  db: Kysely<Tables>,
  readEnd: (year: number) => Promise<number>,
  at: Date,
  dryRun: boolean,
): Promise<number> {
  const jurors = await db.selectFrom('award_juror').select(['edition', 'updated_at as at']).execute();
  const ties = await db.selectFrom('award_tie').select(['edition', 'stated_at as at']).execute();
  const rows = [...jurors, ...ties];
  let count = 0;
  for (const year of new Set(rows.map(({ edition }) => edition))) {
    const ofYear = rows.filter(({ edition }) => edition === year);
    const end = await readEnd(year);
    if (!ofYear.every((row) => isOverdue('completed', row.at, end, at))) continue;
    count += ofYear.length;
    if (dryRun) continue;
    for (const table of ['award_tie', 'award_juror'] as const)
      await db.deleteFrom(table).where('edition', '=', year).execute();
  }
  return count;
}
