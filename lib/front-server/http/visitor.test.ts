/** @jest-environment node */
/** Requirements: CACHE-04, CALL-16 */
import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '@/lib/routing/prefetch';
import { readVisitor } from './visitor';

const read = (...rawHeaders: string[]) => readVisitor({ rawHeaders } as IncomingMessage);

test('reads the relevant headers, in any spelling of their names', () => {
  const headers = [
    'HOST',
    'a',
    'Cookie',
    'b=1',
    'accept-encoding',
    'br',
    'If-None-Match',
    '"x"',
    'Accept',
    '*/*',
  ];
  const seen = { host: 'a', cookie: 'b=1', encodings: 'br', known: '"x"', sends: false };
  expect(read(...headers)).toEqual(seen);
});

test('repeated headers are read as in Node', () => {
  const twice = read(
    'Host',
    'a',
    'Host',
    'b',
    'Cookie',
    'c=1',
    'Cookie',
    'd=2',
    'Accept-Encoding',
    'br',
    'Accept-Encoding',
    'gzip',
  );
  expect(twice).toEqual({ host: 'a, b', cookie: 'c=1; d=2', encodings: 'br, gzip', sends: false });
});

test.each([
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Purpose', 'prefetch'],
  ['X-Moz', 'prefetch'],
  ['X-Purpose', 'preview'],
])('%s: %s marks a prefetch', (name, value) => {
  expect(isPrefetch(read(name, value).purpose)).toBe(true);
  expect(isPrefetch(read('Accept', value).purpose)).toBe(false);
});

test.each(['Content-Length', 'Transfer-Encoding', 'Expect'])('%s indicates a body', (name) => {
  expect(read(name, '0').sends).toBe(true);
});
