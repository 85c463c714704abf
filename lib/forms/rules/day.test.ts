/** Requirements: FORMS-18 */
import { readSolar } from '@/lib/i18n/format';
import { isDay, toGregorianDay } from './calendars';
import { joinDay, readPostedDay, splitDay } from './day';

test.each([
  ['1999-4-2', '1999-04-02'],
  ['1999-04-02', '1999-04-02'],
  ['٢٠٢٧-٧-١٥', '2027-07-15'],
  ['۲۰۲۷-۷-۱۵', '2027-07-15'],
  ['1449-2-11', '2027-07-15'],
  ['1419-12-15', '1999-04-02'],
  ['1300-1-1', '1882-11-12'],
])('%s is the day %s', (typed, day) => {
  expect(toGregorianDay(typed)).toBe(day);
  expect(isDay(day)).toBe(true);
});

test.each([
  ['1403-1-1 SH', '2024-03-20'],
  ['1403-12-30 SH', '2025-03-20'],
  ['1381-4-24 SH', '2002-07-15'],
  ['۱۴۰۶-۴-۲۴ SH', '2027-07-15'],
])('%s, as Persian readers write it, is the day %s', (typed, day) => {
  expect(toGregorianDay(typed)).toBe(day);
});

test('every day of two centuries converts to the solar calendar and back', () => {
  const wrong: string[] = [];
  for (let at = Date.UTC(1922, 0, 1, 9); at < Date.UTC(2122, 0, 1); at += 11 * 86_400_000) {
    const { year, month, day } = readSolar(new Date(at));
    const typed = `${year}-${month}-${day} SH`;
    if (toGregorianDay(typed) !== new Date(at).toISOString().slice(0, 10)) wrong.push(typed);
  }
  expect(wrong).toEqual([]);
});

test('with the mark of the solar calendar, posted solar days are converted and Gregorian ones are unchanged', () => {
  const post = (year: string) =>
    new URLSearchParams({ 'born-day': '24', 'born-month': '4', 'born-year': year, 'born-solar': '1' });
  expect(readPostedDay('born', post('1381'))).toBe('1381-4-24 SH');
  expect(splitDay('1381-4-24 SH')).toEqual({ day: '24', month: '4', year: '1381' });
  expect(readPostedDay('born', post('2002'))).toBe('2002-4-24');
});

test('every day of two centuries converts to the Umm al-Qura calendar and back', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'Asia/Riyadh',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const wrong: string[] = [];
  for (let at = Date.UTC(1900, 0, 1, 9); at < Date.UTC(2100, 0, 1); at += 11 * 86_400_000) {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const typed = ['year', 'month', 'day'].map((part) => parts.get(part as 'year')).join('-');
    const day = new Date(at).toISOString().slice(0, 10);
    if (toGregorianDay(typed) !== day) wrong.push(`${typed} is ${day}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  '99-4-2',
  '1999--2',
  '1999-13-2',
  '1999-2-30',
  '1447-1-31',
  '1447-13-1',
  '1447-2-30',
  'x',
  '1999-4',
  '1404-12-30 SH',
  '1403-7-31 SH',
])('%s is not a day', (typed) => {
  expect(isDay(toGregorianDay(typed))).toBe(false);
});

test('three controls are joined to one text and split again', () => {
  const parts = { day: '٢', month: '۴', year: '' };
  expect(joinDay(parts)).toBe('-4-2');
  expect(splitDay('-4-2')).toEqual({ day: '2', month: '4', year: '' });
  expect(joinDay({ day: '', month: ' ', year: '' })).toBe('');
  expect(splitDay('')).toEqual({ day: '', month: '', year: '' });
});

test('a posted day may be one value or in parts', () => {
  const parts = new URLSearchParams({ 'born-day': '2', 'born-month': '4', 'born-year': '1999' });
  expect(readPostedDay('born', parts)).toBe('1999-4-2');
  expect(readPostedDay('born', new URLSearchParams({ born: '1999-04-02' }))).toBe('1999-04-02');
  expect(readPostedDay('born', new URLSearchParams())).toBe('');
});
