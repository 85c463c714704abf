/** @jest-environment node */
/** Requirements: PRIVACY-02 */
import { RETENTION_DAYS } from '@/lib/award/retention-days';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/support/i18n/messages';

test.each(LOCALE_CODES)('the privacy policy in %s names the periods that the portal keeps', (locale) => {
  const { rows } = messagesOf(locale, 'ministry').policies.page.privacy.table;
  expect(rows.files.retention).toContain(String(RETENTION_DAYS.identityImage));
  expect(rows.award.retention).toContain(String(RETENTION_DAYS.unfinished));
  expect(rows.award.retention).toContain(String(RETENTION_DAYS.completed));
  expect(rows.trail.retention).toContain(String(RETENTION_DAYS.audit));
});
