import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import { yearInForce } from '@/lib/server/award/read-edition';
import { listHidden, type RankingSteps, stateOf } from '@/lib/server/award/results/frozen-ranking';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';

/** The steps of the ranking of the edition in force, without its snapshot, which is large. */
const findSteps = (db: Kysely<Tables>): Promise<(RankingSteps & { id: string }) | undefined> =>
  db
    .selectFrom('award_ranking')
    .select(['id', 'proposed_by', 'confirmed_by', 'release_at', 'planned_by', 'approved_by', 'released_at'])
    .where('edition', '=', yearInForce())
    .executeTakeFirst();

async function countDecisions(db: Kysely<Tables>, ranking: string, reader: string): Promise<number> {
  const hidden = await listHidden(db, reader);
  const { count } = await db
    .selectFrom('award_decision')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ranking_id', '=', ranking)
    .$if(hidden.size > 0, (query) => query.where('request_id', 'not in', [...hidden]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Desk/CountConfirmations: counts what the reader may confirm, so nothing that the reader proposed, and no release
 * whose hour has passed.
 */
export const countConfirmations: ApiHandler = async (c) => {
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const ranking = await findSteps(db);
  const state = stateOf(ranking ?? null);
  const isProposed = ranking && state === 'proposed' && ranking.proposed_by !== reader;
  const isPlanned = state === 'planned' && ranking?.planned_by !== reader;
  const isDue = (ranking?.release_at ?? '') <= now().toISOString();
  return c.json({
    data: {
      decisions: isProposed ? await countDecisions(db, ranking.id, reader) : 0,
      releases: isPlanned && !isDue ? 1 : 0,
    },
  });
};
