/** @jest-environment node */
/** Requirements: SURVEY-04 */
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { listCountTexts, writeCounts } from './count-texts';

async function write(locale: (typeof LOCALE_CODES)[number], yesCount: number, totalCount: number) {
  const t = await loadTranslator(locale, 'survey');
  return writeCounts({ yesCount, totalCount }, listCountTexts(t, locale), locale);
}

test.each([
  [0, ''],
  [9, ''],
  [10, 'وجد 1 من أصل 10 زوار هذه الصفحة مفيدة'],
  [11, 'وجد 1 من أصل 11 زائرًا هذه الصفحة مفيدة'],
  [100, 'وجد 1 من أصل 100 زائر هذه الصفحة مفيدة'],
])('Arabic has a plural form for %i', async (total, text) => {
  expect(await write('ar', Math.min(1, total), total)).toBe(text);
});

test.each(LOCALE_CODES)('%s shows large numbers in full', async (locale) => {
  const text = toLatinDigits(await write(locale, 950_000, 1_200_000));
  expect(text).toMatch(/950\D?000/);
  expect(text).toMatch(/1\D?200\D?000/);
  expect(text).not.toMatch(/[{}]/);
});
