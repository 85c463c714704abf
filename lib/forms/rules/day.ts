import { toLatinDigits } from '@/lib/i18n/digits';

/** The controls that a day is asked for with, in the order in which they stand. */
export const DAY_PARTS = ['day', 'month', 'year'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
type DayParts = Record<DayPart, string>;

/** Name of one of the three controls of a day. */
export const dayControl = (name: string, part: DayPart) => `${name}-${part}`;

/** What stands in the three controls as one text, year first: '' where nothing does, `1999-4-` while it is typed. */
export function joinDay(parts: DayParts): string {
  const { year, month, day } = parts;
  const text = [year, month, day].map((part) => toLatinDigits(part).trim()).join('-');
  return text === '--' ? '' : text;
}

/** The three controls of such a text, or of a `yyyy-MM-dd` day. */
export function splitDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** A day as a form posted it: whole, or in its three controls. */
export function readPostedDay(
  name: string,
  posted: { get(name: string): FormDataEntryValue | null },
): string {
  const whole = posted.get(name);
  const read = (part: DayPart) => String(posted.get(dayControl(name, part)) ?? '');
  return whole === null
    ? joinDay({ day: read('day'), month: read('month'), year: read('year') })
    : String(whole);
}
