import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { RankingState, Votes } from '@/lib/award/definition/outcomes';
import { type Year, yearInForce } from '@/lib/server/award/read-edition';
import { type AuditEvent, recordEvent } from '@/lib/server/db/audit';
import type { ResultTables } from '@/lib/server/db/result-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import type { RankedRow } from './rank-edition';

type StoredRanking = Selectable<ResultTables['award_ranking']>;
/** Without its rows, which are large and read separately (`readSnapshot`). */
export type FrozenRanking = Omit<StoredRanking, 'snapshot'>;
export type StoredDecision = Selectable<ResultTables['award_decision']>;

/** The stored text of a snapshot and its SHA-256. */
export function writeSnapshot(rows: readonly RankedRow[]): Pick<StoredRanking, 'snapshot' | 'hash'> {
  const snapshot = JSON.stringify(rows);
  return { snapshot, hash: createHash('sha256').update(snapshot).digest('hex') };
}

/** The snapshot that was read last: it never changes, and reading tens of thousands of rows takes long. */
let latest: { hash: string; rows: readonly RankedRow[] } | null = null;

export async function readSnapshot(
  db: Kysely<Tables>,
  { id, hash }: Pick<FrozenRanking, 'id' | 'hash'>,
): Promise<readonly RankedRow[]> {
  if (latest?.hash === hash) return latest.rows;
  const { snapshot } = await db
    .selectFrom('award_ranking')
    .select('snapshot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows: RankedRow[] = JSON.parse(snapshot);
  latest = { hash, rows };
  return rows;
}

export const readCommittee = ({ committee }: Pick<FrozenRanking, 'committee'>) =>
  JSON.parse(committee) as string[];

export const readVotes = ({ votes }: Pick<StoredDecision, 'votes'>) => JSON.parse(votes) as Votes;

const COLUMNS = [
  'id',
  'edition',
  'version',
  'hash',
  'committee',
  'frozen_at',
  'frozen_by',
  'proposed_by',
  'confirmed_by',
  'release_at',
  'planned_by',
  'approved_by',
  'released_at',
] as const;

/** The frozen ranking of an edition, by default of the one in force; null while the ranking is open. */
export async function findRanking(
  db: Kysely<Tables>,
  edition: Year = yearInForce(),
): Promise<FrozenRanking | null> {
  const row = await db
    .selectFrom('award_ranking')
    .select(COLUMNS)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row ?? null;
}

/** The frozen ranking of the edition to which an application belongs; null while it is open. */
export async function findRankingOf(db: Kysely<Tables>, id: string): Promise<FrozenRanking | null> {
  const application = await db
    .selectFrom('scholarship_request')
    .select('edition_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return application ? findRanking(db, application.edition_id) : null;
}

/** The columns that determine the state of a ranking, with the persons of each step. */
export type RankingSteps = Pick<
  FrozenRanking,
  'proposed_by' | 'confirmed_by' | 'release_at' | 'planned_by' | 'approved_by' | 'released_at'
>;

export function stateOf(ranking: RankingSteps | null): RankingState {
  if (!ranking) return 'open';
  if (ranking.released_at) return 'released';
  if (ranking.approved_by) return 'approved';
  if (ranking.release_at) return 'planned';
  if (ranking.confirmed_by) return 'confirmed';
  return ranking.proposed_by ? 'proposed' : 'frozen';
}

/**
 * The frozen ranking in the version that its reader has seen.
 * @throws RequestError 409 `rankingMoved` in another version or state
 */
export async function requireRanking(
  db: Kysely<Tables>,
  version: number,
  states: readonly RankingState[],
): Promise<FrozenRanking> {
  const ranking = await findRanking(db);
  if (ranking?.version !== version || !states.includes(stateOf(ranking)))
    throw new RequestError(409, 'rankingMoved');
  return ranking;
}

interface Change extends Pick<AuditEvent, 'actor' | 'at' | 'data'> {
  kind: 'changed' | 'proposed' | 'confirmed' | 'released';
}

/** Changes a ranking and its version, and records the step. */
export async function updateRanking(
  db: Kysely<Tables>,
  { id, version, edition }: FrozenRanking,
  changes: Partial<Omit<FrozenRanking, 'id' | 'version' | 'edition'>>,
  change: Change,
): Promise<void> {
  await db
    .updateTable('award_ranking')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordRanking(db, edition, change);
}

/** Records a step of the ranking of an edition in the audit trail. */
export const recordRanking = (
  db: Kysely<Tables>,
  edition: number,
  event: Omit<AuditEvent, 'entity' | 'entityId'>,
) => recordEvent(db, { entity: 'ranking', entityId: String(edition), ...event });

/** The decisions about a frozen ranking, by application. */
export async function readDecisions(
  db: Kysely<Tables>,
  ranking: Pick<FrozenRanking, 'id'> | null,
): Promise<Map<string, StoredDecision>> {
  if (!ranking) return new Map();
  const rows = await db
    .selectFrom('award_decision')
    .selectAll()
    .where('ranking_id', '=', ranking.id)
    .execute();
  return new Map(rows.map((row) => [row.request_id, row]));
}

/**
 * The applications that a member of staff must not see in the judging: those with a conflict that blocks, and their
 * own.
 */
export async function listHidden(db: Kysely<Tables>, subject: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('award_conflict')
    .select('request_id as id')
    .where('juror', '=', subject)
    .where('state', '=', 'blocking')
    .union(db.selectFrom('scholarship_request').select('id').where('user_sub', '=', subject))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
