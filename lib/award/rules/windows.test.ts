/** Requirements: OPEN-01 */
import { isWithin, parseWindow } from './windows';

const days = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const times = { durationFrom: '2025-01-13T09:00', durationTo: '2025-03-31 15:30:00' };
const offsets = { durationFrom: '2025-01-13T06:00:00Z', durationTo: '2025-03-31T12:30:00+00:00' };

test.each([
  ['the last instant before a day', days, '2025-01-12T20:59:59.999Z', false],
  ['the first instant of a day', days, '2025-01-12T21:00:00.000Z', true],
  ['the last instant of a day', days, '2025-03-31T20:59:59.999Z', true],
  ['the first instant after a day', days, '2025-03-31T21:00:00.000Z', false],
  ['just before a time of day in Riyadh', times, '2025-01-13T05:59:59.999Z', false],
  ['a time of day in Riyadh', times, '2025-01-13T06:00:00.000Z', true],
  ['the last time of day in Riyadh', times, '2025-03-31T12:30:00.000Z', true],
  ['just after the last time of day', times, '2025-03-31T12:30:00.001Z', false],
  ['an instant with its own offset', offsets, '2025-01-13T06:00:00.000Z', true],
  ['the last instant with its own offset', offsets, '2025-03-31T12:30:00.000Z', true],
  ['just after an instant with its own offset', offsets, '2025-03-31T12:30:00.001Z', false],
])('%s', (_name, window, now, inside) => {
  expect(isWithin(window, new Date(now))).toBe(inside);
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['empty', { durationFrom: '', durationTo: '' }],
  ['of nulls', { durationFrom: null, durationTo: null }],
  ['half', { durationFrom: '2025-01-13', durationTo: '' }],
  ['unreadable', { durationFrom: 'soon', durationTo: 'later' }],
])('a window that is %s is not configured', (_name, window) => {
  expect(parseWindow(window)).toBeNull();
  expect(isWithin(window, new Date('2025-02-01T12:00:00Z'))).toBe(false);
});
