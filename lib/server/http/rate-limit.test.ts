/** @jest-environment node */
/** Requirements: CALL-14 */

jest.mock('@/lib/auth/refusals/refusals', () => ({ countRefusal: () => undefined }));
// Without a secret, so that the same addresses share counters in each run.
jest.mock('@/lib/auth/tokens/secrets', () => {
  const { createHash } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { toPseudonym: (key: string) => createHash('sha256').update(key).digest() };
});

const ACTION = 'checkPage';
let countAttempt: typeof import('./rate-limit').countAttempt;

beforeAll(async () => {
  process.env.RATE_LIMITS = `${ACTION}=1/600`;
  ({ countAttempt } = await import('./rate-limit'));
});

const hex = (value: number) => value.toString(16);
const countUp = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Number of allowed attempts, one from each of these addresses. */
async function countAllowed(addresses: readonly string[]): Promise<number> {
  const attempts = await Promise.allSettled(addresses.map((address) => countAttempt(ACTION, address)));
  return attempts.filter(({ status }) => status === 'fulfilled').length;
}

test('all networks of one site together have 16 times the limit of one, and other sites are not affected', async () => {
  expect(await countAllowed(countUp(1000).map((at) => `2001:db8:1:${hex(at)}::/64`))).toBe(16);
  expect(await countAllowed(['2001:db8:2:1::/64'])).toBe(1);
});

test('all sites of one provider together have 256 times the limit of one, and other visitors are not affected', async () => {
  const sites = countUp(100).flatMap((site) =>
    countUp(20).map((at) => `2001:db9:${hex(site)}:${hex(at)}::/64`),
  );
  const allowed = await countAllowed(sites);
  expect(allowed).toBeGreaterThan(200);
  expect(allowed).toBeLessThanOrEqual(256);
  // 3,000 addresses have filled as many of 65,536 counters: by chance, about nine of 200 addresses share one of them.
  expect(await countAllowed(countUp(200).map((at) => `192.0.2.${at}`))).toBeGreaterThan(170);
});

test('an address over its limit does not affect others of its site', async () => {
  expect(await countAllowed(countUp(100).map(() => '2001:dba:1:1::/64'))).toBe(1);
  expect(await countAllowed(['2001:dba:1:2::/64'])).toBe(1);
});
