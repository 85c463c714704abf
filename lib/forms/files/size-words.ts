import type { Locale } from '@/lib/i18n/locales';

/** What the size of a file is written with: the language and its two units, each with the space before it. */
export type SizeWords = readonly [locale: Locale, kilobytes: string, megabytes: string];

/**
 * @param t reads messages that hold `units`
 * @returns words for `formatFileSize`, whose units stay on the line of their number
 */
export const readSizeWords = (
  t: (key: 'units.kilobytes' | 'units.megabytes') => string,
  locale: Locale,
): SizeWords => [locale, `\u00a0${t('units.kilobytes')}`, `\u00a0${t('units.megabytes')}`];
