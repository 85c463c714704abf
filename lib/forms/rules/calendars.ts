import { toLatinDigits } from '@/lib/i18n/digits';
import { parseDay, readHijri, toDay } from '@/lib/i18n/format';

/** Years with tables in the Umm al-Qura calendar; the portal never asks for Gregorian years in this range. */
const HIJRI_YEARS = { first: 1300, last: 1600 };
const HIJRI_EPOCH = Date.UTC(622, 6, 19, 9);
const DAY_MS = 86_400_000;
const MEAN = { year: 354.36708, month: 29.530589 };

/**
 * The Gregorian day of an Umm al-Qura date, searched near the estimate of the mean calendar, which is within two days.
 * Null if there is none.
 */
function fromHijri(year: number, month: number, day: number): string | null {
  const mean = Math.floor((year - 1) * MEAN.year + (month - 1) * MEAN.month) + day - 1;
  for (let days = mean - 3; days <= mean + 3; days++) {
    const date = new Date(HIJRI_EPOCH + days * DAY_MS);
    const hijri = readHijri(date);
    if (hijri.year === year && hijri.month === month && hijri.day === day) return toDay(date);
  }
  return null;
}

/**
 * The entered `yyyy-MM-dd` day in the Gregorian calendar: month and day may have one digit, and a year from 1300 to
 * 1600 is in the Umm al-Qura calendar. An invalid day stays invalid.
 */
export function toGregorianDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(toLatinDigits(text)) ?? [];
  if (!year) return text;
  const isHijri = Number(year) >= HIJRI_YEARS.first && Number(year) <= HIJRI_YEARS.last;
  if (isHijri) return fromHijri(Number(year), Number(month), Number(day)) ?? `${text} AH`;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** True for a valid `yyyy-MM-dd` day. */
export function isDay(text: string): boolean {
  const date = parseDay(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
