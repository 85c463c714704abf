/** Requirements: AWARD-08, AWARD-09 */

import { SEED } from '@/lib/award/definition/edition';
import { toDay } from '@/lib/i18n/format';
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
  expect(states(SEED.phases, asEdition, at(moment))).toEqual(expected);
  expect(states(SEED.phases, null, at(moment))).toEqual(expected);
});

const daysOf = (...given: Parameters<typeof describeTimeline>) =>
  describeTimeline(...given).map(({ days }) => days && toDay(days.from));

test('windows on the edition’s own days do not count as different, whatever their times', () => {
  const timeline = describeTimeline(SEED.phases, asEdition, at('2025-02-01T12:00:00'));
  expect(timeline.map(({ days }) => days && toDay(days.from))).toEqual(SEED.phases.map(({ from }) => from));
  expect(timeline.every(({ announced }) => announced === null)).toBe(true);
  expect(spanOf(timeline)).toEqual({ from: '2025-01-13', to: '2025-11-10' });
});

test.each(['2024-12-01', '2025-05-05', '2026-11-23', '2027-12-31'])(
  'unset windows leave the edition’s days as they are (%s)',
  (today) => {
    const window = { durationFrom: today, durationTo: today, isDefault: true } as const;
    const configuration = { status: 1, register: window, submit: window };
    const timeline = describeTimeline(SEED.phases, configuration, at(`${today}T12:00:00`));
    expect(timeline).toEqual(describeTimeline(SEED.phases, null, at(`${today}T12:00:00`)));
    expect(spanOf(timeline)).toEqual({ from: '2025-01-13', to: '2025-11-10' });
  },
);

const moved = { durationFrom: '2026-11-01', durationTo: '2026-11-30' };

test('a window that was set replaces the days of its phase, and days before its end are dropped', () => {
  const given = [SEED.phases, { ...asEdition, register: moved }, at('2026-11-21T12:00:00')] as const;
  expect(daysOf(...given)).toEqual(['2026-11-01', '2025-04-01', null, null, null]);
  expect(states(...given)).toEqual(['now', 'past', null, null, null]);
  const [registration, ...others] = describeTimeline(...given);
  expect(registration?.announced && toDay(registration.announced.from)).toBe('2025-01-13');
  expect(others.every(({ announced }) => announced === null)).toBe(true);
});

test('later phases keep their days as long as they begin after the windows that were set', () => {
  const register = { durationFrom: '2025-01-13', durationTo: '2025-04-15' };
  const submit = { durationFrom: '2025-04-16', durationTo: '2025-08-31' };
  const given = [SEED.phases, { status: 1, register, submit }, at('2025-05-01T12:00:00')] as const;
  expect(daysOf(...given)).toEqual(['2025-01-13', '2025-04-16', '2025-09-01', '2025-10-10', '2025-11-10']);
  const late = { ...given[1], submit: { ...submit, durationTo: '2025-09-05T12:00' } };
  expect(daysOf(given[0], late, given[2])).toEqual([
    '2025-01-13',
    '2025-04-16',
    null,
    '2025-10-10',
    '2025-11-10',
  ]);
});

test.each([
  ['one that is not configured', null],
  ['one that is not set', { ...moved, isDefault: true as const }],
])('beside a moved window, %s has no days: its own are of another year', (_, submit) => {
  const configuration = { status: 1, register: moved, submit };
  const timeline = describeTimeline(SEED.phases, configuration, at('2026-11-21T12:00:00'));
  expect(timeline.map(({ state }) => state)).toEqual(['now', null, null, null, null]);
  expect(spanOf(timeline)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});
