/** @jest-environment node */
/** Requirements: ADMIN-09 */
import { planDue } from './plan-due';
import { countWorkingTime, isWorkingDay } from './working-time';

const NONE: ReadonlySet<string> = new Set();

// 29 November 2026 is a Sunday.
test.each([
  ['Sunday', '2026-11-29', true],
  ['Thursday', '2026-12-03', true],
  ['Friday', '2026-12-04', false],
  ['Saturday', '2026-12-05', false],
  ['Founding Day, a Monday', '2027-02-22', false],
  ['National Day, a Thursday', '2027-09-23', false],
  ['a day of the list', '2026-12-01', false],
])('whether this is a working day: %s', (_name, day, expected) => {
  expect(isWorkingDay(day, new Set(['2026-12-01']))).toBe(expected);
});

test('a weekend counts nothing, also in Riyadh’s night before UTC midnight', () => {
  const thursday = new Date('2026-12-03T23:00:00+03:00');
  const sunday = new Date('2026-12-06T02:00:00+03:00');
  expect(countWorkingTime(thursday, sunday, NONE)).toBe(3 * 3_600_000);
  expect(countWorkingTime(sunday, thursday, NONE)).toBe(0);
});

const arrived = { status: 'received', at: '2026-12-02T10:00:00+03:00' } as const;

test.each([
  ['one working day later at the same time', 1, '2026-12-03T10:00:00+03:00'],
  ['over the weekend', 2, '2026-12-06T10:00:00+03:00'],
  ['a week later', 5, '2026-12-09T10:00:00+03:00'],
])('a request is due %s', (_name, days, expected) => {
  expect(planDue([arrived], days, NONE)).toBe(new Date(expected).toISOString());
});

test('a request that arrives on a day off starts with the next working day', () => {
  const friday = { status: 'received', at: '2026-12-04T10:00:00+03:00' } as const;
  expect(planDue([friday], 1, NONE)).toBe(new Date('2026-12-07T00:00:00+03:00').toISOString());
});

test('a holiday moves the day', () => {
  expect(planDue([arrived], 1, new Set(['2026-12-03']))).toBe(
    new Date('2026-12-06T10:00:00+03:00').toISOString(),
  );
});

describe('while the sender is asked', () => {
  const asked = { status: 'moreInformationRequested', at: '2026-12-02T22:00:00+03:00' } as const;
  const answered = { status: 'underReview', at: '2026-12-08T10:00:00+03:00' } as const;

  test('nothing is due', () => {
    expect(planDue([arrived, asked], 1, NONE)).toBeNull();
  });

  test('the clock stops until the answer', () => {
    // Half a day was used before the question.
    expect(planDue([arrived, asked, answered], 1, NONE)).toBe(
      new Date('2026-12-08T22:00:00+03:00').toISOString(),
    );
  });

  test('a level that was used up before is due with the answer', () => {
    const late = { ...asked, at: '2026-12-03T22:00:00+03:00' };
    expect(planDue([arrived, late, answered], 1, NONE)).toBe(new Date(answered.at).toISOString());
  });
});

test('without a level, and when it is done, a request has no due date', () => {
  expect(planDue([arrived], null, NONE)).toBeNull();
  expect(planDue([arrived, { status: 'answered', at: '2026-12-02T12:00:00+03:00' }], 1, NONE)).toBeNull();
  expect(planDue([], 1, NONE)).toBeNull();
});
