/** Requirements: JUDGE-09 */
import { type FirstReadings, findDisputed } from './third-reading';

const RULES = { readings: 2, spread: 20, margin: 3 };
const PRIZES = 2;

const read = (id: string, totals: readonly number[], category = 1): FirstReadings => ({
  id,
  category,
  count: totals.length,
  sum: totals.reduce((sum, total) => sum + total, 0),
  least: Math.min(...totals),
  most: Math.max(...totals),
});

test.each([
  [[5000, 7001], RULES, true],
  [[5000, 7000], RULES, false],
  [[5000], RULES, false],
  [[5000, 9000], { ...RULES, readings: 3 }, false],
  [[5000], { ...RULES, readings: 1, spread: 0 }, false],
  [[5000, 5001], { ...RULES, spread: 0 }, true],
])('totals %j with %j differ too much: %s', (totals, rules, expected) => {
  expect(findDisputed([read('a', totals)], rules, PRIZES).has('a')).toBe(expected);
});

const CATEGORY = [
  read('first', [9000, 9000]),
  read('second', [8000, 8000]),
  read('close', [7600, 7800]),
  read('far', [7600, 7799]),
];

test('means within three points of the last prize are read once more, in any order of the rows', () => {
  const expected = new Set(['second', 'close']);
  expect(findDisputed(CATEGORY, RULES, PRIZES)).toEqual(expected);
  expect(findDisputed(CATEGORY.toReversed(), RULES, PRIZES)).toEqual(expected);
  expect(findDisputed([...CATEGORY, read('above', [8300, 8300])], RULES, PRIZES)).toEqual(
    new Set(['second', 'above']),
  );
});

test('each category has its own last prize', () => {
  const others = CATEGORY.map((row) => ({ ...row, id: `other ${row.id}`, category: 2, sum: row.sum - 1000 }));
  expect(findDisputed([...CATEGORY, ...others], RULES, PRIZES)).toEqual(
    new Set(['second', 'close', 'other second', 'other close']),
  );
});

test('the last prize is not known while a first reading is missing, and decides nothing if all get one', () => {
  expect(findDisputed([...CATEGORY, read('late', [5000])], RULES, PRIZES)).toEqual(new Set());
  expect(findDisputed(CATEGORY.slice(0, 2), RULES, PRIZES)).toEqual(new Set());
  expect(findDisputed(CATEGORY, { ...RULES, margin: 0 }, PRIZES)).toEqual(new Set());
});
