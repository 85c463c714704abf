import 'server-only';
import type { Kysely } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import { findDisputed } from '@/lib/award/rules/third-reading';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import type { Tables } from '@/lib/server/db/tables';

export interface JudgedEdition extends Pick<EditionData, 'judging' | 'prizes'> {
  year: number;
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
    .selectFrom('award_assignment')
    .select(['request_id', 'total'])
    .where('edition', '=', year)
    .where('round', '=', 1)
    .where('state', '=', 'released')
    .where('total', 'is not', null);

/** The applications that one more juror reads (`findDisputed`). */
export async function listDisputed(
  db: Kysely<Tables>,
  { year, judging, prizes }: JudgedEdition,
): Promise<Set<string>> {
  const rows = await selectJudged(db, '')
    .leftJoin(selectTotals(db, year).as('first'), 'first.request_id', 'request.id')
    .select(['request.id', 'request.category', ({ fn }) => fn.count<number>('first.total').as('count')])
    .select(({ fn }) => [
      fn.sum<number | null>('first.total').as('sum'),
      fn.min<number | null>('first.total').as('least'),
      fn.max<number | null>('first.total').as('most'),
    ])
    .groupBy(['request.id', 'request.category'])
    .execute();
  const readings = rows.map(({ id, category, count, sum, least, most }) => ({
    id,
    category: category ?? 0,
    count: Number(count),
    sum: Number(sum ?? 0),
    least: least ?? 0,
    most: most ?? 0,
  }));
  return findDisputed(readings, judging, prizes.length);
}
