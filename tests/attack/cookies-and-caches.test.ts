/** Requirements: SAFE-05, SAFE-07, SAFE-15 */

import { sendRaw } from '../support/api/raw-request';
import { isBehindBalancer, listReachable, startTarget, type Target } from '../support/portal/target';

let portal: Target;
beforeAll(async () => {
  const env = {
    SITE_URL: 'https://portal.example',
    ALLOW_TEST_IDENTITY_PROVIDER: '1',
    ALLOW_SQLITE: '1',
    BOT_CHECK_ATTEMPTS: '',
  };
  portal = await startTarget(env);
});
afterAll(() => portal.stop());

const PAGES = ['/ar/trems', '/en', '/fr/Haj', '/tr/Faqs', '/ms/sign-in', '/ur/requests'];
const COOKIES = [undefined, 'currentLang=xx', '__Host-session=x', 'signedIn=1; currentLang=fa'];

test.each(PAGES)(
  'every cookie of %s is Secure, and no cache may store a response that sets one',
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

test('the check above would find a cookie', async () => {
  const { headers } = await sendRaw(portal.port, {
    target: '/ar/requests',
    headers: { cookie: '__Host-session=x' },
  });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^currentLang=ar/),
    expect.stringMatching(/^signedIn=1/),
  ]);
});

/** Headers between proxies, Next and the portal, sent by a client. */
const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
  forwarded: 'host=evil.example',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  rsc: '1',
  'next-router-state-tree': 'evil',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-action': 'evil',
  'next-url': '/evil',
  'x-nextjs-data': '1',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-prefetch': '1',
  'x-middleware-rewrite': '/evil',
  'x-portal-path': '/evil',
  'x-portal-locale': 'tr',
  'x-invoke-path': '/evil',
  'x-matched-path': '/evil',
  purpose: 'prefetch',
  cookie: 'currentLang=fa; evil=1',
};

test.each(['/ar/Umrah', '/en/searchText/hajj', '/fr/Contact', '/ms/MediaAndAwareness?at=1'])(
  'the first request for %s cannot poison the cache, with any headers',
  async (target) => {
    const read = async (headers: Record<string, string>, query = '') => {
      const address = query ? `${target}${target.includes('?') ? '&' : '?'}${query}` : target;
      const { status, headers: answered, body } = await sendRaw(portal.port, { target: address, headers });
      expect([status, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(`${JSON.stringify(answered)}${body}`).not.toContain('evil');
      expect(answered.etag).toMatch(/^W\//);
      // Instances may write the data of a page in another order, into a file with another name.
      return isBehindBalancer ? body.replace(/ data-page="[^"]*"/, '') : answered.etag;
    };
    const first = await read(FORGED, 'utm_source=x');
    expect(await read({ cookie: `currentLang=${target.slice(1, 3)}` })).toBe(first);
    expect(await read({}, 'fbclid=y')).toBe(first);
  },
);

test('crawlers learn neither the sign-on paths nor the back-office paths', async () => {
  for (const target of listReachable(['/health'])) {
    const health = await sendRaw(portal.port, { target });
    expect(Object.keys(JSON.parse(health.body))).not.toContain('signOn');
  }
  const { body } = await sendRaw(portal.port, { target: '/inventory.json' });
  const rows: { path: string }[] = JSON.parse(body);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ path }) => path.startsWith('/desk'))).toEqual([]);
});
