/** Requirements: FORMS-18 */
import { listExampleDays } from './example-day';

/** Slashes are surrounded by no-break spaces. */
const written = (text: string) => text.replaceAll(' ', '\u00a0');

test('a question about a past day has a past example, in any year', () => {
  for (const today of ['2025-01-01', '2026-11-23', '2041-05-05']) {
    expect(listExampleDays('en', today, true)).toEqual({
      gregorian: written('15 / 7 / 2002'),
      hijri: written('5 / 5 / 1423'),
    });
  }
});

test('other questions have a future example, in the next year', () => {
  expect(listExampleDays('ar', '2026-11-23')).toEqual({
    gregorian: written('15 / 7 / 2027'),
    hijri: written('11 / 2 / 1449'),
  });
  expect(listExampleDays('en', '2027-12-31').gregorian).toBe(written('15 / 7 / 2028'));
});

test('Persian texts have Persian digits and a solar date', () => {
  expect(listExampleDays('fa', '2026-11-23')).toEqual({
    gregorian: written('۱۵ / ۷ / ۲۰۲۷'),
    hijri: written('۲۴ / ۴ / ۱۴۰۶'),
  });
});
