import { toLatinDigits } from '@/lib/i18n/digits';
import type { Locale } from '@/lib/i18n/locales';

/** The controls that a day is asked for with, in the order in which they stand. */
export const DAY_PARTS = ['day', 'month', 'year'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
type DayParts = Record<DayPart, string>;

/** Ends a typed day whose year is one of the solar calendar of Iran, which has the same years as the Umm al-Qura calendar. */
export const SOLAR = ' SH';

/** Readers of Persian write solar dates where others write Hijri ones. */
export const writesSolarDays = (locale: Locale) => locale === 'fa';

/** Name of one of the three controls of a day. */
export const dayControl = (name: string, part: DayPart) => `${name}-${part}`;

/** Name of the hidden control that says that years of the question from 1300 to 1600 are solar. */
export const solarControl = (name: string) => `${name}-solar`;

/** What stands in the three controls as one text, year first: '' where nothing does, `1999-4-` while it is typed. */
export function joinDay(parts: DayParts, isSolar = false): string {
  const { year, month, day } = parts;
  const text = [year, month, day].map((part) => toLatinDigits(part).trim()).join('-');
  if (text === '--') return '';
  return isSolar && /^1[3-6]\d\d-/.test(text) ? text + SOLAR : text;
}

/** The three controls of such a text, or of a `yyyy-MM-dd` day. */
export function splitDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.replace(SOLAR, '').split('-');
  return { day, month, year };
}

/** A day as a form posted it: whole, or in its three controls. */
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
