import 'server-only';
import type { Kysely } from 'kysely';
import type { DecidingRules } from '@/lib/award/definition/judging-rules';
import { type FullQuota, findFullQuotas, type Quotable } from '@/lib/award/rules/find-quotas';
import type { Tables } from '@/lib/server/db/tables';
import type { FrozenRanking } from './frozen-ranking';

interface Given {
  /** Null before the ranking is frozen: nothing is decided then. */
  ranking: Pick<FrozenRanking, 'id'> | null;
  quotas: DecidingRules['quotas'];
  /** Applications that the reader must not see, and that are not counted. */
  hidden: ReadonlySet<string>;
}

const hasQuota = (quotas: DecidingRules['quotas']) =>
  Object.values(quotas).some((limits) => Object.values(limits).some((most) => most !== null));

/** The decided applications of a ranking that have not been withdrawn. */
const listDecided = (db: Kysely<Tables>, ranking: string) =>
  db
    .selectFrom('award_decision as decision')
    .innerJoin('scholarship_request as request', 'request.id', 'decision.request_id')
    .select(['request.id', 'decision.outcome'])
    .select(['request.research_field_id as field', 'request.scholarship_country_id as country'])
    .where('decision.ranking_id', '=', ranking)
    .where('request.withdrawn_at', 'is', null)
    .execute();

/** The quotas that other applications fill, by application; none before the ranking is frozen. */
export async function markQuotas(
  db: Kysely<Tables>,
  { ranking, quotas, hidden }: Given,
  ids: readonly string[],
): Promise<Map<string, FullQuota[]>> {
  if (!ranking || ids.length === 0 || !hasQuota(quotas)) return new Map();
  const decided = (await listDecided(db, ranking.id)).filter(({ id }) => !hidden.has(id));
  const rows = await db
    .selectFrom('scholarship_request')
    .select(['id', 'research_field_id as field', 'scholarship_country_id as country'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const outcome = decided.find(({ id }) => id === row.id)?.outcome ?? null;
      const own: Quotable = { ...row, outcome };
      return [row.id, findFullQuotas({ quotas }, own, decided)];
    }),
  );
}
