import { startOfDay, toDay } from '@/lib/i18n/format';
import { DAY_MS, type Holidays, isWorkingDay } from './working-time';

const HOUR_MS = 3_600_000;
/** From seven in the morning; a portal that starts after noon leaves the day out. */
const FIRST_HOUR = 7;
const LAST_HOUR = 12;

const morningOf = (day: string): number => Date.parse(startOfDay(day)) + FIRST_HOUR * HOUR_MS;

/**
 * The day whose morning digest is to be sent now, yyyy-MM-dd in Riyadh; null outside of the mornings of working days.
 */
export function findDigestDay(at: Date, holidays: Holidays): string | null {
  const day = toDay(at);
  const hour = (at.getTime() - Date.parse(startOfDay(day))) / HOUR_MS;
  return hour >= FIRST_HOUR && hour < LAST_HOUR && isWorkingDay(day, holidays) ? day : null;
}

/** The moment of the digest before that of a day, so that each tells what happened since the last one. */
export function findEarlierDigest(day: string, holidays: Holidays): Date {
  let at = morningOf(day) - DAY_MS;
  while (!isWorkingDay(toDay(new Date(at)), holidays)) at -= DAY_MS;
  return new Date(at);
}
