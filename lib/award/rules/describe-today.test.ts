/** Requirements: AWARD-13, OPEN-02, OPEN-07 */

import { REQUEST_STATUS, type RequestStatus } from '@/lib/award/definition/enumerations';
import { describeToday, listOpenForms } from './describe-today';

const NOON = new Date('2026-11-22T12:00:00+03:00');
const days = (durationFrom: string, durationTo: string) => ({ durationFrom, durationTo });
const past = days('2026-01-01', '2026-01-31');
const open = days('2026-11-01', '2026-12-31');
const timed = days('2026-11-01', '2026-12-31T12:00');
const coming = days('2026-11-23', '2026-12-31');

type Window = typeof past | null;
const describeAt = (register: Window, submit: Window, status?: RequestStatus, active = 1) => {
  const { notice, open: forms } = describeToday({
    configuration: { status: active, register, submit },
    request: status ? { scholarshipRequestStatus: status, referenceNumber: 'A-1' } : null,
    now: NOON,
  });
  return [notice, ...forms.map(({ form }) => form)];
};

test.each([
  ['both are open', open, open, [null, 'register', 'submit']],
  ['only registration is open', open, coming, [null, 'register']],
  ['nothing has begun', coming, coming, ['notStarted']],
  ['registration is over, those who have registered may submit', past, open, ['ended', 'submit']],
  ['between the windows', past, coming, ['ended']],
  ['everything is over', past, past, ['ended']],
  ['no window is configured', null, null, ['unavailable']],
])('a visitor, %s', (_, register, submit, expected) => {
  expect(describeAt(register, submit)).toEqual(expected);
});

test('an award that is not active is unavailable, whatever its windows', () => {
  expect(describeAt(open, open, undefined, 0)).toEqual(['unavailable']);
});

test('a person who has registered may submit after registration has ended', () => {
  expect(describeAt(past, open, REQUEST_STATUS.FirstStageSubmited)).toEqual([null, 'submit']);
  expect(describeAt(past, past, REQUEST_STATUS.FirstStageSubmited)).toEqual(['ended']);
});

test('a completed request and unreadable windows have no state', () => {
  expect(describeAt(open, open, REQUEST_STATUS.Completed)).toEqual([null]);
  expect(describeToday({ configuration: null, request: null, now: NOON })).toEqual({
    notice: null,
    open: [],
  });
});

test('a window ends with its last instant; a time of day counts where it was configured', () => {
  const ends = (window: typeof open) =>
    describeToday({ configuration: { status: 1, register: window }, request: null, now: NOON }).open.map(
      ({ until, isTimed }) => [until.toISOString(), isTimed],
    );
  expect(ends(open)).toEqual([['2026-12-31T20:59:59.999Z', false]]);
  expect(ends(timed)).toEqual([['2026-12-31T09:00:00.000Z', true]]);
});

test('the default window of a new portal is marked as a trial', () => {
  const window = { ...open, isDefault: true as const };
  expect(listOpenForms({ status: 1, register: window, submit: open }, NOON)).toMatchObject([
    { form: 'register', isTrial: true },
    { form: 'submit', isTrial: false },
  ]);
});
