/** Requirements: ADMIN-26 */
import { findDigestDay, findEarlierDigest } from './digest-time';

const NONE = new Set<string>();

test.each([
  ['Sunday at seven', '2026-11-29T07:00:00+03:00', '2026-11-29'],
  ['a second before', '2026-11-29T06:59:59+03:00', null],
  ['in the morning, after a start', '2026-11-29T11:59:59+03:00', '2026-11-29'],
  ['at noon', '2026-11-29T12:00:00+03:00', null],
  ['Friday', '2026-11-27T07:00:00+03:00', null],
  ['Saturday', '2026-11-28T07:00:00+03:00', null],
  ['National Day', '2026-09-23T07:00:00+03:00', null],
  ['by the day in Riyadh, which begins before that of UTC', '2026-11-30T04:00:00Z', '2026-11-30'],
])('%s', (_title, at, day) => {
  expect(findDigestDay(new Date(at), NONE)).toBe(day);
});

test('a day off has no digest', () => {
  expect(findDigestDay(new Date('2026-11-29T07:00:00+03:00'), new Set(['2026-11-29']))).toBeNull();
});

test('a digest tells what happened since the one before, over weekends and days off', () => {
  const before = (day: string, holidays = NONE) => findEarlierDigest(day, holidays).toISOString();
  expect(before('2026-11-30')).toBe('2026-11-29T04:00:00.000Z');
  expect(before('2026-11-29')).toBe('2026-11-26T04:00:00.000Z');
  expect(before('2026-11-29', new Set(['2026-11-26', '2026-11-25']))).toBe('2026-11-24T04:00:00.000Z');
});
