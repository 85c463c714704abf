import type { Locale } from './locales';
import { memoize } from './memoize';

/** Persian readers get their own digits; everywhere else Latin ones are the custom of the Kingdom's portals. */
export const digitsOf = (locale: Locale) => (locale === 'fa' ? 'arabext' : 'latn');

const getNumberFormat = /* @__PURE__ */ memoize(
  (locale: Locale) => new Intl.NumberFormat(`${locale}-u-nu-${digitsOf(locale)}`),
);

/** A number with the language's own separators, and in Persian its own digits. */
export function formatNumber(value: number, locale: Locale): string {
  return getNumberFormat(locale).format(value);
}
