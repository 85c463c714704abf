import 'server-only';
import { MAPS } from '@/lib/content/maps/maps';
import { PLACES, type PlaceKey } from '@/lib/content/maps/places';
import { measureKm } from '@/lib/content/maps/projection';
import { calculatePrayerTimes, PRAYERS } from '@/lib/content/prayer-times';
import { findHajjSeason, SEASON_DAYS } from '@/lib/content/season';
import { listEntries } from '@/lib/guides/dictionary/queries';
import { parseDay, readHijri, toDay } from '@/lib/i18n/format';
import { formatTime } from '@/lib/i18n/format-time';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { DataSetId, DataTable } from './data-sets';

const DAY_MS = 86_400_000;
const SEASONS = 5;
const CITIES = { makkah: 'grandMosque', madinah: 'prophetsMosque' } as const;
const NAME_COLUMNS = LOCALE_CODES.map((code) => `name_${code}`);

const pad = (part: number) => String(part).padStart(2, '0');

/** A day of the Umm al-Qura calendar as yyyy-MM-dd. */
function toHijriDay(date: Date): string {
  const { year, month, day } = readHijri(date);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Places with their names in seven languages, coordinates, and the distance from the origin of their map. */
async function listPlaces(keys: readonly PlaceKey[], origin: PlaceKey): Promise<DataTable> {
  const translators = await Promise.all(LOCALE_CODES.map((code) => loadTranslator(code, 'content')));
  const rows = keys.map((key) => {
    const km = measureKm(PLACES[origin], PLACES[key]);
    const names = translators.map((t) => t(`places.${key}`));
    return [key, ...names, PLACES[key].lat, PLACES[key].lon, Math.round(km * 10) / 10];
  });
  const columns = ['id', ...NAME_COLUMNS, 'latitude', 'longitude', 'km_from_grand_mosque'];
  return { columns, rows };
}

const MIQATS: readonly PlaceKey[] = ['dhuAlHulayfah', 'juhfah', 'qarn', 'yalamlam', 'dhatIrq'];
const SITES: readonly PlaceKey[] = [
  ...MAPS.holySites.places.map(({ key }) => key),
  'hira',
  'thawr',
  'tanim',
  'prophetsMosque',
  'quba',
  'qiblatayn',
  'baqi',
  'uhud',
];

function listSeasons(now: Date): DataTable {
  const rows: string[][] = [];
  let from = now;
  for (let count = 0; count < SEASONS; count += 1) {
    const season = findHajjSeason(from);
    const year = String(readHijri(season.arafah).year);
    for (const day of SEASON_DAYS) rows.push([year, day, toHijriDay(season[day]), toDay(season[day])]);
    from = new Date(season.last.getTime() + 2 * DAY_MS);
  }
  return { columns: ['hijri_year', 'event', 'hijri_date', 'gregorian_date'], rows };
}

function listPrayerTimes(now: Date): DataTable {
  const year = toDay(now).slice(0, 4);
  const rows: string[][] = [];
  for (const [city, place] of Object.entries(CITIES)) {
    for (let date = parseDay(`${year}-01-01`); toDay(date).startsWith(year); ) {
      const times = calculatePrayerTimes(PLACES[place], date);
      rows.push([
        city,
        toDay(date),
        toHijriDay(date),
        ...PRAYERS.map((prayer) => formatTime(times[prayer], 'en')),
      ]);
      date = new Date(date.getTime() + DAY_MS);
    }
  }
  return { columns: ['city', 'gregorian_date', 'hijri_date', ...PRAYERS], rows };
}

/** Parameters of the prayer times: the Umm al-Qura method. */
function listPrayerParameters(): DataTable {
  const rows = Object.entries(CITIES).map(([city, place]) => {
    const { lat, lon } = PLACES[place];
    return [city, lat, lon, 'umm-al-qura', 18.5, 90, 120, 'Asia/Riyadh'];
  });
  const columns = ['city', 'latitude', 'longitude', 'method', 'fajr_angle_degrees'];
  const rest = ['isha_minutes_after_maghrib', 'isha_minutes_in_ramadan', 'time_zone'];
  return { columns: [...columns, ...rest], rows };
}

async function listGlossary(): Promise<DataTable> {
  const entries = await Promise.all(LOCALE_CODES.map((code) => listEntries(code)));
  const rows = (entries[0] ?? []).map(({ key, terms }, index) => [
    key,
    ...LOCALE_CODES.map((code) => terms[code]),
    ...entries.map((list) => list[index]?.meaning ?? ''),
  ]);
  const columns = LOCALE_CODES.map((code) => `term_${code}`);
  return { columns: ['id', ...columns, ...LOCALE_CODES.map((code) => `meaning_${code}`)], rows };
}

const TABLES: Record<DataSetId, (now: Date) => DataTable | Promise<DataTable>> = {
  miqats: () => listPlaces(MIQATS, 'grandMosque'),
  'holy-sites': () => listPlaces(SITES, 'grandMosque'),
  'season-dates': listSeasons,
  'prayer-times': listPrayerTimes,
  'prayer-parameters': listPrayerParameters,
  glossary: listGlossary,
};

const kept = new Map<DataSetId, { day: string; table: Promise<DataTable> }>();

/** A data set of the library, generated from the sources of the portal's pages; cached for a day. */
export function loadTable(id: DataSetId, now: Date): Promise<DataTable> {
  const day = toDay(now);
  const known = kept.get(id);
  if (known?.day === day) return known.table;
  const table = Promise.resolve(TABLES[id](now));
  kept.set(id, { day, table });
  return table;
}
