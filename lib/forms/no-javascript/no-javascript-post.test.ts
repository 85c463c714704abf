/** @jest-environment node */
/** Requirements: FILE-02, NOJS-02 */
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { getForm } from '@/lib/requests/forms';
import { readPostOutcome } from './no-javascript-post';

jest.mock('@/lib/forms/no-javascript/flash-message', () => ({ readFlashMessage: jest.fn() }));

const NAMED = 'plan.pdf: this file is empty';

test.each([
  ['of a file names it', 'files', { proposal: 'empty' }, NAMED],
  ['of a question appears beside it only', 'invalid', { title: 'required' }, ''],
  ['that belongs to no question has its message', 'unavailable', {}, NAMED],
])('a refusal %s', async (_, code, errors, message) => {
  jest
    .mocked(readFlashMessage)
    .mockResolvedValue({ form: 'innovation', texts: [], errors, code, message: NAMED });
  expect(await readPostOutcome(getForm('innovation'), { answers: 'key' })).toMatchObject({ errors, message });
});
