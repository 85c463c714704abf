import 'server-only';
import type { Kysely } from 'kysely';
import type { JudgingRules } from '@/lib/award/definition/judging-rules';
import { needsAnotherReading } from '@/lib/award/rules/third-reading';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import type { Tables } from '@/lib/server/db/tables';

export interface JudgedEdition {
  year: number;
  judging: JudgingRules;
}

/** Readings that count: given to a juror, or proposed. */
export const ACTIVE = ['proposed', 'released'] as const;

/** The applications of the edition in force that jurors read, without those that the reader must not see. */
export const selectJudged = (db: Kysely<Tables>, reader: string) =>
  selectSubmitted(db, reader).where('request.stage', 'in', ['eligible', 'inReview']);

/** Number of active readings by application. */
export const countActive = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('award_assignment')
    .select(['request_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('edition', '=', year)
    .where('state', 'in', ACTIVE)
    .groupBy('request_id')
    .as('active');

/** The final totals of first readings. A reopened sheet counts when its last version is final. */
const selectTotals = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .where('assignment.edition', '=', year)
    .where('assignment.round', '=', 1)
    .where('assignment.state', '=', 'released')
    .where('sheet.state', '=', 'final')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('score_sheet as later')
            .select('later.version')
            .whereRef('later.assignment_id', '=', 'sheet.assignment_id')
            .whereRef('later.version', '>', 'sheet.version'),
        ),
      ),
    );

/** The applications that one more juror reads, because the totals of their readings differ too much. */
export async function listDisputed(
  db: Kysely<Tables>,
  { year, judging }: JudgedEdition,
): Promise<Set<string>> {
  const rows = await selectTotals(db, year)
    .select(['assignment.request_id', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => [
      fn.min<number | null>('sheet.total').as('least'),
      fn.max<number | null>('sheet.total').as('most'),
    ])
    .groupBy('assignment.request_id')
    .execute();
  return new Set(
    rows.flatMap(({ request_id, count, least, most }) =>
      needsAnotherReading({ count: Number(count), least: least ?? 0, most: most ?? 0 }, judging)
        ? [request_id]
        : [],
    ),
  );
}
