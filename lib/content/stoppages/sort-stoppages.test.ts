/** @jest-environment node */
/** Requirements: CONTENT-11 */
import type { Stoppage } from '@/lib/operator/sections';
import { sortStoppages } from './sort-stoppages';

const START = '2026-11-21T10:00:00+03:00';
const END = '2026-11-21T12:00:00+03:00';
const texts = { ar: { title: 'صيانة', text: 'تتوقف الخدمة' } };
const row = (id: string, startsAt = START, endsAt?: string): Stoppage => ({
  id,
  announcedAt: START,
  startsAt,
  endsAt,
  texts,
});

function placeOf(stoppage: Stoppage, instant: string): string | undefined {
  const sorted = sortStoppages([stoppage], new Date(instant));
  return (['present', 'planned', 'past'] as const).find((state) => sorted[state].length > 0);
}

test.each([
  ['a millisecond before its start an interruption is planned', '2026-11-21T09:59:59.999+03:00', 'planned'],
  ['at its start it is present', START, 'present'],
  ['a millisecond before its end it is present', '2026-11-21T11:59:59.999+03:00', 'present'],
  ['at its end it is past', END, 'past'],
  ['89 days later it is still listed', '2027-02-18T12:00:00+03:00', 'past'],
  ['90 days later it is no longer listed', '2027-02-19T12:00:00+03:00', undefined],
])('%s', (_when, instant, place) => {
  expect(placeOf(row('one', START, END), instant)).toBe(place);
});

test('without an end an interruption is in progress', () => {
  expect(placeOf(row('one'), '2030-01-01T00:00:00Z')).toBe('present');
});

test('each list begins with the most relevant interruption', () => {
  const { present, planned, past } = sortStoppages(
    [
      row('old', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
      row('older', '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'),
      row('long', '2026-11-10T00:00:00Z'),
      row('new', '2026-11-20T00:00:00Z'),
      row('later', '2026-12-20T00:00:00Z'),
      row('soon', '2026-11-25T00:00:00Z'),
    ],
    new Date(START),
  );
  expect([present, planned, past].map((list) => list.map(({ id }) => id))).toEqual([
    ['new', 'long'],
    ['soon', 'later'],
    ['old', 'older'],
  ]);
});
