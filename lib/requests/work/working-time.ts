import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';

export const DAY_MS = 86_400_000;

/** Founding Day and National Day, MM-dd. */
const NATIONAL_DAYS: readonly string[] = ['02-22', '09-23'];
const FRIDAY = 5;
const SATURDAY = 6;

/** Days off besides weekends and national days, yyyy-MM-dd. */
export type Holidays = ReadonlySet<string>;

/** @param noon of a day in Riyadh */
function isWorkingNoon(noon: Date, holidays: Holidays): boolean {
  const weekday = noon.getUTCDay();
  const day = noon.toISOString().slice(0, 'yyyy-MM-dd'.length);
  return (
    weekday !== FRIDAY && weekday !== SATURDAY && !NATIONAL_DAYS.includes(day.slice(5)) && !holidays.has(day)
  );
}

/** True from Sunday to Thursday, except on national days and holidays. @param day yyyy-MM-dd in Riyadh */
export const isWorkingDay = (day: string, holidays: Holidays): boolean =>
  isWorkingNoon(parseDay(day), holidays);

/** The first instant of the next day in Riyadh, in milliseconds. */
const endOfDay = (day: string) => Date.parse(startOfDay(day)) + DAY_MS;

/** The milliseconds between two instants that are on working days; whole days count, not office hours. */
export function countWorkingTime(from: Date, to: Date, holidays: Holidays): number {
  let total = 0;
  let at = from.getTime();
  while (at < to.getTime()) {
    const day = toDay(new Date(at));
    const end = Math.min(endOfDay(day), to.getTime());
    if (isWorkingDay(day, holidays)) total += end - at;
    at = end;
  }
  return total;
}

/**
 * The instant at which this much working time has passed. The days of Riyadh, which changes no clocks, are counted on.
 */
export function addWorkingTime(from: Date, milliseconds: number, holidays: Holidays): Date {
  let left = milliseconds;
  let at = from.getTime();
  const day = toDay(from);
  const noon = parseDay(day);
  let end = endOfDay(day);
  for (;;) {
    if (isWorkingNoon(noon, holidays)) {
      if (left <= end - at) return new Date(at + left);
      left -= end - at;
    }
    at = end;
    end += DAY_MS;
    noon.setTime(noon.getTime() + DAY_MS);
  }
}
