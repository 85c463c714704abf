/** @jest-environment node */
/** Requirements: SEO-01 */
import { fitDescription } from './head-texts';

test('a description that fits is unchanged', () => {
  expect(fitDescription('ا'.repeat(160))).toBe('ا'.repeat(160));
});

test('a longer one ends with a whole word', () => {
  const text = `${'word '.repeat(31)}last, and more of it`;
  const fitted = fitDescription(text);
  expect(fitted).toBe(`${'word '.repeat(31).trim()}…`);
  expect([...fitted].length).toBeLessThanOrEqual(160);
});
