/** Requirements: INSTANCE-01 */
import { randomUUID } from 'node:crypto';
import { markStateUsed } from '@/lib/auth/sign-on/used-states';
import { now } from '@/lib/env/clock';
import { consumeOnce } from '@/lib/server/http/used-codes';
import { sweepExpired } from '@/lib/server/maintenance/start-sweeping';
import { passTime } from '../../support/db/pass-time';

const HOUR_MS = 3_600_000;
afterEach(() => jest.useRealTimers());

/** Lets an instance with a fast clock delete expired rows, between two uses on one with the correct clock. */
async function useTwice(use: (id: string, endsAt: number) => Promise<boolean>): Promise<boolean[]> {
  const [id, endsAt] = [randomUUID(), now().getTime() + 60_000];
  const first = await use(id, endsAt);
  passTime(HOUR_MS);
  await sweepExpired();
  await use(randomUUID(), now().getTime() + 60_000);
  jest.useRealTimers();
  return [first, await use(id, endsAt)];
}

test.each([
  ['state of a sign-on', markStateUsed],
  ['code', (id: string, endsAt: number) => consumeOnce('challenge', id, new Date(endsAt))],
])('a used %s remains used, although the clock of another instance is an hour ahead', async (_, use) => {
  expect(await useTwice(use)).toEqual([true, false]);
});
