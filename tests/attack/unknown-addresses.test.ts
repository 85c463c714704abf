/** Requirements: SAFE-07 */
import { FONT_FILES } from '@/lib/i18n/fonts';
import { ROUTES } from '@/lib/routing/table';
import { sendRaw } from '../support/api/raw-request';
import { HttpResearcher, RESEARCHER_NAME } from '../support/award/http-researcher';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

let portal: Target;
let cookie: string;
beforeAll(async () => {
  portal = await borrowTarget();
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  cookie = researcher.cookieHeader;
});
afterAll(() => portal.stop());

const ask = (target: string, headers = {}) =>
  sendRaw(portal.port, { target, headers: { cookie, ...headers } });

const PAGES = ROUTES.map(({ path }) => path.replace(/\{\w+\}/, 'x'));
/** Words in place of the language: folders of files, and similar names. */
const NO_LANGUAGES = [
  'fonts',
  'identity',
  'share',
  'documents',
  'images',
  'feeds',
  'sitemaps',
  '_next',
  'EN',
  'xx',
  '%65n',
];

/** A URL without a page: redirected, or refused with one line; never a page with the person’s name. */
async function expectNoPage(target: string, headers = {}): Promise<void> {
  const { status, headers: answered, body } = await ask(target, headers);
  expect([302, 400, 404]).toContain(status);
  expect(body).not.toContain(RESEARCHER_NAME);
  expect(body).not.toMatch(/<html/i);
  expect(answered['cache-control']).toBe('no-store');
}

test.each(NO_LANGUAGES)('no page is rendered with %s in place of its language', async (word) => {
  // Where a segment may be anything, the file route itself answers 404.
  for (const path of PAGES) await expectNoPage(`/${word}${path}`);
});

const NEARLY = [
  '/robotsXtxt',
  '/robots.txt/',
  '/ROBOTS.TXT',
  '/healthX',
  '/health/requests',
  '/swXjs',
  '/icon.v1Xsvg',
  '/sitemapXxml',
  '/openapiXjson',
  '/inventory.json/requests',
  '/fonts',
  '/fonts/none.v1.woff2',
  '/fonts/OFL.txt/requests',
  '/fonts/%4FFL.txt',
  '/fonts%2FOFL.txt',
  '/en%2FFaqs',
  '/en/Faqs%00',
  '/en/Faqs%2F',
  '/en/trems.rsc',
  '/en/trems.segments/_tree.segment.rsc',
  '/en/twin/trems',
  '/en/index',
  '/en/_next/image',
  '/%5Fnext/image',
  '/_next/image?url=%2Ficon.svg&w=640&q=75',
  '/_next/data/x/en/trems.json',
  '/_next',
  '/_next/',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/server/middleware.js',
  '/ar/../fonts/requests',
  '/ar/%2e%2e/fonts/requests',
  '/ar/..\\fonts/requests',
  '/ar/./requests',
  '/_error',
  '/_not-found',
  '/_global-error',
  '/404',
  '/500',
];

// HAProxy itself answers paths below /health.
const PASSED_ON = NEARLY.filter((target) => !isBehindBalancer || !target.startsWith('/health/'));

test.each(PASSED_ON)('%s is not treated as a file', async (target) => {
  await expectNoPage(target);
});

/** Internal headers of Next. */
const INTERNAL: Record<string, string>[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D', 'Next-Router-Prefetch': '1' },
  { 'Next-Router-State-Tree': 'not a tree', RSC: '1' },
  { 'Next-Action': 'x'.repeat(40) },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware', 'x-middleware-rewrite': '/en/requests' },
  { 'x-middleware-next': '1', 'x-middleware-override-headers': 'x-portal-locale', 'x-portal-locale': 'en' },
  { 'x-invoke-path': '/en/requests', 'x-invoke-status': '200', 'x-invoke-output': '/[locale]/requests' },
  { 'x-matched-path': '/en/requests', 'x-now-route-matches': '1=en' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'x' },
];

test.each(INTERNAL)('%j give no other access to a page', async (headers) => {
  await expectNoPage('/fonts/requests', headers);
  await expectNoPage('/robotsXtxt', headers);
  const page = await ask('/en/requests', headers);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.headers['content-security-policy']).toBeDefined();
  expect(page.headers['cache-control']).toMatch(/no-store/);
});

test('existing files keep their headers, and only those', async () => {
  const font = await ask(FONT_FILES.latin.path);
  expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/fonts/OFL.txt')).headers['cache-control']).not.toMatch(/immutable/);
  for (const target of ['/robots.txt', '/icon.v1.svg', '/sw.js', '/sitemap.xml', '/openapi.json'])
    expect([target, (await ask(target)).status]).toEqual([target, 200]);
  // HAProxy blocks it from outside.
  expect((await ask('/health')).status).toBe(isBehindBalancer ? 404 : 200);
});

test('the person sees their own name on their page: the check above could find it', async () => {
  expect((await ask('/en/requests')).body).toContain(RESEARCHER_NAME);
});
