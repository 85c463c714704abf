import type { PlaceKey } from '@/lib/content/maps/places';
import { countDaysToSeason, findHajjSeason } from '@/lib/content/season';
import { readHijri, toDay } from '@/lib/i18n/format';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import type { GuideSection } from '../custom-guide/compose-guide';
import { type Answers, QUESTIONS } from '../custom-guide/guide-answers';
import type { Station } from './journeys';

/** The rites: the three types of Hajj, and Umrah alone. */
export const RITES = [...QUESTIONS.nusuk, 'umrah'] as const;

export type Rite = (typeof RITES)[number];
export type Origin = Answers['from'];

/** A season of Hajj: its Hijri year, its day of Tarwiyah, and the days of its month that have an address. */
export interface Season {
  year: number;
  tarwiyah: Date;
  days: Date[];
}

/** The choice in an address, and the day that is shown. */
export interface DayChoice {
  nusuk: Rite;
  from: Origin;
  /** Hijri year of the pilgrim's season, which may be in the past. */
  season: number;
  day: Date;
  /** True if the address names a day of the season: the page then shows it regardless of the current date. */
  isPlanned: boolean;
}

const DAY_MS = 86_400_000;
const DHU_AL_HIJJAH = 12;
/** Days of Dhu al-Hijjah: Tarwiyah, the farewell after the last day of Tashriq, and the last day shown. */
const [TARWIYAH, FAREWELL, LAST_SHOWN] = [8, 14, 15];

function describeSeason(now: Date): Season & { last: Date } {
  const { tarwiyah, last } = findHajjSeason(now);
  const days = Array.from(
    { length: LAST_SHOWN },
    (_, index) => new Date(tarwiyah.getTime() + (index + 1 - TARWIYAH) * DAY_MS),
  );
  return { year: readHijri(tarwiyah).year, tarwiyah, days, last };
}

/** A season is current until the end of its month, because pilgrims leave or stay on after its last day. */
export function listSeasons(now: Date): [Season, Season] {
  const { month, day } = readHijri(now);
  const season = describeSeason(month === DHU_AL_HIJJAH ? new Date(now.getTime() - (day - 1) * DAY_MS) : now);
  return [season, describeSeason(new Date(season.last.getTime() + DAY_MS))];
}

/** Each day of Hajj, and the first of the days before and after, which are alike. */
export function listTurns({ days }: Season): Date[] {
  return days.filter((_, index) => index === 0 || (index >= TARWIYAH - 1 && index < FAREWELL));
}

/** Bookmarked addresses may contain any earlier season with a year of four digits. */
const YEAR = /^1[45]\d\d$/;

function readYear(query: Query, [coming, next]: [Season, Season]): number {
  const text = readQueryValue(query, 'season');
  const year = YEAR.test(text) ? Number(text) : coming.year;
  return year > next.year ? coming.year : year;
}

/** The choice in an address: null without a rite. Other missing or unknown values get the most common one. */
export function readDayChoice(query: Query, now: Date): DayChoice | null {
  const nusuk = readChoice(query, 'nusuk', RITES);
  if (!nusuk) return null;
  const seasons = listSeasons(now);
  const season = readYear(query, seasons);
  const asked = readQueryValue(query, 'day');
  const days = seasons.find(({ year }) => year === season)?.days ?? [];
  const planned = nusuk === 'umrah' ? undefined : days.find((day) => toDay(day) === asked);
  const from = readChoice(query, 'from', QUESTIONS.from) ?? 'abroad';
  return { nusuk, from, season, day: planned ?? now, isPlanned: planned !== undefined };
}

/** The query of a choice, in a fixed order and without a day. */
export function writeDayChoice({
  nusuk,
  season,
  from,
}: Pick<DayChoice, 'nusuk' | 'season' | 'from'>): string {
  return new URLSearchParams({ nusuk, season: String(season), from }).toString();
}

/** Days from today until Hajj begins; zero for Umrah, for a day in the address, and from the beginning of Hajj on. */
export function countDays({ nusuk, season, isPlanned }: DayChoice, now: Date): number {
  const found = listSeasons(now).find(({ year }) => year === season);
  return nusuk === 'umrah' || isPlanned || !found ? 0 : countDaysToSeason(now, found);
}

/** The stations by day; before the days of Hajj, pilgrims from abroad are already in Makkah. */
const STATIONS_OF_DAYS: Readonly<Record<number, readonly Station[]>> = {
  8: ['mina'],
  9: ['arafah', 'muzdalifah'],
  10: ['nahr', 'ifadah'],
  11: ['tashriq'],
  12: ['tashriq'],
  13: ['tashriq'],
};

/** Preparation until the month of Hajj, then the journey or Makkah, the stations of each day, and departure. */
export function findStations({ day, season, from }: Pick<DayChoice, 'day' | 'season' | 'from'>): Station[] {
  const hijri = readHijri(day);
  if (hijri.year > season) return [];
  if (hijri.year < season || hijri.month < DHU_AL_HIJJAH) return ['preparation'];
  if (hijri.day < TARWIYAH) return from === 'abroad' ? ['makkah'] : ['ihram'];
  return [...(STATIONS_OF_DAYS[hijri.day] ?? (['farewell'] as const))];
}

/** The section of the custom guide about a station for one type of Hajj. */
export const GUIDE_SECTIONS: Partial<Record<Station, GuideSection['key']>> = {
  preparation: 'prepare',
  ihram: 'ihram',
  makkah: 'arrival',
  mina: 'tarwiyah',
  nahr: 'nahr',
  farewell: 'farewell',
};

/** The place of a station on the maps; preparation and the miqat have none. */
export const STATION_PLACES: Partial<Record<Station, PlaceKey>> = {
  makkah: 'grandMosque',
  mina: 'mina',
  arafah: 'arafah',
  muzdalifah: 'muzdalifah',
  nahr: 'jamarat',
  ifadah: 'grandMosque',
  tashriq: 'mina',
  farewell: 'grandMosque',
};
