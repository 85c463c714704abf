import 'server-only';
import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readEditionInForce, yearInForce } from '@/lib/server/award/read-edition';
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

/**
 * The released readings of the edition in force, with their newest sheet.
 * @param application only those of one application
 */
async function readReadings(db: Kysely<Tables>, application?: string) {
  const rows = await db
    .selectFrom('award_assignment as assignment')
    .leftJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .select(['assignment.id', 'assignment.request_id', 'assignment.juror', 'assignment.due_at'])
    .select(['sheet.version', 'sheet.state', 'sheet.total', 'staff.label'])
    .where('assignment.edition', '=', yearInForce())
    .where('assignment.state', '=', 'released')
    .$if(application !== undefined, (query) => query.where('assignment.request_id', '=', application ?? ''))
    .execute();
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows)
    if ((row.version ?? 0) >= (newest.get(row.id)?.version ?? 0)) newest.set(row.id, row);
  return [...newest.values()];
}

/**
 * How far the judging of the edition in force is.
 * @param hidden applications that the reader must not see, and that are not counted
 * @returns the fields that have applications, and the readings that are not final, the earliest deadline first
 */
export async function findProgress(
  db: Kysely<Tables>,
  hidden: ReadonlySet<string>,
  at: Date,
): Promise<{ fields: FieldProgress[]; open: OpenReading[] }> {
  const { data } = await readEditionInForce(db, DEFAULT_LOCALE);
  const applications = await selectJudged(db)
    .select(['request.id', 'request.reference_number', 'request.research_field_id as fieldId'])
    .execute();
  const shown = new Map(applications.filter(({ id }) => !hidden.has(id)).map((row) => [row.id, row]));
  const fields = new Map<number, FieldProgress>();
  for (const { fieldId } of shown.values()) {
    const field = fields.get(fieldId) ?? {
      fieldId,
      applications: 0,
      needed: 0,
      assigned: 0,
      final: 0,
      late: 0,
    };
    field.applications += 1;
    field.needed += data.judging.readings;
    fields.set(fieldId, field);
  }
  const open: OpenReading[] = [];
  for (const { request_id: id, juror, label, due_at: dueAt, state } of await readReadings(db)) {
    const application = shown.get(id);
    const field = application && fields.get(application.fieldId);
    if (!field) continue;
    field.assigned += 1;
    if (state === 'final') {
      field.final += 1;
      continue;
    }
    const isLate = dueAt !== null && dueAt < at.toISOString();
    if (isLate) field.late += 1;
    open.push({ id, referenceNumber: application.reference_number, juror: label ?? juror, dueAt, isLate });
  }
  const orderOf = ({ dueAt, referenceNumber }: OpenReading) => `${dueAt ?? '~'} ${referenceNumber}`;
  return {
    fields: [...fields.values()].sort((left, right) => left.fieldId - right.fieldId),
    open: open.sort((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1)),
  };
}

/** The released readings of an application, with the total of a final sheet in hundredths. */
export async function listReadings(db: Kysely<Tables>, application: string) {
  const readings = await readReadings(db, application);
  return readings.map(({ label, juror, due_at, state, total }) => ({
    juror: label ?? juror,
    dueAt: due_at,
    total: state === 'final' ? total : null,
  }));
}
