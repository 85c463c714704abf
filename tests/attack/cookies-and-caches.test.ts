/** Requirements: SAFE-05, SAFE-07, SAFE-15 */

import { sendRaw } from '../support/api/raw-request';
import { PortalProcess } from '../support/portal/portal-process';

jest.setTimeout(60_000);

let portal: PortalProcess;
beforeAll(async () => {
  const env = {
    SITE_URL: 'https://portal.example',
    ALLOW_TEST_IDENTITY_PROVIDER: '1',
    BOT_CHECK_ATTEMPTS: '',
  };
  portal = await PortalProcess.start({ env });
});
afterAll(() => portal.stop());

const PAGES = ['/ar/trems', '/en', '/fr/Haj', '/tr/Faqs', '/ms/sign-in', '/ur/requests'];
const COOKIES = [undefined, 'currentLang=xx', '__Host-session=x', 'signedIn=1; currentLang=fa'];

test.each(PAGES)(
  'every cookie of %s is for https alone, and no store may keep an answer with one',
  async (target) => {
    for (const cookie of COOKIES) {
      const headers = cookie === undefined ? {} : { cookie };
      const { headers: answered } = await sendRaw(portal.port, { target, headers });
      const set = answered['set-cookie'] ?? [];
      expect(set.filter((row) => !/; ?Secure/i.test(row))).toEqual([]);
      if (set.length > 0) expect(answered['cache-control']).toMatch(/private|no-store/);
    }
  },
);

test('the probe above would see a cookie', async () => {
  const { headers } = await sendRaw(portal.port, {
    target: '/ar/requests',
    headers: { cookie: '__Host-session=x' },
  });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^currentLang=ar/),
    expect.stringMatching(/^signedIn=1/),
  ]);
});

test('machines are not told how people sign on, nor whin the back office has', async () => {
  const health = await sendRaw(portal.port, { target: '/health' });
  expect(Object.keys(JSON.parse(health.body))).not.toContain('signOn');
  const { body } = await sendRaw(portal.port, { target: '/inventory.json' });
  const rows: { path: string }[] = JSON.parse(body);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ path }) => path.startsWith('/desk'))).toEqual([]);
});
