import type { Locale } from './locales';
import { memoize } from './memoize';

/** Persian readers get Persian digits; all other languages use Latin ones, as the Kingdom's portals do. */
export const digitsOf = (locale: Locale) => (locale === 'fa' ? 'arabext' : 'latn');

const getNumberFormat = /* @__PURE__ */ memoize(
  (locale: Locale) => new Intl.NumberFormat(`${locale}-u-nu-${digitsOf(locale)}`),
);

/** A number with the separators of the language, and in Persian with Persian digits. */
export function formatNumber(value: number, locale: Locale): string {
  return getNumberFormat(locale).format(value);
}

const getDayFormat = /* @__PURE__ */ memoize(
  (locale: Locale) =>
    new Intl.NumberFormat(`${locale}-u-nu-${digitsOf(locale)}`, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
      useGrouping: false,
    }),
);

/** A number of days with the word of the language. */
export const formatDays = (count: number, locale: Locale): string => getDayFormat(locale).format(count);

const getPercentFormat = /* @__PURE__ */ memoize(
  (locale: Locale) => new Intl.NumberFormat(`${locale}-u-nu-${digitsOf(locale)}`, { style: 'percent' }),
);

/** A whole percentage with the sign of the language. @param percent 0 to 100 */
export const formatPercent = (percent: number, locale: Locale): string =>
  getPercentFormat(locale).format(percent / 100);
