/** Requirements: JUDGE-18 */
import { drawCheckCode, readCheckCode } from './check-code';

const CODE = '3467-9CDF-GHJK-MNPR-TXY3-4679-CDFG-HJKM';

test('a code has at least 128 random bits', () => {
  const limits: number[] = [];
  drawCheckCode((limit) => {
    limits.push(limit);
    return 0;
  });
  expect(limits.reduce((bits, limit) => bits + Math.log2(limit), 0)).toBeGreaterThan(128);
});

test.each([
  CODE,
  CODE.toLowerCase(),
  CODE.replaceAll('-', ''),
  ` ${CODE.replaceAll('-', ' ')}\n`,
  CODE.replaceAll('-', '\u2011'),
  CODE.replaceAll('3', '٣').replaceAll('4', '۴'),
])('a code is read as it may be typed: %j', (typed) => {
  expect(readCheckCode(typed)).toBe(CODE);
});

test.each(['', 'x', CODE.slice(1), `${CODE}3`, CODE.replace('3', '0'), CODE.replace('C', 'ح')])(
  'any other text is not a code: %j',
  (typed) => {
    expect(readCheckCode(typed)).toBeNull();
  },
);
