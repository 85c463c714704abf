/** Requirements: SIGN-ON-04, SIGN-ON-15 */
import { randomUUID } from 'node:crypto';
import { markStateUsed } from '@/lib/auth/sign-on/used-states';

const HOUR_MS = 3_600_000;
const endsAt = () => Date.now() + HOUR_MS;

test('a state is accepted once', async () => {
  const id = randomUUID();
  expect(await markStateUsed(id, endsAt())).toBe(true);
  expect(await markStateUsed(id, endsAt())).toBe(false);
});

test('only one of many simultaneous callbacks succeeds', async () => {
  const id = randomUUID();
  const accepted = await Promise.all(Array.from({ length: 10 }, () => markStateUsed(id, endsAt())));
  expect(accepted.filter(Boolean)).toHaveLength(1);
});
