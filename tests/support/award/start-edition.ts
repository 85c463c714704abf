import type { EditionData } from '@/lib/award/definition/edition';
import { toSeedRow } from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';

/** Puts an edition in force, without its proposal and confirmation; the edition of 2025 is closed. */
export async function startEdition(year: number, data: EditionData): Promise<void> {
  const db = await openDatabase();
  const seed = toSeedRow(new Date());
  await db
    .insertInto('award_edition')
    .values({ ...seed, state: 'closed' })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ state: 'closed' }))
    .execute();
  await db
    .insertInto('award_edition')
    .values({ ...seed, year, data: JSON.stringify(data) })
    .execute();
}
