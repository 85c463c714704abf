/** Requirements: REG-26 */
import { createReferenceNumber, REFERENCE_NUMBER } from './reference-number';

test('two groups of four, the first and the last character of the alphabet included', () => {
  expect(createReferenceNumber(() => 0)).toBe('3333-3333');
  expect(createReferenceNumber((limit) => limit - 1)).toBe('YYYY-YYYY');
});

test('nothing in it can be mistaken for something else', () => {
  let seed = 0;
  const numbers = Array.from({ length: 500 }, () => createReferenceNumber((limit) => seed++ % limit));
  for (const number of numbers) {
    expect(number).toMatch(REFERENCE_NUMBER);
    expect(number).not.toMatch(/[0OQ1IL2Z5S8BVWUAE]/);
  }
});
