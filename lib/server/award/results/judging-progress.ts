import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import type { Tables } from '@/lib/server/db/tables';
import { selectJudged } from './rank-edition';

/** The progress of the readings in a field; numbers of readings, except `applications`. */
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

const selectReleased = (applications: ReturnType<typeof selectJudged>) =>
  applications
    .innerJoin('award_assignment as assignment', (join) =>
      join
        .onRef('assignment.request_id', '=', 'request.id')
        .onRef('assignment.edition', '=', 'request.edition_id'),
    )
    .where('assignment.state', '=', 'released');

/** What a reader sees of the progress. */
interface Shown {
  year: number;
  /** Applications that the reader must not see, and that are not counted. */
  hidden: ReadonlySet<string>;
}

/** The applications that take part in the judging, without those that a reader must not see. */
const selectShown = (db: Kysely<Tables>, { year, hidden }: Shown) =>
  selectJudged(db, year).$if(hidden.size > 0, (query) => query.where('request.id', 'not in', [...hidden]));

/** The released readings by field: how many, how many of them are final, and how many of the others are late. */
const countReadings = (db: Kysely<Tables>, shown: Shown, at: Date) =>
  // A left join, because SQLite would begin with the readings and look up the application of each.
  selectShown(db, shown)
    .leftJoin('award_assignment as assignment', (join) =>
      join
        .onRef('assignment.request_id', '=', 'request.id')
        .onRef('assignment.edition', '=', 'request.edition_id')
        .on('assignment.state', '=', 'released'),
    )
    .select('request.research_field_id as fieldId')
    .select(({ fn }) => [
      fn.count<number>('assignment.request_id').as('assigned'),
      fn.count<number>('assignment.total').as('final'),
      sql<number>`count(case when assignment.total is null and assignment.due_at < ${at.toISOString()} then 1 end)`.as(
        'late',
      ),
    ])
    .groupBy('request.research_field_id')
    .execute();

const countApplications = (db: Kysely<Tables>, shown: Shown) =>
  selectShown(db, shown)
    .select(['request.research_field_id as fieldId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('request.research_field_id')
    .orderBy('request.research_field_id')
    .execute();

/** The readings with the earliest deadlines that are not final. */
const listOpen = (db: Kysely<Tables>, shown: Shown, limit: number) =>
  selectReleased(selectShown(db, shown))
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .where('assignment.total', 'is', null)
    .select(['request.id', 'request.reference_number as referenceNumber', 'assignment.due_at as dueAt'])
    .select(({ fn }) => fn.coalesce('staff.label', 'assignment.juror').as('juror'))
    .orderBy(sql`assignment.due_at is null`)
    .orderBy('assignment.due_at')
    .orderBy('request.reference_number')
    .limit(limit)
    .execute();

/**
 * How far the judging of an edition is.
 * @param hidden applications that the reader must not see, and that are not counted
 * @param limit of the list of open readings
 * @returns the fields that have applications, and the readings that are not final, the earliest deadline first
 */
export async function findProgress(
  db: Kysely<Tables>,
  edition: Pick<EditionData, 'judging'> & { year: number },
  hidden: ReadonlySet<string>,
  at: Date,
  limit: number,
): Promise<{ fields: FieldProgress[]; open: { total: number; rows: OpenReading[] } }> {
  const shown = { year: edition.year, hidden };
  const counted = await countReadings(db, shown, at);
  const fields = (await countApplications(db, shown)).map(({ fieldId, count }): FieldProgress => {
    const own = counted.find((row) => row.fieldId === fieldId);
    return {
      fieldId,
      applications: Number(count),
      needed: Number(count) * edition.judging.readings,
      assigned: Number(own?.assigned ?? 0),
      final: Number(own?.final ?? 0),
      late: Number(own?.late ?? 0),
    };
  });
  const rows = (await listOpen(db, shown, limit)).map(
    (row): OpenReading => ({ ...row, isLate: row.dueAt !== null && row.dueAt < at.toISOString() }),
  );
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
