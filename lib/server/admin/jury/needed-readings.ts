import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { listPrizes } from '@/lib/award/definition/edition';
import type { Tables } from '@/lib/server/db/tables';
import { type JudgedEdition, selectWithSums } from './judged-applications';

/** The mean of the last place of a category that gets a prize, as a sum of totals and their number. */
interface Cut {
  category: number;
  total: number;
  finals: number;
}

/** The number of applications for each sum, in one query for all categories: there are fewer sums than applications. */
const countSums = (db: Kysely<Tables>, year: number) =>
  selectWithSums(db, '', year)
    .select(({ fn, val }) => [
      'request.category',
      fn.coalesce('readings.finals', val(0)).as('finals'),
      fn.coalesce('readings.total', val(0)).as('total'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['request.category', 'readings.finals', 'readings.total'])
    .execute();

/** The cuts of the categories in which all first readings are final and not every application gets a prize. */
async function findCuts(db: Kysely<Tables>, rules: JudgedEdition): Promise<Cut[]> {
  const { judging } = rules;
  if (judging.margin === 0) return [];
  const sums = Map.groupBy(await countSums(db, rules.year), ({ category }) => category);
  return rules.categories.flatMap(({ id: category }) => {
    const own = sums.get(category) ?? [];
    if (own.some(({ finals }) => finals < judging.readings)) return [];
    own.sort((left, right) => right.total * left.finals - left.total * right.finals);
    const prizes = listPrizes(rules, category).length;
    let applications = 0;
    let cut: Cut | null = null;
    for (const { total, finals, count } of own) {
      applications += Number(count);
      if (prizes > 0 && applications >= prizes) cut ??= { category, total, finals };
    }
    return cut && applications > prizes ? [cut] : [];
  });
}

/** The first readings are final and differ by more points than the spread. */
const differ = ({ readings, spread }: JudgedEdition['judging']) => sql`
  (readings.finals > 1 and readings.finals >= ${readings} and readings.most - readings.least > ${spread * 100})
`;

/** The mean is at most the margin from that of the cut. Multiplied, because a quotient is rounded. */
const isNear = ({ category, total, finals }: Cut, margin: number) => sql`
  (request.category = ${category}
    and abs(readings.total * ${finals} - ${total} * readings.finals) <= ${margin * 100 * finals} * readings.finals)
`;

/**
 * The readings that an application needs, and those that it lacks: one more juror reads it if its first readings differ
 * by more than the spread, or its mean is close to the last place of its category that gets a prize. That place is
 * known once all first readings of the category are final.
 * @returns expressions for `selectWithSums`
 */
export async function describeNeeds(
  db: Kysely<Tables>,
  rules: JudgedEdition,
): Promise<Record<'needed' | 'missing', RawBuilder<number>>> {
  const { judging } = rules;
  const cuts = await findCuts(db, rules);
  const isDisputed = sql.join(
    [differ(judging), ...cuts.map((cut) => isNear(cut, judging.margin))],
    sql` or `,
  );
  const needed = sql<number>`(${judging.readings} + case when ${isDisputed} then 1 else 0 end)`;
  const active = sql`coalesce(readings.proposed + readings.released, 0)`;
  return {
    needed,
    missing: sql<number>`(case when ${needed} > ${active} then ${needed} - ${active} else 0 end)`,
  };
}
