/** @jest-environment node */
/** Requirements: SEO-09 */
import { guardCell, unguardCell } from './guard-cell';

test.each(['=1+1', '+966', '-', '@x', "'=1", "''", "'Arafat", '＝1', 'الحج', '', "it's"])(
  '%s comes back from a spreadsheet as it was',
  (text) => {
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

test.each(['=1+1', '+966', '-1', '@x', '＝1', '\t=1', '\n=1'])(
  '%s is no formula in a spreadsheet',
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  },
);

test('a cell that was typed in the spreadsheet stays as it is', () => {
  expect(['=x', "'Arafat"].map(unguardCell)).toEqual(['=x', "'Arafat"]);
});
