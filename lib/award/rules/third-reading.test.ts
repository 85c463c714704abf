/** Requirements: JUDGE-09 */
import { needsAnotherReading } from './third-reading';

const RULES = { readings: 2, spread: 20 };

test.each([
  [{ count: 2, least: 5000, most: 7001 }, RULES, true],
  [{ count: 2, least: 5000, most: 7000 }, RULES, false],
  [{ count: 1, least: 5000, most: 9000 }, RULES, false],
  [{ count: 2, least: 5000, most: 9000 }, { readings: 3, spread: 20 }, false],
  [{ count: 1, least: 5000, most: 5000 }, { readings: 1, spread: 0 }, false],
  [{ count: 2, least: 5000, most: 5001 }, { readings: 2, spread: 0 }, true],
])('%j with %j: %s', (totals, rules, expected) => {
  expect(needsAnotherReading(totals, rules)).toBe(expected);
});
