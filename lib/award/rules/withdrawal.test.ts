/** Requirements: AWARD-16 */
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { findWithdrawal } from './withdrawal';

const { FirstStageSubmited, Completed } = REQUEST_STATUS;
const CONFIGURATION = {
  status: 1,
  register: { durationFrom: '2025-01-13', durationTo: '2025-03-31' },
  submit: { durationFrom: '2025-04-01', durationTo: '2025-08-31' },
};
const withdrawnAt = '2025-02-01T00:00:00.000Z';
const at = (day: string) => new Date(`${day}T09:00:00.000Z`);

test.each([
  ['a registration', FirstStageSubmited, null, '2025-02-01', 'withdrawn'],
  ['a submission, after the windows', Completed, null, '2025-12-01', 'withdrawn'],
  [
    'a withdrawn registration, while registration is open',
    FirstStageSubmited,
    withdrawnAt,
    '2025-02-02',
    'restored',
  ],
  [
    'a withdrawn registration, while submission is open',
    FirstStageSubmited,
    withdrawnAt,
    '2025-04-01',
    'restored',
  ],
  ['a withdrawn submission, before its window', Completed, withdrawnAt, '2025-03-31', null],
  ['a withdrawn submission, on the last day', Completed, withdrawnAt, '2025-08-31', 'restored'],
  ['a withdrawn submission, after its window', Completed, withdrawnAt, '2025-09-01', null],
] as const)('%s', (_, scholarshipRequestStatus, withdrawn, day, expected) => {
  const request = { scholarshipRequestStatus, withdrawnAt: withdrawn };
  expect(findWithdrawal(request, CONFIGURATION, at(day))).toBe(expected);
});

test('nothing is withdrawn or restored after the results', () => {
  const request = { scholarshipRequestStatus: Completed, releasedAt: '2025-10-10T09:00:00.000Z' };
  expect(findWithdrawal(request, CONFIGURATION, at('2025-08-31'))).toBeNull();
  expect(findWithdrawal({ ...request, withdrawnAt }, CONFIGURATION, at('2025-08-31'))).toBeNull();
});

test('nothing is restored without a configuration, or when the award is inactive', () => {
  const request = { scholarshipRequestStatus: FirstStageSubmited, withdrawnAt };
  expect(findWithdrawal(request, null, at('2025-02-02'))).toBeNull();
  expect(findWithdrawal(request, { ...CONFIGURATION, status: 0 }, at('2025-02-02'))).toBeNull();
});
