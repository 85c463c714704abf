import 'server-only';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readEditionInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { selectJudged } from './rank-edition';

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

/** The released readings of applications. */
const selectReleased = (applications: ReturnType<typeof selectJudged>) =>
  applications
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .where('assignment.state', '=', 'released');

/** The applications that take part in the judging, without those that a reader must not see. */
const selectShown = (db: Kysely<Tables>, hidden: ReadonlySet<string>) =>
  selectJudged(db).$if(hidden.size > 0, (query) => query.where('request.id', 'not in', [...hidden]));

/** The number of rows for which an expression is true. */
const countWhere = (expression: Expression<SqlBool>) =>
  sql<number>`coalesce(sum(case when ${expression} then 1 else 0 end), 0)`;

/** Counts rows by research field. */
const byField = (applications: ReturnType<typeof selectJudged>) =>
  applications
    .select(['request.research_field_id as fieldId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('request.research_field_id')
    .orderBy('request.research_field_id');

/**
 * The readings that are not final: by field how many and how many of them are late, and without a field those with the
 * earliest deadlines. One statement, because it looks at every reading of the edition.
 */
function readOpen(db: Kysely<Tables>, hidden: ReadonlySet<string>, at: Date, limit: number) {
  // PostgreSQL takes a null without a type in a subquery for text.
  const empty = sql<string | null>`cast(null as text)`;
  return db
    .with(
      (name) => name('reading').materialized(),
      () =>
        selectReleased(selectShown(db, hidden))
          .where('assignment.total', 'is', null)
          .select(['request.id', 'request.reference_number', 'request.research_field_id'])
          .select(['assignment.juror', 'assignment.due_at']),
    )
    .selectFrom('reading')
    .select([
      sql<number | null>`research_field_id`.as('fieldId'),
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .select(({ eb }) => countWhere(eb('due_at', '<', at.toISOString())).as('late'))
    .select([empty.as('id'), empty.as('referenceNumber'), empty.as('juror'), empty.as('dueAt')])
    .groupBy('research_field_id')
    .unionAll(({ selectFrom }) =>
      selectFrom((eb) =>
        eb
          .selectFrom('reading')
          .leftJoin('staff', 'staff.subject', 'reading.juror')
          .select([
            sql<null>`cast(null as integer)`.as('fieldId'),
            sql<number>`1`.as('count'),
            sql<number>`0`.as('late'),
          ])
          .select(['reading.id', 'reading.reference_number as referenceNumber'])
          .select(({ fn }) => fn.coalesce('staff.label', 'reading.juror').as('juror'))
          .select('reading.due_at as dueAt')
          .orderBy(sql`reading.due_at is null`)
          .orderBy('reading.due_at')
          .orderBy('reading.reference_number')
          .limit(limit)
          .as('earliest'),
      ).selectAll(),
    )
    .execute();
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
  const applications = await byField(selectShown(db, hidden)).execute();
  const assigned = await byField(selectReleased(selectShown(db, hidden))).execute();
  const open = await readOpen(db, hidden, at, limit);
  const fields = applications.map(({ fieldId, count }): FieldProgress => {
    const isOwn = (row: { fieldId: number | null }) => row.fieldId === fieldId;
    const all = Number(assigned.find(isOwn)?.count ?? 0);
    const own = open.find(isOwn);
    return {
      fieldId,
      applications: Number(count),
      needed: Number(count) * data.judging.readings,
      assigned: all,
      final: all - Number(own?.count ?? 0),
      late: Number(own?.late ?? 0),
    };
  });
  const rows = open.flatMap(({ id, referenceNumber, juror, dueAt }): OpenReading[] => {
    if (id === null) return [];
    const isLate = dueAt !== null && dueAt < at.toISOString();
    return [{ id, referenceNumber: referenceNumber ?? '', juror: juror ?? '', dueAt, isLate }];
  });
  const total = fields.reduce((sum, field) => sum + field.assigned - field.final, 0);
  return { fields, open: { total, rows } };
}

/** The released readings of an application, with the total of a final sheet in hundredths. */
export async function listReadings(db: Kysely<Tables>, application: string) {
  const readings = await selectReleased(db.selectFrom('scholarship_request as request'))
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .select(['assignment.juror', 'assignment.due_at', 'assignment.total', 'staff.label'])
    .where('request.id', '=', application)
    .orderBy('assignment.id')
    .execute();
  return readings.map(({ label, juror, due_at: dueAt, total }) => ({ juror: label ?? juror, dueAt, total }));
}
