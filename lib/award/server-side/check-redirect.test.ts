/** @jest-environment node */
/** Requirements: JUDGE-18 */
import { NextRequest } from 'next/server';
import { redirectToCertificate } from './check-redirect';

const CODE = '3467-9CDF-GHJK-MNPR-TXY3-4679-CDFG-HJKM';
const PAGE = '/Researchers/check';

/** The path to which the form with a typed text is redirected; null without a redirect. */
function follow(typed: string | null, path = PAGE): string | null {
  const query = typed === null ? '' : `?${new URLSearchParams({ code: typed })}`;
  const request = new NextRequest(`http://localhost/en${path}${query}`);
  const location = redirectToCertificate(request, path, 'en')?.headers.get('location');
  return location ? new URL(location).pathname : null;
}

test.each([
  [CODE.toLowerCase(), CODE],
  ['../../desk', 'desk'],
  ['a/b?c#d', 'abcd'],
  ['شهادة', encodeURIComponent('شهادة')],
  ['', '-'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('%j leads to the page of its result', (typed, segment) => {
  expect(follow(typed)).toBe(`/en${PAGE}/${segment}`);
});

test('other addresses are not redirected', () => {
  expect(follow(null)).toBeNull();
  expect(follow(CODE, '/Researchers')).toBeNull();
});
