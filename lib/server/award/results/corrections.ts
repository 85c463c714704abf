import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Correction } from '@/lib/admin/judging/correction-schemas';
import type { ResultTables } from '@/lib/server/db/result-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { FrozenRanking } from './frozen-ranking';

export type StoredCorrection = Selectable<ResultTables['award_correction']>;

/** The corrections of the decisions about a ranking, by application, the oldest first. */
export async function readCorrections(
  db: Kysely<Tables>,
  ranking: Pick<FrozenRanking, 'id'> | null,
): Promise<Map<string, StoredCorrection[]>> {
  const rows = await db
    .selectFrom('award_correction')
    .selectAll()
    .where('ranking_id', '=', ranking?.id ?? '')
    .orderBy('version')
    .execute();
  return Map.groupBy(rows, ({ request_id }) => request_id);
}

/** @param reader who may have proposed it */
export const toCorrection = (row: StoredCorrection, reader: string): Correction => ({
  version: row.version,
  formerOutcome: row.former_outcome,
  formerPrize: row.former_prize,
  outcome: row.outcome,
  prize: row.prize,
  reason: row.reason,
  proposedAt: row.proposed_at,
  confirmedAt: row.confirmed_at,
  isOthers: row.proposed_by !== reader,
});
