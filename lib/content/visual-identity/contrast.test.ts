/** @jest-environment node */
/** Requirements: CONTENT-14 */
import { findUse, measureContrast } from './contrast';

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#FFFFFF', 1],
  // The examples of the design system's own table.
  ['#1b8354', '#ffffff', 4.75],
  ['#1b8354', '#f9fafb', 4.55],
  ['#14573a', '#ffffff', 8.56],
  ['#6c727e', '#ffffff', 4.83],
  ['#dba102', '#ffffff', 2.3],
])('the contrast of %s and %s is %d', (first, second, ratio) => {
  expect(measureContrast(first, second)).toBeCloseTo(ratio, 1);
  expect(measureContrast(second, first)).toBe(measureContrast(first, second));
});

test('a contrast just below a limit is not rounded up to it', () => {
  // 4.478 by the formula: rounding to one digit would yield 4.5.
  expect(measureContrast('#777777', '#ffffff')).toBe(4.47);
  expect(findUse('#777777')).toBe('largeText');
});

test.each([
  ['#1b8354', 'text'],
  ['#949494', 'largeText'],
  ['#dba102', 'surface'],
  ['#f3fcf6', 'surface'],
])('%s may be used as %s', (hex, use) => {
  expect(findUse(hex)).toBe(use);
});

test.each(['1b8354', '#12345', 'green', '#gggggg'])('%s is not a colour', (text) => {
  expect(() => measureContrast(text, '#fff')).toThrow(text);
});
