/** @jest-environment node */
/** Requirements: AWARD-08, AWARD-10 */
import { SEED } from './edition';

test('four groups of destinations hold every country, each once', () => {
  const groups = SEED.attaches.map((group) => SEED.countries.filter(({ attache }) => attache === group));
  expect(groups.map(({ length }) => length)).toEqual([2, 2, 2, 3]);
  expect(groups.flat()).toEqual(SEED.countries);
});

test('benefits, goals, control areas, fields and categories are as many as announced', () => {
  const { benefits, goals, controls, categories, fields } = SEED;
  expect([benefits, goals, controls, categories, fields].map(({ length }) => length)).toEqual([
    4, 5, 5, 3, 6,
  ]);
  for (const { points } of fields) expect([3, 4]).toContain(points.length);
});

test('the prizes are 150,000 and 100,000 riyals, for about 40,000 students', () => {
  expect(SEED.prizes).toEqual([
    { place: 'first', halalas: 150_000 * 100 },
    { place: 'second', halalas: 100_000 * 100 },
  ]);
  expect(SEED.targetStudents).toBe(40_000);
});

test('the phases of 2025 have the announced days', () => {
  expect(SEED.phases.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2025-01-13 2025-03-31',
    '2025-04-01 2025-08-31',
    '2025-09-01 2025-09-30',
    '2025-10-10 2025-10-10',
    '2025-11-10 2025-11-10',
  ]);
});
