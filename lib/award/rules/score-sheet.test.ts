/** @jest-environment node */
/** Requirements: JUDGE-12 */
import { computeTotal, findSheetErrors, isScored, sumScores } from './score-sheet';

const CRITERIA = [
  { key: 'impact', weight: 33 },
  { key: 'method', weight: 67 },
];

test.each([
  [{ impact: 10, method: 10 }, 10_000],
  [{ impact: 0, method: 0 }, 0],
  [{ impact: 7, method: 3 }, 4320],
  [{ impact: 7 }, null],
])('the total of %j is %p hundredths of a point', (scores, total) => {
  expect(computeTotal(CRITERIA, scores)).toBe(total);
});

test('while scores are missing, the others are summed', () => {
  expect(sumScores(CRITERIA, { impact: 7 })).toBe(2310);
  expect(isScored(CRITERIA, { impact: 7 })).toBe(false);
  expect(sumScores(CRITERIA, {})).toBe(0);
  expect(isScored(CRITERIA, { impact: 0, method: 0 })).toBe(true);
});

test('without weights there is no total', () => {
  expect(computeTotal([{ key: 'impact', weight: null }], { impact: 5 })).toBeNull();
  expect(sumScores([{ key: 'impact', weight: null }], { impact: 5 })).toBeNull();
});

test.each([
  [3, { 'comments.impact': 'required' }],
  [4, {}],
  [8, {}],
  [9, { 'comments.impact': 'required' }],
])('a score of %i without a comment: %j', (impact, errors) => {
  expect(findSheetErrors(CRITERIA.slice(0, 1), { impact }, {})).toEqual(errors);
  expect(findSheetErrors(CRITERIA.slice(0, 1), { impact }, { impact: 'Because' })).toEqual({});
});
