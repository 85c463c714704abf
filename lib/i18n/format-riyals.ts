import { formatNumber } from './format-number';
import type { Locale } from './locales';

/** Halalas in one riyal. */
export const HALALAS = 100;

/** An amount in riyals, without its unit. @param halalas amount in hundredths of a riyal */
export const formatRiyals = (halalas: number, locale: Locale): string =>
  formatNumber(halalas / HALALAS, locale);
