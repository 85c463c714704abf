/** Requirements: REG-26 */
import { createReferenceNumber, REFERENCE_NUMBER } from './reference-number';

test('has two groups of four, including the first and the last character of the alphabet', () => {
  expect(createReferenceNumber(() => 0)).toBe('3333-3333');
  expect(createReferenceNumber((limit) => limit - 1)).toBe('YYYY-YYYY');
});

test('contains no characters that are easily confused', () => {
  let seed = 0;
  const numbers = Array.from({ length: 500 }, () => createReferenceNumber((limit) => seed++ % limit));
  for (const number of numbers) {
    expect(number).toMatch(REFERENCE_NUMBER);
    expect(number).not.toMatch(/[0OQ1IL2Z5S8BVWUAE]/);
  }
});
