/** Requirements: DATA-02 */
import { Writable } from 'node:stream';
import { call, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makePdf, makePdfOfSize } from '../../support/files/pdf';

/** Rejects every write, like a full disk. */
const mockFullFile = () =>
  new Writable({
    write: (_piece, _encoding, done) =>
      done(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })),
  });

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), createWriteStream: () => mockFullFile() }));

test.each([
  ['a small file', makePdf()],
  ['a large file', makePdfOfSize(2_000_000)],
])('a full disk under %s is reported as an outage, and the registration is kept', async (_name, content) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const token = await signOnAs();
  await register(token);
  const form = makeForm([
    { slot: 'CVFile', name: 'identity.pdf', content },
    { slot: 'ResearchPlanFile', name: 'plan.pdf', content },
  ]);
  const { status, headers, body } = await submit(token, form);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers.get('retry-after')).toBe('30');
  const mine = await call('getMyRequest', { token });
  expect(mine.body.data?.scholarshipRequestStatus).toBe(2);
});
