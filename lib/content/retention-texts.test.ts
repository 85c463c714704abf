/** @jest-environment node */
/** Requirements: PRIVACY-02 */
import { readFileSync } from 'node:fs';
import { RETENTION_DAYS } from '@/lib/award/retention-days';
import { LOCALE_CODES } from '@/lib/i18n/locales';

test.each(LOCALE_CODES)('the privacy policy in %s names the periods that the portal keeps', (locale) => {
  const { rows } = JSON.parse(readFileSync(`messages/${locale}/policies.json`, 'utf8')).page.privacy.table;
  expect(rows.files.retention).toContain(String(RETENTION_DAYS.identityImage));
  expect(rows.award.retention).toContain(String(RETENTION_DAYS.unfinished));
  expect(rows.award.retention).toContain(String(RETENTION_DAYS.completed));
  expect(rows.trail.retention).toContain(String(RETENTION_DAYS.audit));
});
