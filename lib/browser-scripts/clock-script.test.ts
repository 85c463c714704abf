/** Requirements: CONTENT-17, HOME-03 */
import { toDay } from '@/lib/i18n/format';
import runClock from './clock-script';

const TIMES = ['05:10', '12:05', '15:20', '17:45', '19:15'];

/** Runs the script for a table of both cities at an instant; the times of Madinah are a minute later. */
function runAt(instant: string, { date = toDay(new Date(instant)), lang = 'en' } = {}) {
  jest.useFakeTimers({ now: new Date(instant) });
  const later = (time: string) => time.replace(/\d$/, (digit) => String(Number(digit) + 1));
  const cells = TIMES.map(
    (time) =>
      `<time data-city="makkah" datetime="${time}"></time><time data-city="madinah" datetime="${later(time)}"></time>`,
  );
  document.documentElement.lang = lang;
  document.body.innerHTML = `<div data-date="${date}">${cells.join('')}<p hidden data-left="{h} h {m} min">Left: <b></b></p></div>`;
  runClock(document.body.firstElementChild as HTMLElement);
  return { next: next(), sky: document.documentElement.dataset.sky };
}
/** The prayers that are marked as the next. */
const next = () =>
  [...document.querySelectorAll<HTMLTimeElement>('time[aria-current="time"]')].map(
    ({ dateTime }) => dateTime,
  );
/** The displayed time until the next prayer. */
const left = () => document.querySelector('p:not([hidden]) b')?.textContent;

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-22T00:00:00Z', ['05:10', '05:11'], 'n'],
  ['2026-11-22T03:00:00Z', ['12:05', '12:06'], 'a'],
  ['2026-11-22T12:19:00Z', ['15:20', '15:21'], 'd'],
  // In the minute of the prayer itself it is still the next one.
  ['2026-11-22T12:20:00Z', ['15:20', '15:21'], 'd'],
  ['2026-11-22T14:45:30Z', ['17:45', '17:46'], 'k'],
  // After the last prayer, the first of the next day.
  ['2026-11-22T18:00:00Z', ['05:10', '05:11'], 'n'],
  ['2026-11-22T21:30:00Z', ['05:10', '05:11'], 'n'],
])('at %s the next prayers are at %j', (instant, next, sky) => {
  expect(runAt(instant)).toEqual({ next, sky });
});

test.each([
  ['2026-11-22T09:20:00Z', 'en', '3 h 0 min'],
  ['2026-11-22T12:20:00Z', 'en', '0 h 0 min'],
  ['2026-11-22T18:00:00Z', 'en', '8 h 10 min'],
  ['2026-11-22T10:55:00Z', 'fa', '۱ h ۲۵ min'],
])('at %s it shows in %s that %s are left', (instant, lang, words) => {
  runAt(instant, { lang });
  expect(left()).toBe(words);
});

test('it updates every minute', () => {
  runAt('2026-11-22T12:20:00Z');
  jest.advanceTimersByTime(60_000);
  expect(left()).toBe('2 h 24 min');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
});

test('times of another day have no mark until that day', () => {
  expect(runAt('2026-11-22T09:00:00Z', { date: '2026-11-23' })).toEqual({ next: [], sky: 'd' });
  expect(left()).toBeUndefined();
  expect(runAt('2026-11-22T21:30:00Z', { date: '2026-11-23' }).next).toEqual(['05:10', '05:11']);
});

test("at midnight the marks move from yesterday's times to those of the new day", () => {
  const [today, tomorrow] = ['2026-11-22', '2026-11-23'];
  expect(runAt('2026-11-22T20:59:30Z', { date: today }).next).toEqual(['05:10', '05:11']);
  expect(left()).toBe('5 h 11 min');
  jest.advanceTimersByTime(60_000);
  expect([next(), left()]).toEqual([[], undefined]);
  jest.advanceTimersByTime(3_600_000);
  expect(document.documentElement.dataset.sky).toBe('n');
  expect(runAt('2026-11-22T20:59:30Z', { date: tomorrow }).next).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect([next(), left()]).toEqual([['05:10', '05:11'], '5 h 10 min']);
});
