/** Requirements: LANG-08, REG-17 */
import { toLatinDigits } from './digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+966 05٥۵', '+966 0555'],
])('%s reads as %s', (typed, expected) => {
  expect(toLatinDigits(typed)).toBe(expected);
});
