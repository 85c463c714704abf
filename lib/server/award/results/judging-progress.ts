import 'server-only';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readEditionInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { isNewestSheet, selectJudged } from './rank-edition';

/** The progress of the readings in a field; numbers of readings, apart from `applications`. */
export interface FieldProgress {
  fieldId: number;
  applications: number;
  needed: number;
  assigned: number;
  final: number;
  /** Not final after their deadline. */
  late: number;
}

export interface OpenReading {
  /** Id of the application. */
  id: string;
  referenceNumber: string;
  /** Name of the juror. */
  juror: string;
  dueAt: string | null;
  isLate: boolean;
}

/** The released readings of applications, with their newest sheet. */
const joinReadings = (applications: ReturnType<typeof selectJudged>) =>
  applications
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .leftJoin('score_sheet as sheet', (join) =>
      join.onRef('sheet.assignment_id', '=', 'assignment.id').on(isNewestSheet()),
    )
    .where('assignment.state', '=', 'released');

/** The applications that take part in the judging, without those that a reader must not see. */
const selectShown = (db: Kysely<Tables>, hidden: ReadonlySet<string>) =>
  selectJudged(db).$if(hidden.size > 0, (query) => query.where('request.id', 'not in', [...hidden]));

/** The number of rows for which an expression is true. */
const countWhere = (expression: Expression<SqlBool>) =>
  sql<number>`coalesce(sum(case when ${expression} then 1 else 0 end), 0)`;

async function countByField(db: Kysely<Tables>, hidden: ReadonlySet<string>, at: Date) {
  const applications = await selectShown(db, hidden)
    .select(['request.research_field_id as fieldId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('request.research_field_id')
    .orderBy('request.research_field_id')
    .execute();
  const readings = await joinReadings(selectShown(db, hidden))
    .select(['request.research_field_id as fieldId', ({ fn }) => fn.countAll<number>().as('assigned')])
    .select(({ eb, and }) => [
      countWhere(eb('sheet.total', 'is not', null)).as('final'),
      countWhere(and([eb('assignment.due_at', '<', at.toISOString()), eb('sheet.total', 'is', null)])).as(
        'late',
      ),
    ])
    .groupBy('request.research_field_id')
    .execute();
  return { applications, readings };
}

/** The readings that are not final, the earliest deadline first. */
async function listOpen(
  db: Kysely<Tables>,
  hidden: ReadonlySet<string>,
  at: Date,
  limit: number,
): Promise<OpenReading[]> {
  const rows = await joinReadings(selectShown(db, hidden))
    // Without a sheet, or with a draft.
    .where('sheet.total', 'is', null)
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .select([
      'request.id',
      'request.reference_number',
      'assignment.juror',
      'assignment.due_at',
      'staff.label',
    ])
    .orderBy(sql`assignment.due_at is null`)
    .orderBy('assignment.due_at')
    .orderBy('request.reference_number')
    .limit(limit)
    .execute();
  return rows.map(({ id, reference_number: referenceNumber, juror, due_at: dueAt, label }) => {
    const isLate = dueAt !== null && dueAt < at.toISOString();
    return { id, referenceNumber, juror: label ?? juror, dueAt, isLate };
  });
}

/**
 * How far the judging of the edition in force is.
 * @param hidden applications that the reader must not see, and that are not counted
 * @param limit of the list of open readings
 * @returns the fields that have applications, and the readings that are not final, the earliest deadline first
 */
export async function findProgress(
  db: Kysely<Tables>,
  hidden: ReadonlySet<string>,
  at: Date,
  limit: number,
): Promise<{ fields: FieldProgress[]; open: { total: number; rows: OpenReading[] } }> {
  const { data } = await readEditionInForce(db, DEFAULT_LOCALE);
  const { applications, readings } = await countByField(db, hidden, at);
  const fields = applications.map(({ fieldId, count }): FieldProgress => {
    const own = readings.find((row) => row.fieldId === fieldId);
    return {
      fieldId,
      applications: Number(count),
      needed: Number(count) * data.judging.readings,
      assigned: Number(own?.assigned ?? 0),
      final: Number(own?.final ?? 0),
      late: Number(own?.late ?? 0),
    };
  });
  const total = fields.reduce((sum, { assigned, final }) => sum + assigned - final, 0);
  // The query reads all readings of the edition.
  const rows = total === 0 ? [] : await listOpen(db, hidden, at, limit);
  return { fields, open: { total, rows } };
}

/** The released readings of an application, with the total of a final sheet in hundredths. */
export async function listReadings(db: Kysely<Tables>, application: string) {
  const readings = await joinReadings(db.selectFrom('scholarship_request as request'))
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .select(['assignment.juror', 'assignment.due_at', 'sheet.total', 'staff.label'])
    .where('request.id', '=', application)
    .orderBy('assignment.id')
    .execute();
  return readings.map(({ label, juror, due_at: dueAt, total }) => ({ juror: label ?? juror, dueAt, total }));
}
