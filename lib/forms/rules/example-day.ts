import { formatYear, parseDay, readHijri, readSolar } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { writesSolarDays } from './day';

/** A student's birth date, for questions about a past day. */
const PAST = '2002-07-15';

/** Examples for the message `day.hint`. In Persian the Hijri calendar is the solar one. */
export function listExampleDays(locale: Locale, today: string, isPast = false) {
  const day = isPast ? PAST : `${Number(today.slice(0, 4)) + 1}-07-15`;
  const hijri = (writesSolarDays(locale) ? readSolar : readHijri)(parseDay(day));
  const write = (parts: readonly number[]) =>
    parts.map((part) => formatYear(part, locale)).join('\u00a0/\u00a0');
  return {
    gregorian: write(day.split('-').map(Number).toReversed()),
    hijri: write([hijri.day, hijri.month, hijri.year]),
  };
}
