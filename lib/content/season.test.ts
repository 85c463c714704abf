/** @jest-environment node */
/** Requirements: CONTENT-03, HOME-02 */

import { readHijri, toDay } from '@/lib/i18n/format';
import { countDaysToSeason, findHajjSeason } from './season';

const on = (day: string) => new Date(`${day}T09:00:00Z`);

it.each([
  ['2026-01-10', '2026-05-26'],
  ['2026-11-21', '2027-05-15'],
  ['2027-06-01', '2028-05-04'],
])('on %s the next Day of Arafah is %s', (today, arafah) => {
  expect(toDay(findHajjSeason(on(today)).arafah)).toBe(arafah);
});

it('a season is current until its last day is over', () => {
  const { last } = findHajjSeason(on('2026-11-21'));
  expect(toDay(findHajjSeason(last).last)).toBe(toDay(last));
  const dayAfter = new Date(last.getTime() + 86_400_000);
  expect(findHajjSeason(dayAfter).last.getTime()).toBeGreaterThan(last.getTime());
});

it('finds the season of every day of four years in a few steps', () => {
  const read = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  for (let day = 0; day < 4 * 355; day += 1) {
    read.mockClear();
    const season = findHajjSeason(new Date(on('2026-01-10').getTime() + day * 86_400_000));
    expect(read.mock.calls.length).toBeLessThan(12);
    expect(readHijri(season.last)).toMatchObject({ month: 12, day: 13 });
    expect(readHijri(season.shawwal)).toMatchObject({ month: 10, day: 1, year: readHijri(season.last).year });
  }
});

it('names each day by its Hijri date, within one year', () => {
  const season = findHajjSeason(on('2026-11-21'));
  const hijri = Object.entries(season).map(([key, date]) => [key, readHijri(date)]);
  expect(Object.fromEntries(hijri)).toEqual({
    shawwal: { year: 1448, month: 10, day: 1 },
    tarwiyah: { year: 1448, month: 12, day: 8 },
    arafah: { year: 1448, month: 12, day: 9 },
    nahr: { year: 1448, month: 12, day: 10 },
    tashriq: { year: 1448, month: 12, day: 11 },
    last: { year: 1448, month: 12, day: 13 },
  });
});

const count = (now: string) => countDaysToSeason(new Date(now), findHajjSeason(new Date(now)));

// 8 Dhu al-Hijjah 1448 is 14 May 2027 in the Umm al-Qura calendar.
test.each([
  ['2027-05-04T12:00:00+03:00', 10],
  ['2027-05-13T00:01:00+03:00', 1],
  ['2027-05-13T23:59:00+03:00', 1],
  ['2027-05-14T00:00:00+03:00', 0],
  ['2027-05-18T12:00:00+03:00', 0],
])('on %s there are %i days to go', (now, days) => {
  expect(count(now)).toBe(days);
});

test('the day after the season counts down to the next one', () => {
  expect(count('2027-05-20T12:00:00+03:00')).toBeGreaterThan(330);
});
