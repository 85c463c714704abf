/** Requirements: FILE-05, INSTANCE-05, SUB-07 */
import { readdir } from 'node:fs/promises';
import { getUploadFolder } from '@/lib/server/files/folder';
import { storeOnce } from '@/lib/server/forms/store-once';
import {
  call,
  callPath,
  type FormFile,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';

jest.mock('@/lib/server/forms/store-once', () => {
  const actual = jest.requireActual('@/lib/server/forms/store-once');
  return { ...actual, storeOnce: jest.fn(actual.storeOnce) };
});

const cv: FormFile = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };

test('the files of a submission remain if its commit succeeds after the response failed', async () => {
  const token = await signOnAs();
  await register(token);
  const { storeOnce: storeNow } = jest.requireActual('@/lib/server/forms/store-once');
  let commit: (() => Promise<unknown>) | undefined;
  jest.mocked(storeOnce).mockImplementationOnce(async (...given) => {
    commit = () => storeNow(...given);
    throw new Error('Connection terminated unexpectedly');
  });
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  expect((await submit(token, makeForm([cv]))).status).toBe(503);
  await commit?.();
  expect((await submit(token, makeForm([cv]))).status).toBe(200);
  expect(await readdir(getUploadFolder())).toHaveLength(1);
  const { body } = await call('getMyRequest', { token });
  const path = body.data?.projectRegisteration?.files[0]?.url.replace('/gateway/', '') ?? '';
  expect(Buffer.from(await (await callPath(path, { token })).arrayBuffer()).equals(cv.content)).toBe(true);
});
