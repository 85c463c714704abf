/** Requirements: AWARD-08, AWARD-09 */
import { EDITION } from './edition';
import { describeTimeline } from './timeline';

const at = (moment: string) => new Date(`${moment}+03:00`);
const asEdition = {
  status: 1,
  register: { durationFrom: '2025-01-13', durationTo: '2025-03-31' },
  submit: { durationFrom: '2025-04-01T00:00:00', durationTo: '2025-08-31T23:59:59' },
};
const states = (...given: Parameters<typeof describeTimeline>) =>
  describeTimeline(...given).map(({ state }) => state);

test.each([
  ['2025-01-12T23:59:59', ['coming', 'coming', 'coming', 'coming', 'coming']],
  ['2025-01-13T00:00:00', ['now', 'coming', 'coming', 'coming', 'coming']],
  ['2025-03-31T23:59:59', ['now', 'coming', 'coming', 'coming', 'coming']],
  ['2025-04-01T00:00:00', ['past', 'now', 'coming', 'coming', 'coming']],
  ['2025-09-30T12:00:00', ['past', 'past', 'now', 'coming', 'coming']],
  ['2025-10-10T23:00:00', ['past', 'past', 'past', 'now', 'coming']],
  ['2025-11-11T00:00:00', ['past', 'past', 'past', 'past', 'past']],
])('at %s in Riyadh the phases are %j', (moment, expected) => {
  expect(states(EDITION.phases, asEdition, at(moment))).toEqual(expected);
  expect(states(EDITION.phases, null, at(moment))).toEqual(expected);
});

test('windows on the edition’s own days do not count as different, whatever their times', () => {
  const entries = describeTimeline(EDITION.phases, asEdition, at('2025-02-01T12:00:00'));
  expect(entries.every(({ operative }) => operative === null)).toBe(true);
});

test('a moved window is shown, decides the state, and later phases claim nothing', () => {
  const register = { durationFrom: '2026-11-01', durationTo: '2026-11-30' };
  const moved = { ...asEdition, register };
  const now = at('2026-11-21T12:00:00');
  const entries = describeTimeline(EDITION.phases, moved, now);
  expect(entries[0]?.operative?.from).toEqual(at('2026-11-01T00:00:00'));
  expect(entries.map(({ state }) => state)).toEqual(['now', 'past', null, null, null]);
});
