import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import { readHijri, toDay } from '@/lib/i18n/format';
import type { GeoPoint } from './maps/projection';

/** The times of a day in their order; sunrise ends the time of the first prayer. */
export const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

type Prayer = (typeof PRAYERS)[number];

const RAMADAN = 9;
/** In Ramadan the Kingdom prays Isha this many minutes later; the library does not know it. */
const RAMADAN_ISHA_MINUTES = 30;

/** The prayer times of a place on the day of an instant in Riyadh, by the Umm al-Qura method. */
export function calculatePrayerTimes(place: GeoPoint, now: Date): Record<Prayer, Date> {
  const [year = 0, month = 1, day = 1] = toDay(now).split('-').map(Number);
  const method = CalculationMethod.UmmAlQura();
  if (readHijri(now).month === RAMADAN) method.adjustments.isha += RAMADAN_ISHA_MINUTES;
  // The library takes the day from the date's local parts, whatever the server's time zone is.
  const localDay = new Date(year, month - 1, day);
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = new PrayerTimes(
    new Coordinates(place.lat, place.lon),
    localDay,
    method,
  );
  return { fajr, sunrise, dhuhr, asr, maghrib, isha };
}
