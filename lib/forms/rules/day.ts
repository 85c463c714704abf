import { toLatinDigits } from '@/lib/i18n/digits';

/** The controls of a date question, in display order. */
export const DAY_PARTS = ['day', 'month', 'year'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
type DayParts = Record<DayPart, string>;

export const dayControl = (name: string, part: DayPart) => `${name}-${part}`;

/** Joins the three controls, year first: '' if all are empty, `1999-4-` for a partial entry. */
export function joinDay(parts: DayParts): string {
  const { year, month, day } = parts;
  const text = [year, month, day].map((part) => toLatinDigits(part).trim()).join('-');
  return text === '--' ? '' : text;
}

/** Splits such a text, or a `yyyy-MM-dd` day, into the three controls. */
export function splitDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** A posted day: as one value or in its three controls. */
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
