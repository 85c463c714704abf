import type { Totals } from './adjust-totals';

/** An application with its final totals, raw or adjusted. */
export interface ReadApplication {
  id: string;
  /** Prize category; each has its own ranking. */
  category: number;
  totals: Totals;
}

export interface ScoredApplication {
  id: string;
  /** Of each final sheet the whole scores by criterion. */
  scores: readonly Readonly<Record<string, number>>[];
}

export interface Place {
  id: string;
  category: number;
  /** 1, 2, 2, 4; null with fewer than two final sheets. */
  rank: number | null;
  /** The criterion that decided against an application with the same mean; null if the mean decided. */
  decidedBy: string | null;
  /** True if others have the same rank: a recorded vote decides. */
  isTied: boolean;
}

/** The applications of a category with the same mean, or those with fewer than two final sheets. */
export interface MeanGroup<Application> {
  category: number;
  /** The rank of its best application; null with fewer than two final sheets. */
  rank: number | null;
  applications: Application[];
}

const LEAST_SHEETS = 2;

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Compares means as fractions, exactly. @returns positive if the other is larger */
const compare = (own: Totals, other: Totals) => other.sum * own.count - own.sum * other.count;

function groupCategory<Application extends ReadApplication>(
  category: number,
  applications: readonly Application[],
): MeanGroup<Application>[] {
  const { ranked = [], unranked = [] } = Object.groupBy(applications, ({ totals }) =>
    totals.count < LEAST_SHEETS ? 'unranked' : 'ranked',
  );
  const groups: MeanGroup<Application>[] = [];
  let last: Totals | undefined;
  for (const [index, application] of ranked
    .sort((left, right) => compare(left.totals, right.totals))
    .entries()) {
    if (last && compare(last, application.totals) === 0) groups.at(-1)?.applications.push(application);
    else groups.push({ category, rank: index + 1, applications: [application] });
    last = application.totals;
  }
  return unranked.length > 0 ? [...groups, { category, rank: null, applications: unranked }] : groups;
}

/**
 * Orders applications by category and mean, the larger first; those without a rank are the last of their category.
 * Neither ids, nor times, nor the order of the rows decide anything.
 */
export const groupByMean = <Application extends ReadApplication>(
  applications: readonly Application[],
): MeanGroup<Application>[] =>
  [...Map.groupBy(applications, ({ category }) => category)]
    .sort(([left], [right]) => left - right)
    .flatMap(([category, own]) => groupCategory(category, own));

/** The means by criterion, in the order of the criteria. */
function listMeans({ scores }: ScoredApplication, criteria: readonly string[]): Totals[] {
  return criteria.map((criterion) => {
    const given = scores.flatMap((sheet) => sheet[criterion] ?? []);
    return { sum: sumOf(given), count: given.length };
  });
}

const NONE: Totals = { sum: 0, count: 0 };

/** @returns the index of the first criterion that differs, -1 without one; positive if the other is larger in it */
function compareMeans(own: readonly Totals[], other: readonly Totals[]): [index: number, order: number] {
  for (const [index, mean] of own.entries()) {
    const order = compare(mean, other[index] ?? NONE);
    if (order !== 0) return [index, order];
  }
  return [-1, 0];
}

/**
 * Ranks the applications of a group, whose ties are broken by the criteria in turn.
 * @returns the places, the best first
 */
export function rankGroup(
  { category, rank: first, applications }: MeanGroup<ScoredApplication>,
  criteria: readonly string[],
): Place[] {
  if (first === null)
    return applications.map(({ id }) => ({ id, category, rank: null, decidedBy: null, isTied: false }));
  const sorted = applications
    .map((application) => ({ id: application.id, means: listMeans(application, criteria) }))
    .sort((left, right) => compareMeans(left.means, right.means)[1]);
  const best = sorted[0]?.means ?? [];
  const isEqual = (index: number, means: readonly Totals[]) => {
    const other = sorted[index];
    return other !== undefined && compareMeans(other.means, means)[1] === 0;
  };
  let rank = first;
  return sorted.map(({ id, means }, index) => {
    const isTiedBefore = isEqual(index - 1, means);
    if (!isTiedBefore) rank = first + index;
    const decidedBy = criteria[compareMeans(best, means)[0]] ?? null;
    return { id, category, rank, decidedBy, isTied: isTiedBefore || isEqual(index + 1, means) };
  });
}
