import type { Locale } from '@/lib/i18n/locales';

/** Texts for file sizes: the language and its two units, each with a leading space. */
export type SizeTexts = readonly [locale: Locale, kilobytes: string, megabytes: string];

/** @returns texts for `formatFileSize`, with no-break spaces before the units */
export const readSizeTexts = (
  t: (key: 'units.kilobytes' | 'units.megabytes') => string,
  locale: Locale,
): SizeTexts => [locale, `\u00a0${t('units.kilobytes')}`, `\u00a0${t('units.megabytes')}`];
