import { parseDay, readHijri, toDay } from '@/lib/i18n/format';

const DAY_MS = 86_400_000;
const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

/** The days of a season that pilgrims ask for, with their day of Dhu al-Hijjah; the months of Hajj begin before. */
const DAYS = { tarwiyah: 8, arafah: 9, nahr: 10, tashriq: 11, last: 13 } as const;

export type SeasonDay = 'shawwal' | keyof typeof DAYS;

export const SEASON_DAYS: readonly SeasonDay[] = ['shawwal', 'tarwiyah', 'arafah', 'nahr', 'tashriq', 'last'];

/** The nearest day from a day on, in steps of one day forward or back, that has a month and day of the Hijri calendar. */
function seekHijri(from: Date, step: 1 | -1, month: number, day: number): Date {
  for (let days = 0; days < 400; days += 1) {
    const date = new Date(from.getTime() + step * days * DAY_MS);
    const hijri = readHijri(date);
    if (hijri.month === month && hijri.day === day) return date;
  }
  throw new Error(`No day ${day} of month ${month} near ${from.toISOString()}`);
}

/**
 * The days of the Hajj season that is under way or comes next, by the Umm al-Qura calendar, each at noon in Riyadh.
 * The announced sighting of the moon decides, and may differ by a day.
 */
export function findHajjSeason(now: Date): Record<SeasonDay, Date> {
  const last = seekHijri(parseDay(toDay(now)), 1, DHU_AL_HIJJAH, DAYS.last);
  const onDay = (day: number) => new Date(last.getTime() - (DAYS.last - day) * DAY_MS);
  return {
    shawwal: seekHijri(last, -1, SHAWWAL, 1),
    tarwiyah: onDay(DAYS.tarwiyah),
    arafah: onDay(DAYS.arafah),
    nahr: onDay(DAYS.nahr),
    tashriq: onDay(DAYS.tashriq),
    last,
  };
}
