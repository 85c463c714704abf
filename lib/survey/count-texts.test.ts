/** @jest-environment node */
/** Requirements: SURVEY-04 */
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { listCountTexts, tellCounts } from './count-texts';

async function tell(locale: (typeof LOCALE_CODES)[number], yesCount: number, totalCount: number) {
  const t = await loadTranslator(locale, 'survey');
  const texts = { none: t('noCounts'), forms: listCountTexts(t, locale) };
  return tellCounts({ yesCount, totalCount }, texts, locale);
}

test.each([
  [0, 'لم يقيّم أحد هذه الصفحة بعد'],
  [1, 'وجد 1 من أصل زائر واحد هذه الصفحة مفيدة'],
  [2, 'وجد 1 من أصل زائرَين هذه الصفحة مفيدة'],
  [5, 'وجد 1 من أصل 5 زوار هذه الصفحة مفيدة'],
  [11, 'وجد 1 من أصل 11 زائرًا هذه الصفحة مفيدة'],
  [100, 'وجد 1 من أصل 100 زائر هذه الصفحة مفيدة'],
])('Arabic has its form for %i', async (total, text) => {
  expect(await tell('ar', Math.min(1, total), total)).toBe(text);
});

test.each(LOCALE_CODES)('%s tells large numbers whole', async (locale) => {
  const text = toLatinDigits(await tell(locale, 950_000, 1_200_000));
  expect(text).toMatch(/950\D?000/);
  expect(text).toMatch(/1\D?200\D?000/);
  expect(text).not.toMatch(/[{}]/);
});
