import { toGregorianDay } from '@/lib/forms/rules/calendars';
import { addDays } from '@/lib/i18n/add-days';
import { parseDay, readHijri } from '@/lib/i18n/format';

export const EIDS = ['fitr', 'adha'] as const;
export type Eid = (typeof EIDS)[number];

/** Days off of each Eid (ADMIN-35). */
const LENGTH = 4;

/** From the day after 29 Ramadan, or from the day of Arafah, by the Umm al-Qura calendar. */
function listDays(eid: Eid, year: number): string[] {
  const first = eid === 'fitr' ? addDays(toGregorianDay(`${year}-9-29`), 1) : toGregorianDay(`${year}-12-9`);
  return Array.from({ length: LENGTH }, (_, index) => addDays(first, index));
}

/**
 * The next days of each Eid, for a person to confirm once they are announced. An Eid of which the calendar has a day is
 * left out: the announced days may differ from these.
 * @param today yyyy-MM-dd in Riyadh
 */
export function proposeEids(today: string, holidays: readonly string[]): { eid: Eid; days: string[] }[] {
  const { year } = readHijri(parseDay(today));
  return EIDS.flatMap((eid) => {
    const days = [year, year + 1]
      .map((one) => listDays(eid, one))
      .find((list) => (list.at(-1) ?? '') >= today);
    return days && !days.some((day) => holidays.includes(day)) ? [{ eid, days }] : [];
  });
}
