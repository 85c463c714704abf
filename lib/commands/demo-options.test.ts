/** @jest-environment node */
/** Requirements: OPS-13 */
import { readDemoOptions } from './demo-options';

test('the number of researchers is the largest unless it is given', () => {
  expect(readDemoOptions([], 40)).toEqual({ people: 40 });
  expect(readDemoOptions(['--people', '12'], 40)).toEqual({ people: 12 });
});

test.each(['11', '41', '12.5', 'many', ''])('%p researchers are refused', (people) => {
  expect(() => readDemoOptions(['--people', people], 40)).toThrow('--people');
});
