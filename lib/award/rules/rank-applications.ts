export interface ScoredApplication {
  id: string;
  /** Prize category; each has its own ranking. */
  category: number;
  /** Whole totals of the final sheets, raw or adjusted. */
  totals: readonly number[];
  /** The whole scores of the final sheets by criterion. */
  scores: Readonly<Record<string, readonly number[]>>;
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

export const LEAST_SHEETS = 2;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Compares two means exactly, the larger first. */
const compareMeans = (left: readonly number[], right: readonly number[]) =>
  sum(right) * left.length - sum(left) * right.length;

interface Difference {
  /** Positive if the second application is better. */
  order: number;
  /** The criterion that differs; null for the mean. */
  by: string | null;
}

/**
 * The first difference of two applications: by mean, then by the named criteria in turn.
 * @returns order 0 if they are equal in all of them
 */
function compare(left: ScoredApplication, right: ScoredApplication, criteria: readonly string[]): Difference {
  const order = compareMeans(left.totals, right.totals);
  if (order !== 0) return { order, by: null };
  for (const by of criteria) {
    const difference = compareMeans(left.scores[by] ?? [], right.scores[by] ?? []);
    if (difference !== 0) return { order: difference, by };
  }
  return { order: 0, by: null };
}

/** The places of the applications of one category that have enough sheets, the best first. */
function rankCategory(applications: readonly ScoredApplication[], criteria: readonly string[]): Place[] {
  const sorted = applications.toSorted((left, right) => compare(left, right, criteria).order);
  const isEqual = (index: number, other: number) => {
    const [left, right] = [sorted[index], sorted[other]];
    return left !== undefined && right !== undefined && compare(left, right, criteria).order === 0;
  };
  let rank = 0;
  /** The best application with the same mean. */
  let best: ScoredApplication | undefined;
  return sorted.map((application, index) => {
    const isTiedBefore = isEqual(index, index - 1);
    if (!isTiedBefore) rank = index + 1;
    if (!best || compareMeans(best.totals, application.totals) !== 0) best = application;
    return {
      id: application.id,
      category: application.category,
      rank,
      decidedBy: compare(application, best, criteria).by,
      isTied: isTiedBefore || isEqual(index, index + 1),
    };
  });
}

/**
 * Ranks applications in their categories. Neither ids, nor times, nor the order of the rows decide anything.
 * @param criteria by which ties are broken, in order
 * @returns the places by category, the best first; those without a rank are last
 */
export function rankApplications(
  applications: readonly ScoredApplication[],
  criteria: readonly string[],
): Place[] {
  const { ranked = [], unranked = [] } = Object.groupBy(applications, ({ totals }) =>
    totals.length < LEAST_SHEETS ? 'unranked' : 'ranked',
  );
  return [
    ...[...Map.groupBy(ranked, ({ category }) => category).values()].flatMap((group) =>
      rankCategory(group, criteria),
    ),
    ...unranked.map(({ id, category }) => ({ id, category, rank: null, decidedBy: null, isTied: false })),
  ];
}
