import { uuidv7 } from 'uuidv7';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { cutBatches } from '@/lib/database/cut-batches';
import type { Locale } from '@/lib/i18n/locales';
import { toColumns } from '@/lib/server/award/request-columns';
import { openDatabase } from '@/lib/server/db/open';
import { makeRegistration } from './registration';

const AT = '2026-11-26T12:00:00.000Z';
/** Rows per statement, below the limit of parameters of SQLite. */
export const BATCH = 400;

const { personalInformation, scholarshipInformation, researchInformation } = makeRegistration();
const columns = toColumns({ ...personalInformation, ...scholarshipInformation, ...researchInformation });

/** An admitted application as it is in review. */
export interface Judged {
  /** Subject of its sender. */
  subject?: string;
  /** Changes of the sample of a registration. */
  answers?: Partial<typeof columns>;
  /** The language in which it was submitted. */
  locale?: Locale;
  category?: number;
  field?: number;
  /** Totals of the final sheets, in hundredths; each juror of the list has one. */
  totals?: readonly number[];
  /** Scores of each final sheet. */
  scores?: readonly Record<string, number>[];
  /** Jurors whose sheet is not final. */
  open?: readonly string[];
}

interface Stored {
  id: string;
  referenceNumber: string;
}

let drawn = 0;

function toRequest({ subject, answers = {}, locale, category = 1, field = 1 }: Judged) {
  drawn += 1;
  const id = uuidv7();
  return {
    ...columns,
    ...answers,
    id,
    user_sub: subject ?? `person:${id}`,
    locale: locale ?? null,
    reference_number: `JUDGED-${String(drawn).padStart(6, '0')}`,
    status: REQUEST_STATUS.Completed,
    research_field_id: field,
    category,
    stage: 'inReview' as const,
    shown_stage: 'underReview' as const,
    created_at: AT,
    updated_at: AT,
    version: 1,
  };
}

const toAssignment = (request_id: string, juror: string) => ({
  id: uuidv7(),
  edition: SEED_YEAR,
  round: 1,
  request_id,
  juror,
  state: 'released' as const,
  due_at: '2026-11-20T20:59:59.999Z',
  why: '{}',
  created_at: AT,
});

const toSheet = (assignment_id: string, total: number | null, scores: Record<string, number> = {}) => ({
  assignment_id,
  version: 1,
  state: total === null ? ('draft' as const) : ('final' as const),
  scores: JSON.stringify(scores),
  comments: '',
  total,
  updated_at: AT,
});

/** Stores applications with their readings, as if they had been submitted, admitted, assigned and read. */
export async function storeJudged(applications: readonly Judged[]): Promise<Stored[]> {
  const db = await openDatabase();
  const requests = applications.map(toRequest);
  const readings = applications.flatMap(({ totals = [], scores = [], open = [] }, index) => {
    const id = requests[index]?.id ?? '';
    return [
      ...totals.map((total, juror) => {
        const assignment = toAssignment(id, `juror-${juror}`);
        return { assignment, sheet: toSheet(assignment.id, total, scores[juror]) };
      }),
      ...open.map((juror) => {
        const assignment = toAssignment(id, juror);
        return { assignment, sheet: toSheet(assignment.id, null) };
      }),
    ];
  });
  for (const rows of cutBatches(requests, BATCH))
    await db.insertInto('scholarship_request').values(rows).execute();
  for (const rows of cutBatches(readings, BATCH)) {
    await db
      .insertInto('award_assignment')
      .values(rows.map(({ assignment }) => assignment))
      .execute();
    await db
      .insertInto('score_sheet')
      .values(rows.map(({ sheet }) => sheet))
      .execute();
  }
  return requests.map(({ id, reference_number }) => ({ id, referenceNumber: reference_number }));
}
