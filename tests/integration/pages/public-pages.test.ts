/** Requirements: CACHE-01, CACHE-02, SLEEP-04 */
import documents from '@/lib/content/seed/document.json';
import news from '@/lib/content/seed/news.json';
import offers from '@/lib/content/seed/offer.json';
import services from '@/lib/content/seed/service.json';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { openDatabase } from '@/lib/server/db/open';
import { loadSeeds } from '@/lib/server/publications/seed';
import { TestBrowser } from '../../support/test-browser';

const SESSION = `session=${'x'.repeat(43)}`;
const VISITOR = { cookie: 'currentLang=en' };
/** Items that are part of the portal: the URL of an unknown one is not found. */
const ITEMS: Partial<Record<RouteKey, string | undefined>> = {
  newsDetails: news[0]?.id,
  documentDetails: documents[0]?.id,
  serviceDetails: services[0]?.id,
  offerDetails: offers[0]?.id,
  awardEdition: '2025',
};
const addressOf = (key: RouteKey, path: string) => `/en${path.replace(/\{\w+\}/, ITEMS[key] ?? 'x')}`;
const visit = (address: string, headers: Record<string, string> = VISITOR) =>
  new TestBrowser().open(address, headers);
/** The headers that the middleware passes to the page. */
const handedOn = ({ headers }: Response) => (headers.get('x-middleware-override-headers') ?? '').split(',');

beforeAll(async () => loadSeeds(await openDatabase(), new Date()));

test.each(ROUTES.map(({ key, path, kind }) => [key, kind, path] as const))(
  '%s is a %s page',
  async (key, kind, path) => {
    const answer = await visit(addressOf(key, path));
    const control = answer.headers.get('cache-control') ?? '';
    expect(control.startsWith('public, max-age=0, s-maxage=')).toBe(kind === 'public');
    expect(answer.headers.has('cache-tag')).toBe(kind === 'public');
    expect(handedOn(answer).includes('cookie')).toBe(kind === 'personal');
  },
);

test('a public page is the same with a session, except where it shows more to signed-in users', async () => {
  const cookie = `currentLang=en; signedIn=1; ${SESSION}`;
  const [home, award] = [await visit('/en', { cookie }), await visit('/en/Researchers', { cookie })];
  expect(handedOn(home)).not.toContain('cookie');
  expect(home.headers.has('cache-tag')).toBe(true);
  expect(handedOn(award)).toContain('cookie');
  expect(award.headers.has('cache-tag')).toBe(false);
});

test('no cache may store a cookie together with a page', async () => {
  for (const locale of LOCALE_CODES) {
    const { headers } = await visit(`/${locale}/Haj`, {});
    expect([headers.getSetCookie().length, headers.get('cache-control')]).toEqual([1, 'private, no-cache']);
  }
});

test('a prefetch stores nothing, and visitor-specific pages are not prefetched', async () => {
  const ahead = (address: string, cookie = 'currentLang=en') =>
    visit(address, { cookie, 'sec-purpose': 'prefetch' });
  const home = await ahead('/en', 'currentLang=ar');
  expect([home.headers.getSetCookie(), home.headers.has('cache-tag')]).toEqual([[], true]);
  for (const [address, cookie] of [
    ['/en/requests', SESSION],
    ['/en/Researchers', SESSION],
    ['/en/Researchers?EncryptedText=x', undefined],
    ['/en/Contact?answers=x', undefined],
  ] as const) {
    const { status, headers } = await ahead(address, cookie);
    expect([status, headers.getSetCookie(), headers.get('cache-control')]).toEqual([503, [], 'no-store']);
  }
});

test('unknown parameters do not reach a page', async () => {
  const { headers } = await visit('/en/Faqs?utm_source=x&q=ihram');
  expect(headers.get('x-middleware-rewrite')).toMatch(/\/en\/guides\?q=ihram$/);
});

test.each(['/en/text', '/en/home', '/en/forms', '/en/admin'])(
  'the page file of a group has no separate URL: %s',
  async (address) => {
    expect((await visit(address)).status).toBe(302);
  },
);

test.each(['/searchText/a%2Fb', '/searchText/100%2525', '/searchText/..%2f..%2fx', '/Haj'])(
  'a page gets its path as requested: %s',
  async (path) => {
    const { headers } = await visit(`/en${path}`);
    expect(headers.get('x-middleware-request-x-portal-path')).toBe(path);
  },
);

test('an alias gets the path of its page', async () => {
  const { headers } = await visit('/en/mobileApp');
  expect(headers.get('x-middleware-request-x-portal-path')).toBe('/MobileApp');
});
