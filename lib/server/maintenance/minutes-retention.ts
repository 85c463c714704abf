import 'server-only';
import type { Kysely } from 'kysely';
import { isOverdue } from '@/lib/award/rules/retention-rules';
import { readVotes } from '@/lib/server/award/results/frozen-ranking';
import type { Tables } from '@/lib/server/db/tables';

/** Blanks names and reason of the decisions about a ranking; outcomes, prizes and numbers of votes stay. */
async function forgetNames(db: Kysely<Tables>, ranking: string): Promise<void> {
  const decisions = await db
    .selectFrom('award_decision')
    .select(['request_id', 'votes'])
    .where('ranking_id', '=', ranking)
    .execute();
  for (const decision of decisions) {
    const votes = { ...readVotes(decision), members: [], present: [], recused: [] };
    await db
      .updateTable('award_decision')
      .set({ reason: '', votes: JSON.stringify(votes) })
      .where('ranking_id', '=', ranking)
      .where('request_id', '=', decision.request_id)
      .execute();
  }
  await db.updateTable('award_correction').set({ reason: '' }).where('ranking_id', '=', ranking).execute();
  await db.updateTable('award_ranking').set({ committee: '[]' }).where('id', '=', ranking).execute();
}

/**
 * Removes the names of the committee and the reasons from the minutes of editions, as long after their end as the audit
 * trail is kept.
 * @param readEnd the end of an edition in milliseconds since 1970
 * @param dryRun true only counts the editions
 */
export async function forgetMinutes(
  db: Kysely<Tables>,
  at: Date,
  dryRun: boolean,
  readEnd: (year: number) => Promise<number>,
): Promise<number> {
  const rows = await db
    .selectFrom('award_ranking')
    .select(['id', 'edition', 'frozen_at'])
    .where('committee', '!=', '[]')
    .execute();
  let count = 0;
  for (const { id, edition, frozen_at } of rows) {
    if (!isOverdue('audit', frozen_at, await readEnd(edition), at)) continue;
    count += 1;
    if (!dryRun) await forgetNames(db, id);
  }
  return count;
}
