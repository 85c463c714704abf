export interface ScoredApplication {
  id: string;
  /** Prize category; each has its own ranking. */
  category: number;
  /** Whole totals of the final sheets, raw or adjusted. */
  totals: readonly number[];
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

const LEAST_SHEETS = 2;

/** Means as fractions, so that they are compared exactly. */
interface Means {
  sums: number[];
  counts: number[];
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** An application whose means are computed once: most pairs in a large category have the same mean and need all of them. */
class Candidate {
  private readonly sum: number;
  private readonly count: number;
  private means: Means | undefined;

  constructor(
    readonly application: ScoredApplication,
    private readonly criteria: readonly string[],
  ) {
    this.sum = sumOf(application.totals);
    this.count = application.totals.length;
  }

  /** The means by criterion; an application that shares its mean with no other needs none. */
  private listMeans(): Means {
    if (this.means) return this.means;
    const sums = this.criteria.map(() => 0);
    const counts = this.criteria.map(() => 0);
    for (const sheet of this.application.scores)
      for (const [index, criterion] of this.criteria.entries()) {
        const score = sheet[criterion];
        if (score === undefined) continue;
        sums[index] = (sums[index] ?? 0) + score;
        counts[index] = (counts[index] ?? 0) + 1;
      }
    this.means = { sums, counts };
    return this.means;
  }

  /** The larger mean first. */
  compareMean(other: Candidate): number {
    return other.sum * this.count - this.sum * other.count;
  }

  /**
   * Compares applications with the same mean by the criteria in turn.
   * @returns the index of the first criterion that differs, -1 without one; the order, the larger first
   */
  private compareCriteria(other: Candidate): [index: number, order: number] {
    const [own, theirs] = [this.listMeans(), other.listMeans()];
    for (let index = 0; index < this.criteria.length; index += 1) {
      const order =
        (theirs.sums[index] ?? 0) * (own.counts[index] ?? 0) -
        (own.sums[index] ?? 0) * (theirs.counts[index] ?? 0);
      if (order !== 0) return [index, order];
    }
    return [-1, 0];
  }

  /** By mean, then by the criteria in turn. @returns positive if the other is better, 0 if they are equal in all of them */
  compare(other: Candidate): number {
    return this.compareMean(other) || this.compareCriteria(other)[1];
  }

  /** The criterion that decided between applications with the same mean; null if none did. */
  findDecider(other: Candidate): string | null {
    return this.criteria[this.compareCriteria(other)[0]] ?? null;
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
    if (best?.compareMean(candidate) !== 0) best = candidate;
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
