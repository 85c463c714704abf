/** @jest-environment node */
/** Requirements: HOME-02 */
import { findHajjSeason } from './season';
import { countDaysToSeason } from './season-countdown';

const count = (now: string) => countDaysToSeason(new Date(now), findHajjSeason(new Date(now)));

// 8 Dhu al-Hijjah 1448 is 14 May 2027 by the Umm al-Qura calendar.
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
