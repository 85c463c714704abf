/** Requirements: CACHE-02, ROUTE-06 */
import { keepPagesOnly } from './render-page';

const KEPT = { 'cache-control': 'public, max-age=0, s-maxage=3600', 'cache-tag': 'publications:news' };

test.each([307, 308, 404, 500])('a public page that turns out to be a %i is not kept', (status) => {
  expect(keepPagesOnly(status, { ...KEPT, location: '/' })).toEqual({
    'cache-control': 'no-store',
    location: '/',
  });
});

test('a page and what has not changed are, and so is whatever is no public page', () => {
  expect(keepPagesOnly(200, KEPT)).toEqual(KEPT);
  expect(keepPagesOnly(304, KEPT)).toEqual(KEPT);
  const other = { 'cache-control': 'public, max-age=60' };
  expect(keepPagesOnly(301, other)).toEqual(other);
});
