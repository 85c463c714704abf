/** Requirements: SESSION-01 */
import { rememberOpened } from './sealed-token';

const END = 1_800_000_000;
let at = new Date((END - 60) * 1000);
const now = () => at;

test('a valid token is opened once, and checked again after it has expired', async () => {
  const open = jest.fn(async (token: string) => ({ sub: token, exp: END }));
  const openOnce = rememberOpened(open, now);
  expect(await openOnce('a')).toEqual(await openOnce('a'));
  await openOnce('b');
  expect(open.mock.calls).toEqual([['a'], ['b']]);
  at = new Date(END * 1000);
  open.mockRejectedValue(new Error('over'));
  await expect(openOnce('a')).rejects.toThrow('over');
});

test('a token that could not be opened is tried again', async () => {
  const open = jest
    .fn()
    .mockRejectedValueOnce(new Error('foreign'))
    .mockResolvedValue({ exp: END + 60 });
  const openOnce = rememberOpened(open, now);
  await expect(openOnce('a')).rejects.toThrow('foreign');
  expect(await openOnce('a')).toEqual({ exp: END + 60 });
});
