/** Requirements: ADMIN-35 */
import { proposeEids } from './eid-days';

const daysOf = (today: string, ...holidays: string[]) =>
  Object.fromEntries(proposeEids(today, holidays).map(({ eid, days }) => [eid, days]));

test('the next Eid days are four from the day after 29 Ramadan and four from the day of Arafah', () => {
  // Ramadan 1447 has 30 days and ends on 19 March 2026; 9 Dhu al-Hijja is 26 May.
  expect(daysOf('2026-01-10')).toEqual({
    fitr: ['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22'],
    adha: ['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'],
  });
});

test('an Eid is proposed until its last day, then that of the next year', () => {
  expect(daysOf('2026-03-22').fitr?.[0]).toBe('2026-03-19');
  expect(daysOf('2026-03-23').fitr?.[0]).toMatch(/^2027-03-/);
});

test('an Eid with a day in the calendar is not proposed again', () => {
  expect(Object.keys(daysOf('2026-01-10', '2026-03-21'))).toEqual(['adha']);
  expect(daysOf('2026-01-10', '2026-03-21', '2026-05-26')).toEqual({});
});
