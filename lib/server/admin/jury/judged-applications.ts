import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import { type FirstReadings, findDisputed } from '@/lib/award/rules/third-reading';
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

/** A judged application with its active readings. */
export interface ReadApplication extends FirstReadings {
  proposed: number;
  released: number;
}

/** PostgreSQL’s client would give large integers as text. */
const asInteger = (expression: RawBuilder<unknown>) => sql<number>`cast(${expression} as integer)`;

/** The judged applications of everyone, without a particular order. */
export function readApplications(db: Kysely<Tables>, year: number): Promise<ReadApplication[]> {
  // A reopened sheet counts when its last version is final.
  const total = sql`case when assignment.round = 1 and assignment.state = 'released' then assignment.total end`;
  const countState = (state: (typeof ACTIVE)[number]) =>
    asInteger(sql`count(case when assignment.state = ${state} then 1 end)`).as(state);
  return (
    selectJudged(db, '')
      .leftJoin('award_assignment as assignment', (join) =>
        join
          .onRef('assignment.request_id', '=', 'request.id')
          .on('assignment.edition', '=', year)
          .on('assignment.state', 'in', ACTIVE),
      )
      .select('request.id')
      .select(({ fn, val }) => fn.coalesce('request.category', val(0)).as('category'))
      .select([countState('proposed'), countState('released')])
      .select([
        asInteger(sql`count(${total})`).as('count'),
        asInteger(sql`coalesce(sum(${total}), 0)`).as('sum'),
        asInteger(sql`coalesce(min(${total}), 0)`).as('least'),
        asInteger(sql`coalesce(max(${total}), 0)`).as('most'),
      ])
      // In the order of an index, so that rows are grouped without sorting them.
      .groupBy(['request.stage', 'request.id'])
      .execute()
  );
}

/**
 * The number of readings that an application needs, one more if it is disputed (`findDisputed`), and lacks.
 * @param active readings that it has
 */
export function countNeed(
  active: number,
  { judging }: Pick<JudgedEdition, 'judging'>,
  isDisputed: boolean,
): { needed: number; missing: number } {
  const needed = judging.readings + (isDisputed ? 1 : 0);
  return { needed, missing: Math.max(needed - active, 0) };
}

/** The applications that one more juror reads. */
export const listDisputed = (
  applications: readonly ReadApplication[],
  { judging, prizes }: Pick<JudgedEdition, 'judging' | 'prizes'>,
): Set<string> => findDisputed(applications, judging, prizes.length);
