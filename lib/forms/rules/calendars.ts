import { toLatinDigits } from '@/lib/i18n/digits';
import { parseDay, readHijri, readSolar, toDay } from '@/lib/i18n/format';
import { SOLAR } from './day';

/** Years with tables in the two Hijri calendars; the portal never asks for Gregorian years in this range. */
const HIJRI_YEARS = { first: 1300, last: 1600 };
const DAY_MS = 86_400_000;

interface Calendar {
  epoch: number;
  mean: { year: number; month: number };
  read: typeof readHijri;
}

const UMM_AL_QURA: Calendar = {
  epoch: Date.UTC(622, 6, 19, 9),
  mean: { year: 354.36708, month: 29.530589 },
  read: readHijri,
};
const SOLAR_HIJRI: Calendar = {
  epoch: Date.UTC(622, 2, 22, 9),
  mean: { year: 365.24219, month: 30.6 },
  read: readSolar,
};

/**
 * The Gregorian day of a date: searched near the estimate of the mean calendar, which is within a few days. Null if
 * there is none.
 */
function findDay({ epoch, mean, read }: Calendar, year: number, month: number, day: number): string | null {
  const about = Math.floor((year - 1) * mean.year + (month - 1) * mean.month) + day - 1;
  for (let days = about - 4; days <= about + 4; days++) {
    const date = new Date(epoch + days * DAY_MS);
    const found = read(date);
    if (found.year === year && found.month === month && found.day === day) return toDay(date);
  }
  return null;
}

/**
 * A year from 1300 to 1600 is in the Umm al-Qura calendar, or with its mark in the solar one. An invalid day stays
 * invalid.
 */
export function toGregorianDay(text: string): string {
  const isSolar = text.endsWith(SOLAR);
  const typed = toLatinDigits(isSolar ? text.slice(0, -SOLAR.length) : text);
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (!year) return text;
  const isHijri = Number(year) >= HIJRI_YEARS.first && Number(year) <= HIJRI_YEARS.last;
  const calendar = isSolar ? SOLAR_HIJRI : UMM_AL_QURA;
  if (isHijri) return findDay(calendar, Number(year), Number(month), Number(day)) ?? `${text} AH`;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** True for a valid `yyyy-MM-dd` day. */
export function isDay(text: string): boolean {
  const date = parseDay(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
