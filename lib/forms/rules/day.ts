import { toLatinDigits } from '@/lib/i18n/digits';
import type { Locale } from '@/lib/i18n/locales';

export const DAY_PARTS = ['day', 'month', 'year'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
type DayParts = Record<DayPart, string>;

/**
 * Suffix of an entered day in the solar calendar of Iran, whose years overlap with those of the Umm al-Qura calendar.
 */
export const SOLAR = ' SH';

/** Persian readers enter solar dates instead of Hijri ones. */
export const writesSolarDays = (locale: Locale) => locale === 'fa';

export const dayControl = (name: string, part: DayPart) => `${name}-${part}`;

export const solarControl = (name: string) => `${name}-solar`;

/** Joins the three controls, year first: '' if all are empty, `1999-4-` for a partial entry. */
export function joinDay(parts: DayParts, isSolar = false): string {
  const { year, month, day } = parts;
  const text = [year, month, day].map((part) => toLatinDigits(part).trim()).join('-');
  if (text === '--') return '';
  return isSolar && /^1[3-6]\d\d-/.test(text) ? text + SOLAR : text;
}

/** Splits such a text, or a `yyyy-MM-dd` day, into the three controls. */
export function splitDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.replace(SOLAR, '').split('-');
  return { day, month, year };
}

/** A posted day: as one value or in its three controls. */
export function readPostedDay(
  name: string,
  posted: { get(name: string): FormDataEntryValue | null },
): string {
  const whole = posted.get(name);
  const isSolar = posted.get(solarControl(name)) !== null;
  const read = (part: DayPart) => String(posted.get(dayControl(name, part)) ?? '');
  return whole === null
    ? joinDay({ day: read('day'), month: read('month'), year: read('year') }, isSolar)
    : String(whole);
}
