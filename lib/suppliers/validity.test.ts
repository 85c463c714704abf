/** Requirements: SERVICE-13, SERVICE-15 */
import { findReminder, latestValidity, proposeValidity, renewableFrom, stateOn } from './validity';

test.each([
  [null, '2026-11-27', '2027-11-27'],
  // A renewal before the end loses none of the days that are left.
  ['2026-12-20', '2026-11-27', '2027-12-20'],
  // A late one is not dated back.
  ['2026-10-01', '2026-11-27', '2027-11-27'],
  [null, '2028-02-29', '2029-03-01'],
])('a validity until %s proposes on %s the day %s', (validUntil, today, proposed) => {
  expect(proposeValidity(validUntil, today)).toBe(proposed);
});

test('a validity lasts at most three years', () => {
  expect(latestValidity('2026-11-27')).toBe('2029-11-27');
});

test.each([
  ['2026-11-27', 'accepted', 'accepted'],
  ['2026-11-26', 'accepted', 'expired'],
  ['2026-11-26', 'suspended', 'expired'],
  ['2026-11-26', 'withdrawn', 'withdrawn'],
] as const)('on 27 November a validity until %s makes %s %s', (validUntil, state, shown) => {
  expect(stateOn('2026-11-27', state, validUntil)).toBe(shown);
});

test.each([
  ['2027-01-27', null],
  ['2027-01-26', 60],
  ['2026-12-27', 30],
  ['2026-12-05', 30],
  ['2026-12-04', 7],
  ['2026-11-27', 7],
])('on 27 November the due reminder of a validity until %s is %s days', (validUntil, days) => {
  expect(findReminder(validUntil, '2026-11-27')).toBe(days);
});

test('it can be renewed from the day of the first reminder', () => {
  expect(renewableFrom('2027-01-26')).toBe('2026-11-27');
});
