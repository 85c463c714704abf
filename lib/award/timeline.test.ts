/** Requirements: AWARD-08, AWARD-09 */
import { toDay } from '@/lib/i18n/format';
import { EDITION } from './edition';
import { describeTimeline, spanOf } from './timeline';

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

const daysOf = (...given: Parameters<typeof describeTimeline>) =>
  describeTimeline(...given).map(({ days }) => days && toDay(days.from));

test('windows on the edition’s own days do not count as different, whatever their times', () => {
  const timeline = describeTimeline(EDITION.phases, asEdition, at('2025-02-01T12:00:00'));
  expect(timeline.map(({ days }) => days && toDay(days.from))).toEqual(
    EDITION.phases.map(({ from }) => from),
  );
  expect(spanOf(timeline)).toEqual({ from: '2025-01-13', to: '2025-11-10', year: '2025' });
});

test('a moved window is the one set of days, and later phases claim neither days nor a state', () => {
  const register = { durationFrom: '2026-11-01', durationTo: '2026-11-30' };
  const given = [EDITION.phases, { ...asEdition, register }, at('2026-11-21T12:00:00')] as const;
  expect(daysOf(...given)).toEqual(['2026-11-01', '2025-04-01', null, null, null]);
  expect(states(...given)).toEqual(['now', 'past', null, null, null]);
});

test('beside a moved window one that is not configured has no days: those of another year say nothing', () => {
  const configuration = { status: 1, register: { durationFrom: '2026-11-01', durationTo: '2026-11-30' } };
  const timeline = describeTimeline(EDITION.phases, configuration, at('2026-11-21T12:00:00'));
  expect(timeline.map(({ state }) => state)).toEqual(['now', null, null, null, null]);
  expect(spanOf(timeline)).toEqual({ from: '2026-11-01', to: '2026-11-30', year: '2026' });
});
