/** Requirements: SAFE-06 */

import { sendRaw } from '../support/api/raw-request';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
});
afterAll(() => portal.stop());

const repeat = (length: number, make: (index: number) => string) =>
  Array.from({ length }, (_, index) => make(index));

const EXCESS: Record<string, Record<string, string | string[]>> = {
  'custom headers': Object.fromEntries(repeat(500, String).map((at) => [`x-${at}`, '1'])),
  'one header again and again': { 'x-again': repeat(500, () => '1') },
  'a thousand cookies': { cookie: repeat(1000, (at) => `c${at}=1`).join('; ') },
  'one cookie again and again': { cookie: 'currentLang=en;'.repeat(800) },
  'cookies in many headers': { cookie: repeat(300, () => 'a=b') },
  'one long cookie': { cookie: `session=${'x'.repeat(17_000)}` },
  'one long header': { 'accept-language': 'en,'.repeat(6000) },
};

test.each(Object.entries(EXCESS))('%s are refused with one line', async (_case, headers) => {
  const { status, body } = await sendRaw(portal.port, { target: '/en', headers });
  // HAProxy rejects what exceeds its buffer as an invalid request.
  expect(isBehindBalancer ? [400, 431] : [431]).toContain(status);
  expect(body.length).toBeLessThan(100);
  expect(portal.log).not.toMatch(/error/i);
});
