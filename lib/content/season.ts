import { parseDay, readHijri, toDay } from '@/lib/i18n/format';

const DAY_MS = 86_400_000;
const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

/** Maximum number of days from the first of Shawwal to the last day of Hajj: two months of 30 days and twelve. */
const LONGEST_SEASON = 72;

/** The days of a season, as days of Dhu al-Hijjah; the months of Hajj begin earlier. */
const DAYS = { tarwiyah: 8, arafah: 9, nahr: 10, tashriq: 11, last: 13 } as const;

type SeasonDay = 'shawwal' | keyof typeof DAYS;

export const SEASON_DAYS: readonly SeasonDay[] = ['shawwal', 'tarwiyah', 'arafah', 'nahr', 'tashriq', 'last'];

/** Lower bound of the days until a day of the Hijri calendar, whose months have 29 or 30 days. */
function countAtLeast(from: Date, month: number, day: number): number {
  const hijri = readHijri(from);
  if (hijri.month === month && hijri.day === day) return 0;
  const months = (month - hijri.month + 12) % 12 || (day > hijri.day ? 0 : 12);
  return Math.max(1, months * 29 + day - hijri.day);
}

function seekHijri(from: Date, month: number, day: number): Date {
  const days = countAtLeast(from, month, day);
  return days === 0 ? from : seekHijri(new Date(from.getTime() + days * DAY_MS), month, day);
}

/** By the Umm al-Qura calendar, at noon in Riyadh; the announced sighting of the moon may differ by a day. */
export function findHajjSeason(now: Date): Record<SeasonDay, Date> {
  const last = seekHijri(parseDay(toDay(now)), DHU_AL_HIJJAH, DAYS.last);
  const daysBefore = (days: number) => new Date(last.getTime() - days * DAY_MS);
  const onDay = (day: number) => daysBefore(DAYS.last - day);
  return {
    shawwal: seekHijri(daysBefore(LONGEST_SEASON), SHAWWAL, 1),
    tarwiyah: onDay(DAYS.tarwiyah),
    arafah: onDay(DAYS.arafah),
    nahr: onDay(DAYS.nahr),
    tashriq: onDay(DAYS.tashriq),
    last,
  };
}

/** Hijri year of the season that comes next or is running. */
export const findSeasonYear = (now: Date): number => readHijri(findHajjSeason(now).arafah).year;

/** Whole days in Riyadh from today until the Day of Tarwiyah: 1 on its eve; 0 on the day and during the season. */
export function countDaysToSeason(now: Date, { tarwiyah }: { tarwiyah: Date }): number {
  const days = Math.round((tarwiyah.getTime() - parseDay(toDay(now)).getTime()) / DAY_MS);
  return Math.max(0, days);
}
