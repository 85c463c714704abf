/** @jest-environment node */
/** Requirements: SHELL-15 */
import { findChangedOn } from '@/lib/content/content-pages';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { findPageDate } from './page-date';

jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual<object>('@/lib/env/env'),
  BUILT_AT: '2030-01-01T00:00:00Z',
}));

test.each(['haj', 'faqs', 'dictionary', 'holySites'] satisfies RouteKey[])(
  'the page %s has the date of the last change of its text',
  (key) => {
    expect(findPageDate(getRoute(key).path)).toBe(findChangedOn(key));
  },
);

test('a page without a date has that of the build', () => {
  expect(findPageDate(getRoute('siteMap').path)).toBe('2030-01-01');
});
