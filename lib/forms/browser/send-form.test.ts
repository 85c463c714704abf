/** Requirements: FORMS-13, REG-22, SUB-10 */
import { ApiFailure } from '@/lib/api/api-failure';
import { registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { toUploadItem } from '@/lib/forms/files/upload-item';
import { readRefusal } from './send-form';

jest.mock('@/lib/api/client', () => ({}));
jest.mock('@/lib/api/bot-check/sec-code', () => ({}));

const read = (error: unknown) => readRefusal(registrationForm, {}, error);

it('reads the fields of a server error by their last name and drops unknown ones', () => {
  const fields = { 'personalInformation.email': 'email', 'researchInformation.unheardOf': 'x' };
  expect(read(new ApiFailure(422, 'invalid', '', fields))).toMatchObject({
    errors: { email: 'email' },
    failure: null,
  });
});

it.each([
  ['no answer', new ApiFailure(0, 'network', ''), { kind: 'unreachable', message: '' }],
  ['an invalid answer', new ApiFailure(502, 'unconfirmed', 'x'), { kind: 'unclear', message: 'x' }],
  ['an error in the browser', new TypeError('offline'), { kind: 'unreachable', message: '' }],
  ['a server error', new ApiFailure(503, 'unavailable', 'x'), { kind: 'unreachable', message: 'x' }],
  [
    'a root that lacks the call',
    new ApiFailure(404, 'unknownCall', 'Not known'),
    { kind: 'unreachable', message: '' },
  ],
  ['a stop', Object.assign(new Error('stop'), { name: 'AbortError' }), { kind: 'stopped' }],
  [
    'a refusal',
    new ApiFailure(409, 'closed', 'It is over'),
    { kind: 'refused', code: 'closed', message: 'It is over' },
  ],
  [
    'unknown fields',
    new ApiFailure(422, 'x', 'No', { a: 'b' }),
    { kind: 'refused', code: 'x', message: 'No' },
  ],
])('%s', (_, error, failure) => {
  expect(read(error).failure).toEqual(failure);
});

it('redirects to the sign-in after the session has ended, if the form requires one', () => {
  document.documentElement.lang = 'en';
  const signIn = '/en/sign-in?to=researchers.register';
  expect(read(new ApiFailure(401, 'sessionEnded', '')).failure).toMatchObject({ kind: 'refused', signIn });
});

it('marks refused files by their position, and does not change other lists', () => {
  const chosen = ['one.pdf', 'two.pdf'].map((name) => toUploadItem(new File(['%PDF-1.7'], name)));
  const values = { CVFile: chosen.slice(0, 1), ExtraSupportiveFiles: chosen };
  const error = new ApiFailure(422, 'files', '', { 'ExtraSupportiveFiles.1': 'damaged' });
  const { errors, items } = readRefusal(submissionForm, values, error);
  expect(errors).toEqual({ ExtraSupportiveFiles: 'damaged' });
  expect(items).toEqual({
    ExtraSupportiveFiles: [chosen[0], { ...chosen[1], state: 'failed', error: 'damaged' }],
  });
});
