/** Requirements: OPEN-08 */

import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration } from '@/lib/award/schemas';
import { findRefusal } from './admission';

const january = { durationFrom: '2025-01-01', durationTo: '2025-01-31' };
const march = { durationFrom: '2025-03-01', durationTo: '2025-03-31' };
const edition: AwardConfiguration = { status: 1, register: january, submit: march };
const { New, FirstStageSubmited, Completed } = REQUEST_STATUS;

test.each([
  ['a first registration', edition, null, 'register', '2025-01-15', null],
  ['a changed registration', edition, FirstStageSubmited, 'register', '2025-01-31', null],
  ['a registration too early', edition, null, 'register', '2024-12-31', 'awardNotStarted'],
  ['a registration too late', edition, null, 'register', '2025-02-01', 'awardEnded'],
  ['a registration after completion', edition, Completed, 'register', '2025-01-15', 'awardCompleted'],
  ['a submission', edition, FirstStageSubmited, 'submit', '2025-03-01', null],
  ['a submission of a new request', edition, New, 'submit', '2025-03-31', null],
  ['a submission without registration', edition, null, 'submit', '2025-03-15', 'registrationRequired'],
  ['a submission too early', edition, null, 'submit', '2025-02-28', 'awardNotStarted'],
  ['a submission too late', edition, FirstStageSubmited, 'submit', '2025-04-01', 'awardEnded'],
  ['a second submission', edition, Completed, 'submit', '2025-04-01', 'awardCompleted'],
  ['an inactive award', { ...edition, status: 0 }, null, 'register', '2025-01-15', 'awardUnavailable'],
  [
    'a window that is not set',
    { status: 1, register: null },
    null,
    'register',
    '2025-01-15',
    'awardUnavailable',
  ],
] as const)('%s', (_name, configuration, status, form, day, expected) => {
  expect(findRefusal({ configuration, status, form, now: new Date(`${day}T12:00:00+03:00`) })).toBe(expected);
});
