export type Scores = Readonly<Record<string, number>>;
export type Comments = Readonly<Record<string, string>>;

export const MAX_SCORE = 10;

/** Very low and very high scores need a comment. */
const needsComment = (score: number) => score <= 3 || score >= 9;

/** The names of the controls of a sheet: those of the call, in dotted form. */
export const SCORE_CONTROL = (criterion: string) => `scores.${criterion}`;
export const COMMENT_CONTROL = (criterion: string) => `comments.${criterion}`;

/** What a sheet lacks before it can be final: error codes by control. */
export function findSheetErrors(
  criteria: readonly { key: string }[],
  scores: Scores,
  comments: Comments,
): Record<string, string> {
  const errors = criteria.flatMap(({ key }) => {
    const score = scores[key];
    if (score === undefined) return [[SCORE_CONTROL(key), 'required'] as const];
    return needsComment(score) && !comments[key] ? [[COMMENT_CONTROL(key), 'required'] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** The criteria of a sheet, with their shares of 100. */
export type Criteria = readonly { key: string; weight: number | null }[];

/**
 * The total of the scores so far in hundredths of a point of 100: whole numbers, so that equal totals are equal. Null
 * while a criterion has no weight.
 */
export function sumScores(criteria: Criteria, scores: Scores): number | null {
  let total = 0;
  for (const { key, weight } of criteria) {
    if (weight === null) return null;
    total += (weight * (scores[key] ?? 0) * 100) / MAX_SCORE;
  }
  return total;
}

/** True once each criterion has a score. */
export const isScored = (criteria: Criteria, scores: Scores) =>
  criteria.every(({ key }) => scores[key] !== undefined);

/** The total of a sheet; null while a criterion has no weight or no score. */
export const computeTotal = (criteria: Criteria, scores: Scores): number | null =>
  isScored(criteria, scores) ? sumScores(criteria, scores) : null;

/** Bands of scores from 0 to 10, one for each text of `SCORE_BANDS`. */
export const BAND_RANGES = { weak: [0, 3], fair: [4, 5], good: [6, 8], excellent: [9, 10] } as const;
