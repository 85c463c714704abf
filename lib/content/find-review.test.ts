/** @jest-environment node */
/** Requirements: CONTENT-10 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { listSources, read } from '@/tests/support/source-files';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { findChangedOn } from './content-pages';
import { findReview } from './find-review';

afterEach(restoreSettings);

function reviewed(on: string, path = '/Haj'): void {
  const file = join(makeTemporaryFolder(), 'settings.json');
  const reviewer = { ar: 'لجنة المراجعة', en: 'Review committee' };
  writeFileSync(file, JSON.stringify({ reviews: { [path]: { reviewer, on } } }));
  changeSettings({ SETTINGS_FILE: file });
}

test('a page that the settings do not name has no review', () => {
  expect(findReview('haj', 'ar')).toBeNull();
});

test("a review states name and date in the reader's language", () => {
  reviewed('2099-01-01');
  expect(findReview('haj', 'ar')).toEqual({ reviewer: 'لجنة المراجعة', on: '2099-01-01' });
  expect(findReview('haj', 'tr')).toEqual({ reviewer: 'Review committee', on: '2099-01-01' });
});

/** Pages other than block pages that name their reviewer. */
const NAMED = listSources().flatMap((file) =>
  [...read(file).matchAll(/<ReviewNotice route="(\w+)"/g)].map(([, key]) => key as RouteKey),
);

test('pages that are not block pages also name their reviewer', () => {
  expect(NAMED).toEqual(expect.arrayContaining(['guidance', 'counter', 'faqs', 'dictionary']));
});

test.each(NAMED)('a review of %s becomes invalid when its text changes', (key) => {
  const changedOn = findChangedOn(key) ?? '';
  expect(changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const { path } = getRoute(key);
  reviewed('2020-01-01', path);
  expect(findReview(key, 'ar')).toBeNull();
  reviewed(changedOn, path);
  expect(findReview(key, 'ar')).toMatchObject({ on: changedOn });
});

test('a page without a known date of change has no review', () => {
  reviewed('2099-01-01', '/health-check');
  expect(findReview('health', 'ar')).toBeNull();
});

test('a review of an earlier text does not count', () => {
  reviewed('2020-01-01');
  expect(findReview('haj', 'en')).toBeNull();
});
