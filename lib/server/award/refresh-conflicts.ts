import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Conflict, ConflictReason } from '@/lib/admin/jury/find-conflict';
import type { Match } from '@/lib/admin/jury/match-persons';
import { cutBatches } from '@/lib/database/cut-batches';
import type { Tables } from '@/lib/server/db/tables';
import {
  type Comparison,
  compareHere,
  listInterested,
  readState,
  type Scope,
  selectCompared,
} from './compare-conflicts';

/** Rows of a statement. */
const BATCH = 500;

const listStored = (db: Kysely<Tables>, subjects: readonly string[], requestId?: string) =>
  db
    .selectFrom('award_conflict')
    .select(['request_id', 'juror', 'reasons'])
    .where('juror', 'in', subjects)
    .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId ?? ''))
    .execute();

interface Pair {
  request_id: string;
  juror: string;
}

/** A conflict that is new, or whose reasons have changed. */
interface Changed extends Pair {
  source: 'declared' | 'found';
  reasons: string;
}

interface Changes {
  gone: Pair[];
  /** With a new reason: it blocks again. */
  renewed: Changed[];
  /** As before, cleared or blocking. */
  kept: Changed[];
  /** Pairs with a new reason, whose readings end. */
  barred: Pair[];
}

const keyOf = ({ request_id, juror }: Pair) => `${request_id} ${juror}`;

/**
 * Ends the readings of a juror whom a conflict now bars: proposed ones are deleted, released ones stay visible as
 * recused.
 */
async function endReadings(tx: Kysely<Tables>, juror: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('award_assignment')
    .where('juror', '=', juror)
    .where('request_id', 'in', ids)
    .where('state', '=', 'proposed')
    .execute();
  await tx
    .updateTable('award_assignment')
    .set({ state: 'recused' })
    .where('juror', '=', juror)
    .where('request_id', 'in', ids)
    .where('state', '=', 'released')
    .execute();
}

/** Calls `work` with the applications of each juror, in batches. */
async function forEachJuror(
  pairs: readonly Pair[],
  work: (juror: string, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (const [juror, own] of Map.groupBy(pairs, (pair) => pair.juror))
    for (const some of cutBatches(own, BATCH))
      await work(
        juror,
        some.map(({ request_id }) => request_id),
      );
}

/** @param stored reasons by pair, of the applications that were compared */
function listChanges(
  stored: ReadonlyMap<string, Pair & { reasons: ConflictReason[] }>,
  found: ReadonlyMap<string, Pair & { conflict: Conflict }>,
): Changes {
  const changes: Changes = { gone: [], renewed: [], kept: [], barred: [] };
  for (const key of new Set([...stored.keys(), ...found.keys()])) {
    const [before, after] = [stored.get(key), found.get(key)];
    const pair = before ?? after;
    if (!pair) continue;
    const { request_id, juror } = pair;
    const known = before?.reasons ?? [];
    const isRecused = known.includes('recused');
    const reasons = [...(after?.conflict.reasons ?? []), ...(isRecused ? (['recused'] as const) : [])];
    if (String(reasons) === String(known)) continue;
    if (reasons.length === 0) {
      changes.gone.push({ request_id, juror });
      continue;
    }
    const source = isRecused ? 'declared' : (after?.conflict.source ?? 'found');
    const isNew = reasons.some((reason) => !known.includes(reason));
    const list = isNew && !isRecused ? changes.renewed : changes.kept;
    list.push({ request_id, juror, source, reasons: JSON.stringify(reasons) });
    if (isNew) changes.barred.push({ request_id, juror });
  }
  return changes;
}

async function store(tx: Kysely<Tables>, { gone, renewed, kept, barred }: Changes): Promise<void> {
  await forEachJuror(gone, async (juror, ids) => {
    await tx.deleteFrom('award_conflict').where('juror', '=', juror).where('request_id', 'in', ids).execute();
  });
  for (const [rows, isRenewed] of [
    [renewed, true],
    [kept, false],
  ] as const)
    for (const some of cutBatches(rows, BATCH))
      await tx
        .insertInto('award_conflict')
        .values(some.map((row) => ({ ...row, state: 'blocking' as const })))
        .onConflict((conflict) =>
          conflict.columns(['request_id', 'juror']).doUpdateSet(({ ref }) => ({
            source: ref('excluded.source'),
            reasons: ref('excluded.reasons'),
            ...(isRenewed
              ? { state: 'blocking' as const, decided_by: null, decided_at: null, note: null }
              : {}),
          })),
        )
        .execute();
  await forEachJuror(barred, (juror, ids) => endReadings(tx, juror, ids));
}

interface Found {
  isCompared: (id: string) => boolean;
  /** The matches of each application, by its id. */
  matches: ReadonlyMap<string, readonly Match[]>;
}

/**
 * The matches of the applications of a scope; those that were compared ahead in the same version are not compared
 * again.
 */
async function findMatches(
  tx: Kysely<Tables>,
  edition: number,
  { scope, persons, ahead }: { scope: Scope; persons: Comparison['persons']; ahead: Comparison | null },
): Promise<Found> {
  const known = ahead && isDeepStrictEqual(ahead.persons, persons) ? ahead : null;
  if (known && known.state === (await readState(tx, edition, scope)))
    return { isCompared: (id) => known.versions.has(id), matches: known.matches };
  const rows = await selectCompared(tx, edition, scope).select(['id', 'version']).execute();
  const present = new Set(rows.map(({ id }) => id));
  const others = rows.flatMap(({ id, version }) => (known?.versions.get(id) === version ? [] : [id]));
  const again = await compareHere(tx, edition, persons, others);
  const kept = [...(known?.matches ?? [])].filter(([id]) => present.has(id) && !again.has(id));
  return { isCompared: (id) => present.has(id), matches: new Map([...kept, ...again]) };
}

/**
 * Compares persons with submitted applications of an edition and stores the conflicts of interest. A conflict that the
 * coordinator has cleared blocks again only for another reason.
 * @param ahead a comparison of the same scope; applications that have changed since are compared again
 */
export async function refreshConflicts(
  tx: Kysely<Tables>,
  edition: number,
  scope: Scope = {},
  ahead: Comparison | null = null,
): Promise<void> {
  const { requestId, subject } = scope;
  const persons = await listInterested(tx, edition, { subject });
  if (persons.length === 0) return;
  const { isCompared, matches } = await findMatches(tx, edition, { scope, persons, ahead });
  const subjects = persons.map((person) => person.subject);
  const rows = (await listStored(tx, subjects, requestId)).filter(({ request_id }) => isCompared(request_id));
  const stored = rows.map((row) => ({ ...row, reasons: JSON.parse(row.reasons) as ConflictReason[] }));
  const found = [...matches].flatMap(([request_id, some]) =>
    some.map((match) => ({ request_id, juror: match.subject, conflict: match.conflict })),
  );
  await store(
    tx,
    listChanges(
      new Map(stored.map((row) => [keyOf(row), row])),
      new Map(found.map((row) => [keyOf(row), row])),
    ),
  );
}
