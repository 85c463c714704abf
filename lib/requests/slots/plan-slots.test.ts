/** Requirements: SLOT-02 */
import { type Hours, isInPeriod, listCells, listOpenSpans, listStarts } from './plan-slots';

const USUAL: Hours = {
  weekdays: [0, 1, 2, 3, 4],
  inRamadan: false,
  opens: '09:00',
  closes: '11:00',
  firstDay: '2026-01-01',
  lastDay: null,
};
const RAMADAN: Hours = { ...USUAL, inRamadan: true, opens: '21:00', closes: '22:30' };
const NONE = new Set<string>();
const SUNDAY = '2026-11-29';

const startsOn = (hours: readonly Hours[], day: string, minutes = 30, holidays = NONE) =>
  listStarts(hours, day, minutes, holidays).map((start) => new Date(start).toISOString());

describe('times', () => {
  it('follow each other from the hour of opening, in Riyadh', () => {
    expect(startsOn([USUAL], SUNDAY)).toEqual([
      '2026-11-29T06:00:00.000Z',
      '2026-11-29T06:30:00.000Z',
      '2026-11-29T07:00:00.000Z',
      '2026-11-29T07:30:00.000Z',
    ]);
  });

  it('end when the place closes', () => {
    expect(startsOn([USUAL], SUNDAY, 45)).toHaveLength(2);
    expect(startsOn([USUAL], SUNDAY, 120)).toHaveLength(1);
    expect(startsOn([USUAL], SUNDAY, 135)).toHaveLength(0);
  });

  it('are the same hour of the day in summer and in winter', () => {
    for (const day of ['2026-07-05', '2026-12-06'])
      expect(startsOn([USUAL], day)[0]).toBe(`${day}T06:00:00.000Z`);
  });

  it.each([
    ['Friday', '2026-11-27'],
    ['Saturday', '2026-11-28'],
    ['Founding Day', '2026-02-22'],
  ])('do not exist on %s', (_name, day) => {
    expect(startsOn([{ ...USUAL, weekdays: [0, 1, 2, 3, 4, 5, 6] }], day)).toEqual([]);
  });

  it('do not exist on days off, on other weekdays, before the first day and after the last', () => {
    expect(startsOn([USUAL], SUNDAY, 30, new Set([SUNDAY]))).toEqual([]);
    expect(startsOn([{ ...USUAL, weekdays: [1] }], SUNDAY)).toEqual([]);
    const valid = { ...USUAL, firstDay: '2026-11-30', lastDay: '2026-12-01' };
    const days = [SUNDAY, '2026-11-30', '2026-12-01', '2026-12-02'];
    expect(days.map((day) => startsOn([valid], day).length > 0)).toEqual([false, true, true, false]);
  });

  it('are listed once where hours overlap', () => {
    expect(startsOn([USUAL, { ...USUAL, closes: '12:00' }], SUNDAY)).toHaveLength(6);
  });
});

describe('Ramadan, which begins on 18 February 2026 and ends on 19 March', () => {
  // 17 and 18 February are a Tuesday and a Wednesday, 19 March is a Thursday, 22 March a Sunday.
  it.each([
    ['2026-02-17', '06:00'],
    ['2026-02-18', '18:00'],
    ['2026-03-19', '18:00'],
    ['2026-03-22', '06:00'],
  ])('on %s the first time is at %s UTC', (day, time) => {
    expect(startsOn([USUAL, RAMADAN], day)[0]).toBe(`${day}T${time}:00.000Z`);
  });

  it('has no times without hours for Ramadan', () => {
    expect(startsOn([USUAL], '2026-02-18')).toEqual([]);
    expect(listOpenSpans([RAMADAN], '2026-02-17', NONE)).toEqual([]);
  });
});

it('an appointment occupies a cell for each quarter of an hour', () => {
  expect(listCells(Date.parse('2026-11-29T06:30:00Z'), 45)).toEqual([
    '2026-11-29T06:30:00.000Z',
    '2026-11-29T06:45:00.000Z',
    '2026-11-29T07:00:00.000Z',
  ]);
});

it.each([
  ['morning', '05:45', false],
  ['morning', '06:00', true],
  ['morning', '07:59', true],
  ['morning', '08:00', false],
  ['noon', '09:00', true],
  ['noon', '11:00', false],
])('the period %s and %s UTC: %s', (period, time, isIn) => {
  expect(isInPeriod(Date.parse(`2026-11-29T${time}:00Z`), period)).toBe(isIn);
});
