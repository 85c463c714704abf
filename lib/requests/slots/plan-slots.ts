import { parseDay, readHijri, toInstant } from '@/lib/i18n/format';
import { type Holidays, isWorkingDay } from '@/lib/requests/work/working-time';

const MINUTE_MS = 60_000;
/** Appointments last multiples of this, and occupy one cell for each. */
export const CELL_MINUTES = 15;
const RAMADAN = 9;

/** Hours that a resource is open, in Riyadh. Those for Ramadan replace the others then. */
export interface Hours {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  inRamadan: boolean;
  /** HH:mm */
  opens: string;
  closes: string;
  /** yyyy-MM-dd */
  firstDay: string;
  /** Inclusive; null without an end. */
  lastDay: string | null;
}

const isRamadan = (day: string) => readHijri(parseDay(day)).month === RAMADAN;

/** The spans in which a resource is open on a day, in milliseconds; none on days off. */
export function listOpenSpans(
  hours: readonly Hours[],
  day: string,
  holidays: Holidays,
): { from: number; to: number }[] {
  if (!isWorkingDay(day, holidays)) return [];
  const weekday = parseDay(day).getUTCDay();
  const inRamadan = isRamadan(day);
  return hours
    .filter(
      (row) =>
        row.inRamadan === inRamadan &&
        row.weekdays.includes(weekday) &&
        row.firstDay <= day &&
        (row.lastDay === null || day <= row.lastDay),
    )
    .map(({ opens, closes }) => ({
      from: toInstant(day, opens).getTime(),
      to: toInstant(day, closes).getTime(),
    }));
}

/** When appointments of a length can begin on a day: one after the other from the hour of opening, in milliseconds. */
export function listStarts(
  hours: readonly Hours[],
  day: string,
  minutes: number,
  holidays: Holidays,
): number[] {
  const length = minutes * MINUTE_MS;
  const starts = listOpenSpans(hours, day, holidays).flatMap(({ from, to }) =>
    Array.from(
      { length: Math.max(0, Math.floor((to - from) / length)) },
      (_, index) => from + index * length,
    ),
  );
  return [...new Set(starts)].sort((left, right) => left - right);
}

/** The cells of an appointment, ISO 8601 in UTC. */
export function listCells(start: number, minutes: number): string[] {
  const cell = CELL_MINUTES * MINUTE_MS;
  return Array.from({ length: minutes / CELL_MINUTES }, (_, index) =>
    new Date(start + index * cell).toISOString(),
  );
}

/** The first hour of a wished period and the hour at which it ends, as the form names them. */
const PERIODS: Readonly<Record<string, readonly [number, number]>> = { morning: [9, 11], noon: [12, 14] };
const RIYADH_HOURS = 3;

/** True if an appointment begins in the wished period of its day. */
export function isInPeriod(start: number, period: string): boolean {
  const [from, to] = PERIODS[period] ?? [0, 24];
  const hour = new Date(start).getUTCHours() + RIYADH_HOURS;
  return from <= hour && hour < to;
}
