import { formatNumber, listPluralSamples, selectPlural } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { RatingCounts } from '@/lib/survey/schemas';

/** How counts are told: a text for each plural form, with `{yes}` and `{number}` in it, and one for none at all. */
export interface CountTexts {
  none: string;
  forms: Record<string, string>;
}

type Translate = (key: 'counts', values: { total: number; yes: string; number: string }) => string;

/** One text for each plural form of a language, so that the browser needs no message parser. */
export function listCountTexts(t: Translate, locale: Locale): CountTexts['forms'] {
  const tell = (total: number) => t('counts', { total, yes: '{yes}', number: '{number}' });
  return Object.fromEntries([...listPluralSamples(locale)].map(([form, total]) => [form, tell(total)]));
}

/** «7 of 9 visitors found this page useful». */
export function tellCounts(
  { yesCount, totalCount }: RatingCounts,
  texts: CountTexts,
  locale: Locale,
): string {
  if (totalCount === 0) return texts.none;
  const text = texts.forms[selectPlural(totalCount, locale)] ?? texts.forms.other ?? '';
  const numbers: Record<string, number> = { '{yes}': yesCount, '{number}': totalCount };
  return text.replaceAll(/\{\w+\}/g, (name) => formatNumber(numbers[name] ?? 0, locale));
}
