import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { maskTerms } from '@/lib/admin/readings/hidden-words';
import type { SheetState } from '@/lib/admin/readings/reading-schemas';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { listTermsOf, openWords, TERM_COLUMNS } from './blind-copies';
import { selectSubmitted } from './eligibility-facts';
import { yearInForce } from './read-edition';

export type Sheet = Selectable<Tables['score_sheet']>;

/**
 * The readings that are released to a juror, of applications that take part in the edition in force and with which the
 * juror has no conflict (`selectSubmitted`).
 */
const selectReadings = (db: Kysely<Tables>, juror: string) =>
  selectSubmitted(db, juror)
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .leftJoin('award_person as person', 'person.request_id', 'request.id')
    .leftJoin('award_supervisor as supervisor', 'supervisor.request_id', 'request.id')
    .select(['assignment.id', 'assignment.due_at', 'request.id as requestId', 'request.research_field_id'])
    .select(['request.research_title', 'request.research_summary', ...TERM_COLUMNS])
    .where('assignment.edition', '=', yearInForce())
    .where('assignment.juror', '=', juror)
    .where('assignment.state', '=', 'released');

export type Reading = Awaited<ReturnType<ReturnType<typeof selectReadings>['execute']>>[number];

/** A juror's readings, the first deadline first. */
export const listReadingsOf = (db: Kysely<Tables>, juror: string) =>
  selectReadings(db, juror).orderBy('assignment.due_at').orderBy('assignment.id').execute();

/** @throws RequestError 404 for any reading that is not released to the juror */
export async function requireReading(db: Kysely<Tables>, id: string, juror: string): Promise<Reading> {
  const reading = await selectReadings(db, juror).where('assignment.id', '=', id).executeTakeFirst();
  if (!reading) throw new RequestError(404, 'notFound');
  return reading;
}

/** The newest version of the sheets of these assignments. */
export async function readSheets(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Sheet>> {
  if (ids.length === 0) return new Map();
  const sheets = await db
    .selectFrom('score_sheet')
    .selectAll()
    .where('assignment_id', 'in', ids)
    .orderBy('version')
    .execute();
  return new Map(sheets.map((sheet) => [sheet.assignment_id, sheet]));
}

/** What the office has typed for the copies of these applications, by application. */
export async function readHiddenWords(
  db: Kysely<Tables>,
  requests: readonly string[],
): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  const rows = await db
    .selectFrom('blind_copy')
    .select(['request_id', 'words'])
    .where('request_id', 'in', requests)
    .where('words', 'is not', null)
    .execute();
  const words = new Map<string, string>();
  for (const row of rows)
    words.set(row.request_id, `${words.get(row.request_id) ?? ''} ${await openWords(row.words)}`);
  return words;
}

/** A reading closes at its deadline, until the coordinator extends it. */
export const isClosed = ({ due_at }: Pick<Reading, 'due_at'>, at: Date) =>
  due_at !== null && due_at <= at.toISOString();

/**
 * What a juror may know of an application, and nothing else of its row: no name, place, contact, number or file name.
 * Names that its texts contain are masked.
 * @param typed what the office hides in it beside the names that the portal knows
 */
export function toReading(reading: Reading, typed: string, sheet: Sheet | undefined, at: Date) {
  const terms = listTermsOf(reading, typed);
  const state: SheetState = sheet?.state ?? 'unread';
  return {
    id: reading.id,
    title: maskTerms(reading.research_title, terms),
    summary: maskTerms(reading.research_summary, terms),
    fieldId: reading.research_field_id,
    dueAt: reading.due_at,
    state,
    isClosed: isClosed(reading, at),
  };
}
