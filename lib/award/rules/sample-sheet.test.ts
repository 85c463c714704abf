/** Requirements: AWARD-17 */
import { SEED } from '@/lib/award/definition/edition';
import { makeSampleSheet } from './sample-sheet';

test('there is no sample sheet while a weight is not announced', () => {
  expect(makeSampleSheet(SEED.criteria)).toBeNull();
  expect(
    makeSampleSheet([
      { key: 'impact', weight: 60 },
      { key: 'method', weight: null },
    ]),
  ).toBeNull();
  expect(makeSampleSheet([])).toBeNull();
});

test('the points of the sample add up to its total, as in a juror’s sheet', () => {
  const sheet = makeSampleSheet([
    { key: 'impact', weight: 60 },
    { key: 'method', weight: 25 },
    { key: 'presentation', weight: 15 },
  ]);
  expect(sheet?.rows).toEqual([
    { key: 'impact', weight: 60, score: 8, points: 48 },
    { key: 'method', weight: 25, score: 7, points: 17.5 },
    { key: 'presentation', weight: 15, score: 9, points: 13.5 },
  ]);
  expect(sheet?.total).toBe(79);
});
