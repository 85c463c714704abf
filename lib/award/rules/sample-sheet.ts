import { type Criteria, computeTotal, MAX_SCORE } from './score-sheet';

/** Invented scores of an entry that is better under some criteria than under others. */
const SAMPLE_SCORES = [8, 7, 9, 6, 8, 5];

export interface SampleSheet {
  /** `points`: of 100, the share of the criterion's weight that the score earns. */
  rows: { key: string; weight: number; score: number; points: number }[];
  total: number;
}

/** A completed score sheet as an example, with the weights of an edition; null while one of them is not announced. */
export function makeSampleSheet(criteria: Criteria): SampleSheet | null {
  const scores = Object.fromEntries(
    criteria.map(({ key }, index) => [key, SAMPLE_SCORES[index % SAMPLE_SCORES.length] ?? 0]),
  );
  const hundredths = computeTotal(criteria, scores);
  if (hundredths === null || criteria.length === 0) return null;
  const rows = criteria.map(({ key, weight }) => {
    const score = scores[key] ?? 0;
    return { key, weight: weight ?? 0, score, points: ((weight ?? 0) * score) / MAX_SCORE };
  });
  return { rows, total: hundredths / 100 };
}
