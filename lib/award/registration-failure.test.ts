/** Requirements: REG-22 */
import { ApiFailure } from '@/lib/api/api-failure';
import { readSaveFailure, readServerFaults } from './registration-failure';

it('reads the fields of a server answer by their last name and drops unknown ones', () => {
  const fields = { 'personalInformation.email': 'email', 'researchInformation.unheardOf': 'x' };
  expect(readServerFaults(new ApiFailure(422, 'invalid', '', fields))).toEqual({ email: 'email' });
  expect(readServerFaults(new TypeError('offline'))).toEqual({});
});

it.each([
  ['no answer', new ApiFailure(0, 'network', ''), { kind: 'unreachable' }],
  ['a script that could not be fetched', new TypeError('offline'), { kind: 'unreachable' }],
  ['a server in trouble', new ApiFailure(503, 'unavailable', 'x'), { kind: 'unreachable' }],
  ['an ended session', new ApiFailure(401, 'sessionEnded', 'x'), { kind: 'session' }],
  ['a refusal', new ApiFailure(409, 'closed', 'It is over'), { kind: 'refused', message: 'It is over' }],
  ['faults at fields', new ApiFailure(422, 'invalid', 'x', { 'personalInformation.email': 'email' }), null],
])('%s', (_, error, failure) => {
  expect(readSaveFailure(error)).toEqual(failure);
});
