import 'server-only';
import type { Kysely, RawBuilder } from 'kysely';
import { assignmentsQuery, type READING_STATES, type ReadingRow } from '@/lib/admin/jury/schemas';
import { findObstacle } from '@/lib/award/rules/plan-readings';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from '../cut-page';
import { openJudging } from '../judging/open-judging';
import { ACTIVE, type JudgedEdition, selectJudged, selectWithSums } from './judged-applications';
import { describeNeeds } from './needed-readings';
import { readObstacles, toLanguage } from './read-problem';

const PAGE_SIZE = 25;

type State = (typeof READING_STATES)[number];

interface Wanted {
  state: State;
  missing: RawBuilder<number>;
  reader: string;
  year: number;
  after: string;
}

function selectInState(db: Kysely<Tables>, { state, missing, reader, year }: Wanted) {
  if (state === 'all') return selectJudged(db, reader, year);
  const counted = selectWithSums(db, reader, year);
  return state === 'missing' ? counted.where(missing, '>', 0) : counted.where(`readings.${state}`, '>', 0);
}

/** The judged applications in a state: their number, the ids of a page, and the id that follows. */
async function findInState(db: Kysely<Tables>, wanted: Wanted) {
  const inState = selectInState(db, wanted);
  const { total } = await inState
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) return { total: 0, ids: [] };
  const page = await inState
    .select('request.id')
    .where('request.id', '>', wanted.after)
    .orderBy('request.id')
    .limit(PAGE_SIZE + 1)
    .execute();
  return { total: Number(total), ids: page.map(({ id }) => id) };
}

const readRows = (db: Kysely<Tables>, year: number, ids: readonly string[], missing: RawBuilder<number>) =>
  ids.length === 0
    ? []
    : selectWithSums(db, '', year)
        .innerJoin('submission', 'submission.request_id', 'request.id')
        .select(['request.id', 'request.reference_number', 'request.research_title'])
        .select(['request.research_field_id', 'submission.text_language', missing.as('missing')])
        .where('request.id', 'in', ids)
        .orderBy('request.id')
        .execute();

/** The rows of a page and of the application that follows, and how many are in the state. */
async function findPage(
  db: Kysely<Tables>,
  edition: JudgedEdition,
  wanted: Pick<Wanted, 'state' | 'reader' | 'after'>,
) {
  const { year } = edition;
  const { missing } = await describeNeeds(db, edition);
  const { total, ids } = await findInState(db, { ...wanted, missing, year });
  return { total, found: await readRows(db, year, ids, missing) };
}

const listOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('award_assignment')
    .selectAll()
    .where('request_id', 'in', ids)
    .orderBy('round')
    .orderBy('id')
    .execute();

const isActive = ({ state }: { state: string }) => (ACTIVE as readonly string[]).includes(state);

/** How many more jurors could read an application, and how many could not, by reason. */
function countJurors(
  row: Pick<ReadingRow, 'id' | 'fieldId' | 'language'>,
  readers: ReadonlySet<string>,
  loads: ReadonlyMap<string, number>,
  obstacles: Awaited<ReturnType<typeof readObstacles>>,
): ReadingRow['jurors'] {
  const counts = { conflict: 0, language: 0, left: 0, full: 0, free: 0 };
  const application = { id: row.id, field: row.fieldId, language: row.language, needed: 1 };
  for (const juror of obstacles.jurors)
    if (!readers.has(juror.subject))
      counts[findObstacle(application, juror, loads.get(juror.subject) ?? 0, obstacles) ?? 'free'] += 1;
  return counts;
}

async function readLoads(db: Kysely<Tables>, year: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('award_assignment')
    .select(['juror', ({ fn }) => fn.countAll<number>().as('count')])
    .where('edition', '=', year)
    .where('state', 'in', ACTIVE)
    .groupBy('juror')
    .execute();
  return new Map(rows.map(({ juror, count }) => [juror, Number(count)]));
}

/**
 * Desk/ListAssignments: admitted applications with their readings, by default all; the oldest first. Views of an
 * edition that is over are recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
export const listAssignments: ApiHandler = async (c) => {
  const { edition: asked, state = 'all', after = '' } = readQuery(c, assignmentsQuery);
  const db = await openDatabase();
  const edition = await openJudging(c, db, { year: asked, entity: 'jury' });
  const { year } = edition;
  const reader = c.get('caller').subject;
  // Concurrently: PostgreSQL counts the readings of jurors while it finds the applications.
  const [{ total, found }, loads] = await Promise.all([
    findPage(db, edition, { state, reader, after }),
    readLoads(db, year),
  ]);
  const page = cutPage(found, PAGE_SIZE);
  const ids = page.rows.map(({ id }) => id);
  if (ids.length === 0) return c.json({ data: { total, rows: [], next: null } });
  const obstacles = await readObstacles(db, year, ids);
  const assignments = Map.groupBy(await listOf(db, ids), ({ request_id }) => request_id);
  const rows = page.rows.map((row): ReadingRow => {
    const own = assignments.get(row.id) ?? [];
    const active = own.filter(isActive);
    const facts = {
      id: row.id,
      fieldId: row.research_field_id,
      language: toLanguage(row.text_language),
    };
    const readers = new Set(active.map(({ juror }) => juror));
    return {
      ...facts,
      referenceNumber: row.reference_number,
      researchTitle: row.research_title,
      missing: row.missing,
      jurors: countJurors(facts, readers, loads, obstacles),
      readings: own.map((reading) => ({
        subject: reading.juror,
        round: reading.round,
        state: reading.state,
        dueAt: reading.due_at,
        why: JSON.parse(reading.why),
      })),
    };
  });
  return c.json({ data: { total, rows, next: page.next } });
};
