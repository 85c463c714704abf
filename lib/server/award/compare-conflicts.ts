import 'server-only';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Interested } from '@/lib/admin/jury/find-conflict';
import { type Match, matchPersons } from '@/lib/admin/jury/match-persons';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { cutBatches } from '@/lib/database/cut-batches';
import type { Tables } from '@/lib/server/db/tables';
import { openName } from './sender-names';
import { openSupervisor } from './supervisor-names';

export interface Scope {
  /** Only this application. */
  requestId?: string;
  /** Only this person. */
  subject?: string;
  /** Only applications that jurors read. */
  isJudged?: boolean;
}

type Tie = Interested['ties'][number];

/** A change that a person is about to make, which is not in the database yet. */
interface Change {
  subject: string;
  /** All ties; by default those that are stored. */
  ties?: readonly Tie[];
  /** Becomes a juror. */
  isJuror?: boolean;
}

/** Conflicts of interest as they were before a transaction. */
export interface Comparison {
  persons: readonly Interested[];
  /** The state of all applications (`readState`) before the first one was compared. */
  state: string;
  /** The version in which each application was compared. */
  versions: ReadonlyMap<string, number>;
  /** The matches of each application, by its id. */
  matches: ReadonlyMap<string, readonly Match[]>;
}

/** Applications read by one statement. */
const PAGE = 500;
/** Milliseconds after which the comparison yields to other calls. */
const SLICE_MS = 10;

const readLabels = (db: Kysely<Tables>, subjects: readonly string[]) =>
  db.selectFrom('staff').select(['subject', 'label']).where('subject', 'in', subjects).execute();

/**
 * The jurors of an edition, and everyone else who has declared ties. With `subject` only this person, even if they are
 * neither; their name is then empty and not compared.
 */
export async function listInterested(
  db: Kysely<Tables>,
  edition: number,
  { subject, ...change }: Partial<Change> = {},
): Promise<Interested[]> {
  const ties = await db
    .selectFrom('award_tie')
    .select(['subject', 'kind', 'value'])
    .where('edition', '=', edition)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('id')
    .execute();
  const jurors = await db
    .selectFrom('award_juror')
    .select('subject')
    .where('edition', '=', edition)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('subject')
    .execute();
  const tiesOf = Map.groupBy(ties, (tie) => tie.subject);
  const named = new Set([...jurors.map((juror) => juror.subject), ...tiesOf.keys()]);
  const subjects = subject === undefined ? [...named] : [subject];
  if (subjects.length === 0) return [];
  const labels = new Map((await readLabels(db, subjects)).map((row) => [row.subject, row.label]));
  return subjects.map((known) => {
    const stored = (tiesOf.get(known) ?? []).map(({ kind, value }) => ({ kind, value }));
    const own = change.ties ?? stored;
    const isNamed = change.isJuror || own.length > 0 || jurors.some((juror) => juror.subject === known);
    return { subject: known, name: isNamed ? (labels.get(known) ?? '') : '', ties: own };
  });
}

/** The submitted applications of an edition. */
export const selectCompared = (db: Kysely<Tables>, edition: number, { requestId, isJudged }: Scope) =>
  db
    .selectFrom('scholarship_request')
    .where('edition_id', '=', edition)
    .where('status', '=', REQUEST_STATUS.Completed)
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? ''))
    .$if(isJudged === true, (query) => query.where('stage', 'in', ['eligible', 'inReview']));

/** Differs when an application was submitted, changed or withdrawn in between. */
export async function readState(db: Kysely<Tables>, edition: number, scope: Scope): Promise<string> {
  const state = await selectCompared(db, edition, scope)
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions')])
    .select(({ fn }) => fn.max('updated_at').as('latest'))
    .executeTakeFirstOrThrow();
  return `${state.count} ${state.versions} ${state.latest}`;
}

/** Selects the columns that are compared. */
const selectFacts = (query: ReturnType<typeof selectCompared>) =>
  query
    .leftJoin('award_person as person', 'person.request_id', 'scholarship_request.id')
    .leftJoin('award_supervisor as supervisor', 'supervisor.request_id', 'scholarship_request.id')
    .select(['id', 'version', 'user_sub as sender', 'participant_name as participants', 'email'])
    .select('scholarship_university_name as university')
    .select(['person.sealed as sealedName', 'supervisor.sealed as sealedSupervisor']);

type Facts = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number];

const toFacts = ({ sealedName, sealedSupervisor, ...facts }: Facts) => ({
  ...facts,
  senderName: openName(sealedName),
  supervisor: openSupervisor(sealedSupervisor),
});

/** Compares applications within a transaction. @param ids of applications of the scope */
export async function compareHere(
  tx: Kysely<Tables>,
  edition: number,
  persons: readonly Interested[],
  ids: readonly string[],
): Promise<Map<string, Match[]>> {
  const match = matchPersons(persons);
  const matches = new Map<string, Match[]>();
  for (const batch of cutBatches(ids, PAGE)) {
    const some = selectCompared(tx, edition, {}).where('id', 'in', batch);
    for (const row of await selectFacts(some).execute()) matches.set(row.id, match(toFacts(row)));
  }
  return matches;
}

/**
 * Compares the applications of a scope before the transaction that stores the conflicts, in slices, because thousands
 * of them take seconds in the thread that answers every call.
 */
export async function compareAhead(
  db: Kysely<Tables>,
  edition: number,
  { isJudged, ...change }: Partial<Change> & Pick<Scope, 'isJudged'>,
): Promise<Comparison> {
  const persons = await listInterested(db, edition, change);
  const state = await readState(db, edition, { isJudged });
  const match = matchPersons(persons);
  const [versions, matches] = [new Map<string, number>(), new Map<string, Match[]>()];
  let slice = performance.now();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Facts[] = await selectFacts(selectCompared(db, edition, { isJudged }))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      versions.set(row.id, row.version);
      const found = match(toFacts(row));
      if (found.length > 0) matches.set(row.id, found);
      if (performance.now() - slice < SLICE_MS) continue;
      await letOthersRun();
      slice = performance.now();
    }
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  }
  return { persons, state, versions, matches };
}
