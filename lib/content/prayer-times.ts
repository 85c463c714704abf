import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import { readHijri, toDay } from '@/lib/i18n/format';
import type { GeoPoint } from './maps/projection';

/** The times of a day in order; sunrise ends the time of the first prayer. */
export const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

type Prayer = (typeof PRAYERS)[number];

const RAMADAN = 9;
/** During Ramadan Isha in the Kingdom is this many minutes later, which the library does not support. */
const RAMADAN_ISHA_MINUTES = 30;

/** The prayer times of a place on the Riyadh day of an instant, by the Umm al-Qura method. */
export function calculatePrayerTimes(place: GeoPoint, now: Date): Record<Prayer, Date> {
  const [year = 0, month = 1, day = 1] = toDay(now).split('-').map(Number);
  const method = CalculationMethod.UmmAlQura();
  if (readHijri(now).month === RAMADAN) method.adjustments.isha += RAMADAN_ISHA_MINUTES;
  // The library reads the day from the date's local parts, in any time zone of the server.
  const localDay = new Date(year, month - 1, day);
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = new PrayerTimes(
    new Coordinates(place.lat, place.lon),
    localDay,
    method,
  );
  return { fajr, sunrise, dhuhr, asr, maghrib, isha };
}
