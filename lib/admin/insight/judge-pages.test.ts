/** @jest-environment node */
/** Requirements: INSIGHT-01 */
import { boundShare, rankPages } from './judge-pages';

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [5, 10, 0.2366],
  [10, 10, 0.7225],
  [500, 1000, 0.4691],
])('%i of %i is at least %f', (count, total, bound) => {
  expect(boundShare(count, total)).toBeCloseTo(bound, 4);
});

test('a page is ranked from ten ratings on; many bad ratings are worse than a few', () => {
  const pages = [
    { key: '/few', total: 9, useful: 0 },
    { key: '/good', total: 400, useful: 390 },
    { key: '/ten', total: 10, useful: 4 },
    { key: '/many', total: 1000, useful: 400 },
  ];
  expect(rankPages(pages).map(({ key }) => key)).toEqual(['/many', '/ten', '/good']);
});
