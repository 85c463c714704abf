import 'server-only';
import { type Kysely, sql } from 'kysely';
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

/** The judged applications of everyone, without a particular order. */
export async function readApplications(db: Kysely<Tables>, year: number): Promise<ReadApplication[]> {
  // A reopened sheet counts when its last version is final.
  const total = sql<number | null>`
    case when assignment.round = 1 and assignment.state = 'released' then assignment.total end
  `;
  const rows = await selectJudged(db, '')
    .leftJoin('award_assignment as assignment', (join) =>
      join
        .onRef('assignment.request_id', '=', 'request.id')
        .on('assignment.edition', '=', year)
        .on('assignment.state', 'in', ACTIVE),
    )
    .select(['request.id', 'request.category'])
    .select(({ fn }) => [
      fn.count<number>('assignment.request_id').as('active'),
      sql<number>`count(case when assignment.state = 'proposed' then 1 end)`.as('proposed'),
      fn.count<number>(total).as('count'),
      fn.sum<number | null>(total).as('sum'),
      fn.min<number | null>(total).as('least'),
      fn.max<number | null>(total).as('most'),
    ])
    // The order of an index: the rows are grouped without sorting.
    .groupBy(['request.stage', 'request.id', 'request.category'])
    .execute();
  return rows.map(({ id, category, active, proposed, count, sum, least, most }) => ({
    id,
    category: category ?? 0,
    proposed: Number(proposed),
    released: Number(active) - Number(proposed),
    count: Number(count),
    sum: Number(sum ?? 0),
    least: least ?? 0,
    most: most ?? 0,
  }));
}

/** The number of readings that each application needs, one more if it is disputed (`findDisputed`), and lacks; by its id. */
export function countNeeds(
  applications: readonly ReadApplication[],
  { judging, prizes }: JudgedEdition,
): Map<string, { needed: number; missing: number }> {
  const disputed = findDisputed(applications, judging, prizes.length);
  return new Map(
    applications.map(({ id, proposed, released }) => {
      const needed = judging.readings + (disputed.has(id) ? 1 : 0);
      return [id, { needed, missing: Math.max(needed - proposed - released, 0) }];
    }),
  );
}
