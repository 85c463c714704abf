/** Requirements: CACHE-02 */
import { readLifetime } from './lifetime';

const lifetimeOf = (control: string, more: Record<string, string> = {}) =>
  readLifetime({ status: 200, headers: { 'cache-control': control, ...more } });

test('a page is fresh for its declared lifetime, and served stale during revalidation', () => {
  expect(lifetimeOf('public, max-age=0, s-maxage=60')).toEqual({ freshMs: 60_000, staleMs: 60_000 });
  expect(lifetimeOf('public, max-age=0, s-maxage=60, stale-while-revalidate=30')).toEqual({
    freshMs: 60_000,
    staleMs: 90_000,
  });
});

test.each([
  '',
  'private, no-cache',
  's-maxage=60',
  'public, no-store',
  'no-cache, no-store, must-revalidate',
])('a response with "%s" is not cached', (control) => expect(lifetimeOf(control)).toBeNull());

test('a response that sets a cookie has no lifetime', () => {
  expect(lifetimeOf('public, s-maxage=60', { 'set-cookie': 'a=b' })).toBeNull();
});
