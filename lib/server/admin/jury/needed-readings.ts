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

/**
 * The best applications of a category, one more than there are prizes. Those whose first readings are not final come
 * first.
 */
const listBest = (db: Kysely<Tables>, category: number, { judging, year }: JudgedEdition, prizes: number) =>
  selectWithSums(db, '', year)
    .where('request.category', '=', category)
    .select(({ fn, val }) => [
      fn.coalesce('readings.finals', val(0)).as('finals'),
      fn.coalesce('readings.total', val(0)).as('total'),
    ])
    .orderBy(sql`case when coalesce(readings.finals, 0) < ${judging.readings} then 0 else 1 end`)
    .orderBy(sql`cast(readings.total as double precision) / nullif(readings.finals, 0)`, 'desc')
    .limit(prizes + 1)
    .execute();

/** The cuts of the categories in which all first readings are final and not every application gets a prize. */
async function findCuts(db: Kysely<Tables>, rules: JudgedEdition): Promise<Cut[]> {
  const { categories, judging } = rules;
  const cuts: Cut[] = [];
  if (judging.margin === 0) return cuts;
  for (const { id } of categories) {
    const prizes = listPrizes(rules, id).length;
    const best = await listBest(db, id, rules, prizes);
    const cut = best[prizes - 1];
    const isDecided = best.length > prizes && best.every(({ finals }) => finals >= judging.readings);
    if (cut && isDecided) cuts.push({ category: id, ...cut });
  }
  return cuts;
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
 * by more than the spread, or its mean is close to the last place of its category that gets a prize. That place is known
 * once all first readings of the category are final.
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
