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

const LEAST_SHEETS = 2;

/** A mean as a fraction, so that means are compared exactly. */
interface Mean {
  sum: number;
  count: number;
}

const toMean = (values: readonly number[] = []): Mean => ({
  sum: values.reduce((total, value) => total + value, 0),
  count: values.length,
});

/** The larger first. */
const compareMeans = (left: Mean, right: Mean) => right.sum * left.count - left.sum * right.count;

/** An application whose means are computed once. */
class Candidate {
  readonly mean: Mean;
  private means: Mean[] | undefined;

  constructor(
    readonly application: ScoredApplication,
    private readonly criteria: readonly string[],
  ) {
    this.mean = toMean(application.totals);
  }

  /** The mean of each criterion; most applications need none. */
  private listMeans(): Mean[] {
    this.means ??= this.criteria.map((criterion) => toMean(this.application.scores[criterion]));
    return this.means;
  }

  /** The index of the first criterion in which another application with the same mean differs; -1 without one. */
  private findDifference(other: Candidate): number {
    const theirs = other.listMeans();
    return this.listMeans().findIndex((mean, index) => compareMeans(mean, theirs[index] ?? mean) !== 0);
  }

  /** By mean, then by the criteria in turn. @returns positive if the other is better, 0 if they are equal in all of them */
  compare(other: Candidate): number {
    const order = compareMeans(this.mean, other.mean);
    if (order !== 0) return order;
    const index = this.findDifference(other);
    const [own, theirs] = [this.listMeans()[index], other.listMeans()[index]];
    return own && theirs ? compareMeans(own, theirs) : 0;
  }

  /** The criterion that decided between applications with the same mean; null if none did. */
  findDecider(other: Candidate): string | null {
    return this.criteria[this.findDifference(other)] ?? null;
  }
}

/** The places of the applications of one category that have enough sheets, the best first. */
function rankCategory(applications: readonly ScoredApplication[], criteria: readonly string[]): Place[] {
  const sorted = applications
    .map((application) => new Candidate(application, criteria))
    .sort((left, right) => left.compare(right));
  let rank = 0;
  /** The best application with the same mean. */
  let best: Candidate | undefined;
  const isEqual = (left?: Candidate, right?: Candidate) =>
    left !== undefined && right !== undefined && left.compare(right) === 0;
  return sorted.map((candidate, index) => {
    const { id, category } = candidate.application;
    const isTiedBefore = isEqual(sorted[index - 1], candidate);
    if (!isTiedBefore) rank = index + 1;
    if (!best || compareMeans(best.mean, candidate.mean) !== 0) best = candidate;
    const isTied = isTiedBefore || isEqual(candidate, sorted[index + 1]);
    return { id, category, rank, decidedBy: candidate === best ? null : candidate.findDecider(best), isTied };
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
