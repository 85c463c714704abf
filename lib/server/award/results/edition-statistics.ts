import 'server-only';
import type { Kysely } from 'kysely';
import { hideSmallCounts } from '@/lib/admin/insight/hide-small-counts';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { OUTCOMES, type Outcome } from '@/lib/award/definition/outcomes';
import { BAND, FUNNEL, type FunnelStep, type Statistics, statistics } from '@/lib/award/statistics';
import { isNotDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import type { Tables } from '@/lib/server/db/tables';
import { countGroups, type Group, sumBy, toCounts } from './count-applications';
import { type FrozenRanking, findRanking, readSnapshot, stateOf } from './frozen-ranking';
import type { RankedRow } from './rank-edition';

type Counts = Statistics['fields'];

const isSubmitted = ({ status }: Group) => status === REQUEST_STATUS.Completed;

const selectSubmitted = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('scholarship_request as request')
    .where('request.edition_id', '=', year)
    .where('request.withdrawn_at', 'is', null)
    .where(isNotDisqualified)
    .where('request.status', '=', REQUEST_STATUS.Completed);

/** How many applications reached each step, by id of their research field. */
async function countSteps(
  db: Kysely<Tables>,
  year: number,
  groups: readonly Group[],
  ranking: FrozenRanking | null,
): Promise<Record<FunnelStep, ReadonlyMap<string, number>>> {
  const count = async (requests: ReturnType<typeof selectSubmitted>) => {
    const rows = await requests
      .select(['request.research_field_id as field', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('request.research_field_id')
      .execute();
    return new Map(rows.map((row) => [String(row.field), Number(row.count)]));
  };
  const decided = (outcomes: readonly Outcome[]) =>
    count(
      selectSubmitted(db, year).where('request.id', 'in', (eb) =>
        eb
          .selectFrom('award_decision')
          .select('request_id')
          .where('ranking_id', '=', ranking?.id ?? '')
          .where('outcome', 'in', outcomes),
      ),
    );
  const submitted = groups.filter(isSubmitted);
  return {
    registered: sumBy(groups, 'field'),
    submitted: sumBy(submitted, 'field'),
    admitted: sumBy(
      submitted.filter(({ stage }) => stage === 'eligible' || stage === 'inReview'),
      'field',
    ),
    read: await count(
      selectSubmitted(db, year).where('request.id', 'in', (eb) =>
        eb
          .selectFrom('award_assignment')
          .select('request_id')
          .where('edition', '=', year)
          .where('total', 'is not', null),
      ),
    ),
    decided: await decided(OUTCOMES),
    shortlisted: await decided(['winner', 'shortlisted']),
    winners: await decided(['winner']),
  };
}

async function countFunnels(
  db: Kysely<Tables>,
  year: number,
  groups: readonly Group[],
  ranking: FrozenRanking | null,
): Promise<Required<Pick<Statistics, 'funnel' | 'fieldFunnels'>>> {
  const steps = await countSteps(db, year, groups, ranking);
  const fields = [...steps.registered.keys()].sort((a, b) => Number(a) - Number(b));
  const countOf = (field: string) => FUNNEL.map((key) => ({ key, count: steps[key].get(field) ?? 0 }));
  return {
    funnel: FUNNEL.map((key) => ({
      key,
      count: [...steps[key].values()].reduce((sum, count) => sum + count, 0),
    })),
    fieldFunnels: fields.map((key) => ({ key, funnel: countOf(key) })),
  };
}

/** Ranked applications by band of their raw mean; bands between the lowest and the highest are listed too. */
function countTotals(ranked: readonly RankedRow[]): Counts {
  const means = ranked.flatMap(({ rank, raw }) => (rank === null || raw === null ? [] : [raw / 100]));
  const bands = means.map((mean) => Math.min(Math.floor(mean / BAND), 100 / BAND - 1));
  if (bands.length === 0) return [];
  const [least, most] = [Math.min(...bands), Math.max(...bands)];
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    key: String((least + index) * BAND),
    count: bands.filter((band) => band === least + index).length,
  }));
}

/** The statistics of an edition as its applications are now. Nothing of its results is counted before their release. */
async function countStatistics(
  db: Kysely<Tables>,
  year: number,
  counted: readonly Group[],
): Promise<Statistics> {
  const frozen = await findRanking(db, year);
  const ranking = stateOf(frozen) === 'released' ? frozen : null;
  const groups = counted.filter(({ isWithdrawn }) => !isWithdrawn);
  const submitted = groups.filter(isSubmitted);
  return {
    ...(await countFunnels(db, year, groups, ranking)),
    fields: toCounts(sumBy(submitted, 'field')),
    countries: toCounts(sumBy(submitted, 'country')),
    totals: countTotals(ranking ? await readSnapshot(db, ranking) : []),
  };
}

/**
 * The statistics of an edition: those stored before its applications were removed, else as they are now.
 * @param counted its applications, for a caller that has counted them
 */
export async function readStatistics(
  db: Kysely<Tables>,
  year: number,
  counted?: readonly Group[],
): Promise<Statistics> {
  const row = await db
    .selectFrom('award_statistics')
    .select('data')
    .where('edition', '=', year)
    .executeTakeFirst();
  if (row) return statistics.parse(JSON.parse(row.data));
  return countStatistics(db, year, counted ?? (await countGroups(db, year)));
}

/** Stores the statistics of an edition once, before its first applications are removed. */
export async function storeStatistics(db: Kysely<Tables>, year: number, at: Date): Promise<void> {
  const data = JSON.stringify(await readStatistics(db, year));
  await db
    .insertInto('award_statistics')
    .values({ edition: year, data, counted_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('edition').doNothing())
    .execute();
}

/**
 * The statistics that everyone may read: counts below five are hidden, and another one of a list whose sum is known.
 * The number of winners follows from their list anyway.
 */
export function hideSmall({ funnel, fields, countries, totals }: Statistics): Statistics {
  const hide = <Row extends { count: number | null }>(rows: readonly Row[], sumsUp: boolean): Row[] => {
    const shown = hideSmallCounts(
      rows.map(({ count }) => [count ?? 0]),
      sumsUp,
    );
    return rows.map((row, index) => ({ ...row, count: shown[index]?.[0] ?? null }));
  };
  const winners = funnel.filter(({ key }) => key === 'winners');
  return {
    funnel: [
      ...hide(
        funnel.filter(({ key }) => key !== 'winners'),
        false,
      ),
      ...winners,
    ],
    fields: hide(fields, true),
    countries: hide(countries, true),
    totals: hide(totals, true),
  };
}

/**
 * The funnels of the fields without counts below five, and without another one of a step of which one is hidden,
 * because the sum of each step is known. The figures show all registrations by field anyway, so they stay.
 */
export function hideFieldFunnels(fieldFunnels: NonNullable<Statistics['fieldFunnels']>): typeof fieldFunnels {
  const shown = FUNNEL.map((step) =>
    hideSmallCounts(
      fieldFunnels.map(({ funnel }) => [funnel.find(({ key }) => key === step)?.count ?? 0]),
      true,
    ),
  );
  return fieldFunnels.map(({ key: field, funnel }, row) => ({
    key: field,
    funnel: funnel.map(({ key, count }) => ({
      key,
      count: key === 'registered' ? count : (shown[FUNNEL.indexOf(key)]?.[row]?.[0] ?? null),
    })),
  }));
}
