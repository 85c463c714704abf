/** Requirements: SERVICE-14 */
import { randomBytes } from 'node:crypto';
import { readCode, showCode, writeCode } from './certificate-code';

test('ten bytes make sixteen characters, and every bit counts', () => {
  expect(writeCode(new Uint8Array(10))).toBe('0000000000000000');
  expect(writeCode(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
  const codes = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(10);
    bytes[bit >> 3] = 1 << (bit & 7);
    return writeCode(bytes);
  });
  expect(new Set(codes).size).toBe(80);
});

test('a code is read as it is shown, and as people type it', () => {
  const code = writeCode(randomBytes(10));
  for (const typed of [
    code,
    showCode(code),
    showCode(code).toLowerCase(),
    ` ${showCode(code).replaceAll('-', ' ')} `,
  ])
    expect(readCode(typed)).toBe(code);
  expect(readCode('oili-0000-0000-٠٠٠١')).toBe('0111000000000001');
});

test.each(['', 'ABCD', 'U000000000000000', '00000000000000000', '0000/0000-0000-0000'])(
  '“%s” is not a code',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);
