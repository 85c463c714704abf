/** @jest-environment node */
/** Requirements: CONTENT-03 */
import { formatTime } from '@/lib/i18n/format-time';
import { PLACES } from './maps/places';
import { calculatePrayerTimes, PRAYERS } from './prayer-times';

const MINUTE_MS = 60_000;
const at = (time: string) => calculatePrayerTimes(PLACES.grandMosque, new Date(time));

it('are in the order of the day, all within one day in Riyadh', () => {
  const times = at('2026-11-21T09:00:00Z');
  const shown = PRAYERS.map((prayer) => formatTime(times[prayer], 'en'));
  expect(shown).toEqual([...shown].sort());
  expect(new Set(shown).size).toBe(PRAYERS.length);
});

it('Isha is 90 minutes after Maghrib, in Ramadan 120', () => {
  const between = ({ maghrib, isha }: ReturnType<typeof at>) =>
    (isha.getTime() - maghrib.getTime()) / MINUTE_MS;
  expect(between(at('2026-11-21T09:00:00Z'))).toBeCloseTo(90, -0.5);
  expect(between(at('2026-02-20T09:00:00Z'))).toBeCloseTo(120, -0.5);
  expect(formatTime(at('2026-02-20T09:00:00Z').isha, 'en')).toBe('20:21');
});

it('the day is that of Riyadh: an hour before midnight it is still the same day', () => {
  expect(at('2026-06-01T20:59:00Z').fajr).toEqual(at('2026-06-01T02:00:00Z').fajr);
  expect(at('2026-06-01T21:01:00Z').fajr).not.toEqual(at('2026-06-01T20:59:00Z').fajr);
});
