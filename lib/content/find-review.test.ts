/** @jest-environment node */
/** Requirements: CONTENT-10 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { findReview } from './find-review';

afterEach(restoreSettings);

function reviewed(on: string): void {
  const file = join(mkdtempSync(join(tmpdir(), 'reviews-')), 'settings.json');
  const reviewer = { ar: 'لجنة المراجعة', en: 'Review committee' };
  writeFileSync(file, JSON.stringify({ reviews: { '/Haj': { reviewer, on } } }));
  changeSettings({ SETTINGS_FILE: file });
}

test('nobody has reviewed a page that the settings do not name', () => {
  expect(findReview('haj', 'ar')).toBeNull();
});

test('a review names who and when, in the language of the reader', () => {
  reviewed('2099-01-01');
  expect(findReview('haj', 'ar')).toEqual({ reviewer: 'لجنة المراجعة', on: '2099-01-01' });
  expect(findReview('haj', 'tr')).toEqual({ reviewer: 'Review committee', on: '2099-01-01' });
});

test('a review of an earlier text is none of this one', () => {
  reviewed('2020-01-01');
  expect(findReview('haj', 'en')).toBeNull();
});
