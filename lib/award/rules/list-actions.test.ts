/** Requirements: AWARD-13 */
import { REQUEST_STATUS, type RequestStatus } from '@/lib/award/definition/enumerations';
import { listActions } from './list-actions';

const NOON = new Date('2026-11-22T12:00:00+03:00');
const days = (durationFrom: string, durationTo: string) => ({ durationFrom, durationTo });
const past = days('2026-01-01', '2026-01-31');
const open = days('2026-11-01', '2026-12-31');
const tomorrow = days('2026-11-23', '2026-12-31');
const tonight = days('2026-11-22T23:00', '2026-12-31');
const far = days('2026-12-22T00:30', '2026-12-31');

const list = (register: typeof past, submit: typeof past, status?: RequestStatus, active = 1) =>
  listActions({
    configuration: { status: active, register, submit },
    request: status ? { scholarshipRequestStatus: status, referenceNumber: 'A-1' } : null,
    now: NOON,
  });

test.each([
  ['both are open', open, open, ['open', 'open']],
  ['registration begins tomorrow', tomorrow, far, ['coming', 'coming']],
  ['between the windows', past, tomorrow, ['closed', 'coming']],
  ['everything is over', past, past, ['closed', 'closed']],
])('a visitor, %s', (_, register, submit, kinds) => {
  expect(list(register, submit).map(({ form, kind }) => [form, kind])).toEqual([
    ['register', kinds[0]],
    ['submit', kinds[1]],
  ]);
});

test('the days until a window are days of Riyadh: 0 tonight, 1 tomorrow', () => {
  const found = [tonight, tomorrow, far].map((window) => list(window, past)[0]);
  expect(found).toEqual([0, 1, 30].map((count) => ({ form: 'register', kind: 'coming', days: count })));
});

test('an award that is not active, or has no windows, is closed; one that cannot be read may be tried', () => {
  expect(list(open, open, undefined, 0).map(({ kind }) => kind)).toEqual(['closed', 'closed']);
  const bare = listActions({ configuration: { status: 1 }, request: null, now: NOON });
  expect(bare.map(({ kind }) => kind)).toEqual(['closed', 'closed']);
  const unknown = listActions({ configuration: null, request: null, now: NOON });
  expect(unknown.map(({ kind }) => kind)).toEqual(['open', 'open']);
});

test.each([
  [
    'continues with the project, or changes the registration',
    open,
    open,
    ['submit continue', 'register change'],
  ],
  ['waits for the submission', open, tomorrow, ['submit coming', 'register change']],
  ['gets no link to a registration that is over', past, open, ['submit continue']],
])('after a registration a researcher %s', (_, register, submit, expected) => {
  const found = list(register, submit, REQUEST_STATUS.FirstStageSubmited);
  expect(found.map(({ form, kind }) => `${form} ${kind}`)).toEqual(expected);
});

test('a complete submission is shown regardless of open windows', () => {
  for (const window of [past, open, tomorrow])
    expect(list(window, window, REQUEST_STATUS.Completed)).toEqual([{ form: 'submit', kind: 'view' }]);
});
