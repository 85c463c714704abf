/** @jest-environment node */
/** Requirements: PRIVACY-01, PRIVACY-02 */
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getContentPage } from './content-pages';
import { loadPageTexts } from './load-page-texts';

jest.mock('@/lib/award/rules/retention-days', () => ({
  RETENTION_DAYS: { identityImage: 61, unfinished: 171, completed: 401, draft: 21, audit: 801 },
}));

const ROWS = { award: [171, 401, 21], files: [61], trail: [801] };

test.each(LOCALE_CODES)('in %s the privacy policy names the periods of the settings', async (locale) => {
  const t = await loadPageTexts(locale, getContentPage('policies'));
  for (const [row, figures] of Object.entries(ROWS)) {
    const text = t(`privacy.table.rows.${row}.retention`);
    const named = text.match(/\p{Nd}+/gu);
    expect(named?.toSorted()).toEqual(figures.map((days) => formatNumber(days, locale)).toSorted());
    expect(text).not.toMatch(/[{}]/);
  }
});
