import type { PlaceKey } from '@/lib/content/maps/places';
import { countDaysToSeason, findHajjSeason } from '@/lib/content/season';
import { readHijri, toDay } from '@/lib/i18n/format';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import type { GuideSection } from '../custom-guide/compose-guide';
import { type Answers, QUESTIONS } from '../custom-guide/guide-answers';
import type { Station } from './journeys';

/** What a pilgrim may intend: one of the three kinds of Hajj, or Umrah alone. */
export const RITES = [...QUESTIONS.nusuk, 'umrah'] as const;

export type Rite = (typeof RITES)[number];
export type Origin = Answers['from'];

/** A season of Hajj: its Hijri year, its day of Tarwiyah, and the days of its month that have an address. */
export interface Season {
  year: number;
  tarwiyah: Date;
  days: Date[];
}

/** What the address says of a pilgrim, and the day that is looked at. */
export interface DayChoice {
  nusuk: Rite;
  from: Origin;
  /** Hijri year of their season; one that is over stays what it is. */
  season: number;
  day: Date;
  /** True where the address names a day of the season: the page shows that one, whatever today is. */
  isPlanned: boolean;
}

const DAY_MS = 86_400_000;
const DHU_AL_HIJJAH = 12;
/** Days of Dhu al-Hijjah: pilgrims are under way from its first, and take leave after the last of Tashriq. */
const [TARWIYAH, FAREWELL, LAST_SHOWN] = [8, 14, 15];

function describeSeason(now: Date): Season & { last: Date } {
  const { tarwiyah, last } = findHajjSeason(now);
  const days = Array.from(
    { length: LAST_SHOWN },
    (_, index) => new Date(tarwiyah.getTime() + (index + 1 - TARWIYAH) * DAY_MS),
  );
  return { year: readHijri(tarwiyah).year, tarwiyah, days, last };
}

/**
 * The season at hand and the one after it. It is at hand until the month of Hajj ends: whoever takes leave after its last
 * day, or stays on, is still its pilgrim.
 */
export function listSeasons(now: Date): [Season, Season] {
  const { month, day } = readHijri(now);
  const season = describeSeason(month === DHU_AL_HIJJAH ? new Date(now.getTime() - (day - 1) * DAY_MS) : now);
  return [season, describeSeason(new Date(season.last.getTime() + DAY_MS))];
}

/** Of a season's days those that a list names: each of Hajj, and the first of those before and after, which are alike. */
export function listTurns({ days }: Season): Date[] {
  return days.filter((_, index) => index === 0 || (index >= TARWIYAH - 1 && index < FAREWELL));
}

/** Years of earlier seasons stand in addresses that were kept: as far back as four digits say. */
const YEAR = /^1[45]\d\d$/;

function readYear(query: Query, [coming, next]: [Season, Season]): number {
  const text = readQueryValue(query, 'season');
  const year = YEAR.test(text) ? Number(text) : coming.year;
  return year > next.year ? coming.year : year;
}

/** Whose day an address asks for: null where it names no rite. What else is missing or unknown is what most mean. */
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

/** The query under which a choice is kept, in one order and without a day. */
export function writeDayChoice({
  nusuk,
  season,
  from,
}: Pick<DayChoice, 'nusuk' | 'season' | 'from'>): string {
  return new URLSearchParams({ nusuk, season: String(season), from }).toString();
}

/** Days from today until Hajj begins for a pilgrim: none for Umrah, on a day that was asked for, and from then on. */
export function countDays({ nusuk, season, isPlanned }: DayChoice, now: Date): number {
  const found = listSeasons(now).find(({ year }) => year === season);
  return nusuk === 'umrah' || isPlanned || !found ? 0 : countDaysToSeason(now, found);
}

/** The stations of the days of Hajj; before them who comes from abroad is in Makkah already. */
const STATIONS_OF_DAYS: Readonly<Record<number, readonly Station[]>> = {
  8: ['mina'],
  9: ['arafah', 'muzdalifah'],
  10: ['nahr', 'ifadah'],
  11: ['tashriq'],
  12: ['tashriq'],
  13: ['tashriq'],
};

/**
 * Where a pilgrim of Hajj is on a day, by the Umm al-Qura calendar: getting ready until the month of Hajj, then on the
 * way or in Makkah, then at the stations of each day, and leaving until the month ends.
 * @returns no station where the season is over
 */
export function findStations({ day, season, from }: Pick<DayChoice, 'day' | 'season' | 'from'>): Station[] {
  const hijri = readHijri(day);
  if (hijri.year > season) return [];
  if (hijri.year < season || hijri.month < DHU_AL_HIJJAH) return ['preparation'];
  if (hijri.day < TARWIYAH) return from === 'abroad' ? ['makkah'] : ['ihram'];
  return [...(STATIONS_OF_DAYS[hijri.day] ?? (['farewell'] as const))];
}

/** Where the custom guide says what a station means for one kind of Hajj. */
export const GUIDE_SECTIONS: Partial<Record<Station, GuideSection['key']>> = {
  preparation: 'prepare',
  ihram: 'ihram',
  makkah: 'arrival',
  mina: 'tarwiyah',
  nahr: 'nahr',
  farewell: 'farewell',
};

/** Which place of the maps a station is; getting ready and the miqat are none. */
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
