import { listPluralSamples, selectPlural } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import type { RatingCounts } from '@/lib/survey/schemas';

/** Texts of the counts: one for each plural form, with `{yes}` and `{number}`. */
export type CountTexts = Record<string, string>;

/** Fewer ratings are not meaningful. */
const LEAST_RATINGS = 10;

type Translate = (key: 'counts', values: { total: number; yes: string; number: string }) => string;

/** One text for each plural form of a language, so that the browser needs no message parser. */
export function listCountTexts(t: Translate, locale: Locale): CountTexts {
  const write = (total: number) => t('counts', { total, yes: '{yes}', number: '{number}' });
  return Object.fromEntries([...listPluralSamples(locale)].map(([form, total]) => [form, write(total)]));
}

/** «17 of 19 visitors found this page useful»; empty below ten ratings. */
export function writeCounts(
  { yesCount, totalCount }: RatingCounts,
  texts: CountTexts,
  locale: Locale,
): string {
  if (totalCount < LEAST_RATINGS) return '';
  const text = texts[selectPlural(totalCount, locale)] ?? texts.other ?? '';
  const numbers: Record<string, number> = { '{yes}': yesCount, '{number}': totalCount };
  return text.replaceAll(/\{\w+\}/g, (name) => formatNumber(numbers[name] ?? 0, locale));
}
