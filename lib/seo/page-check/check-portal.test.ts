/** @jest-environment node */
/** Requirements: SEO-06 */
import { createServer, type Server } from 'node:http';
import { isFilled } from '@/lib/content/operator-pages';
import { DEFAULT_LOCALE, getLocaleRow, isLocale, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute } from '@/lib/routing/table';
import { renderSitemapFile, renderSitemapIndex } from '@/lib/seo/sitemap';
import { checkPortal } from './check-portal';
import { renderReport } from './render-report';

jest.mock('@/lib/publications/addresses', () => ({ listPublicationFiles: async () => [] }));

/** A portal without errors: every page of the table in its shortest valid form. */
function renderPage(locale: Locale, path: string): string {
  const row = findRoute(path);
  const own = row?.canonical ?? path;
  const alternates = [...LOCALE_CODES, 'x-default'].map(
    (code) =>
      `<link rel="alternate" hreflang="${code}" href="http://localhost:3000/${isLocale(code) ? code : DEFAULT_LOCALE}${own}">`,
  );
  const card = (name: string) =>
    `<meta ${name.startsWith('og') ? 'property' : 'name'}="${name}" content="x">`;
  return `<!DOCTYPE html><html lang="${locale}" dir="${getLocaleRow(locale).dir}"><head>
<title>Page ${row?.key} | Ministry</title>
<meta name="description" content="A description of ${row?.key} in ${locale}, which is long enough to be shown in full.">
<link rel="canonical" href="http://localhost:3000/${locale}${own}">${alternates.join('')}
${row?.indexed && isFilled(row.key) && row.key !== 'surveyReport' ? '' : '<meta name="robots" content="noindex">'}
${['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url', 'og:locale', 'og:type'].map(card).join('')}
${['twitter:card', 'twitter:title', 'twitter:image'].map(card).join('')}</head>
<body><main><h1>Page</h1><h2 id="part">Part</h2><a href="#part">Part</a><a href="/${locale}">Home</a></main></body></html>`;
}

let server: Server;
let origin: string;
/** Introduces an error into the page /ar/Haj. */
let spoil: (html: string) => string = (html) => html;

beforeAll(async () => {
  const index = await renderSitemapIndex();
  const pages = await renderSitemapFile('1.xml');
  server = createServer((request, response) => {
    const { locale, path } = splitPath(request.url ?? '');
    if (request.url === '/sitemap.xml') return response.end(index);
    if (request.url === '/sitemaps/1.xml') return response.end(pages);
    if (request.url === '/not-found') return response.writeHead(404).end();
    if (!locale || !findRoute(path)) return response.writeHead(302, { Location: '/not-found' }).end();
    const html = renderPage(locale, path);
    return response.end(request.url === '/ar/Haj' ? spoil(html) : html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

test('a portal without errors has none', async () => {
  spoil = (html) => html;
  expect((await checkPortal(origin)).errors).toEqual([]);
});

/** The language of the page with an error, and one that it links to. */
const SPOILT: readonly Locale[] = ['ar', 'en'];
const HIDDEN = '<meta name="robots" content="noindex"></head>';
test.each<[name: string, find: string | RegExp, replacement: string, kind: string, detail: RegExp]>([
  ['no title', /<title>.*<\/title>/, '', 'title', /missing/],
  ['a long title', 'Page haj', 'x'.repeat(61), 'title', /too long: 61/],
  ['a duplicate title', 'Page haj', 'Page home', 'title', /the same as/],
  ['a short description', /content="A description[^"]*"/, 'content="short"', 'description', /too short: 5/],
  ['another canonical', 'rel="canonical" href="http://localhost:3000/ar/Haj"', '', 'canonical', /missing/],
  ['a missing alternate', 'hreflang="fr"', '', 'hreflang', /fr: missing/],
  ['an unreciprocated alternate', /hreflang="en" href="[^"]*"/, 'hreflang="en" href="/en"', 'hreflang', /en/],
  ['an accidental noindex', '</head>', HIDDEN, 'robots', /noindex/],
  ['no share image', '<meta property="og:image" content="x">', '', 'card', /og:image missing/],
  ['the wrong direction', 'dir="rtl"', 'dir="ltr"', 'dir', /ltr/],
  ['the wrong language', 'lang="ar" dir', 'lang="fa" dir', 'lang', /fa/],
  ['two first-level headings', '<h2', '<h1>Again</h1><h2', 'headings', /2 of the first/],
  ['a skipped heading level', '<h2 id="part">Part</h2>', '<h3 id="part">Part</h3>', 'headings', /level 3/],
  [
    'an image without a text alternative',
    '<h2',
    '<img src="/a.png"><h2',
    'image without text alternative',
    /a\.png/,
  ],
  [
    'a drawing without a text alternative',
    '<h2',
    '<svg><path d=""/></svg><h2',
    'image without text alternative',
    /svg/,
  ],
  ['a broken link', 'href="/ar"', 'href="/ar/nothing"', 'link', /\/ar\/nothing answers 404/],
  ['a broken anchor', 'href="#part"', 'href="#other"', 'anchor', /#other/],
  ['a duplicate id', '<h2', '<p id="part"></p><h2', 'id', /part/],
  [
    'invalid data',
    '<h2',
    '<script type="application/ld+json">{</script><h2',
    'structured data',
    /invalid JSON/,
  ],
])('%s is reported', async (_name, find, replacement, kind, detail) => {
  spoil = (html) => html.replace(find, replacement);
  const { errors } = await checkPortal(origin, SPOILT);
  expect(errors).toContainEqual({ address: '/ar/Haj', kind, detail: expect.stringMatching(detail) });
});

test('images with an empty text alternative are no error', async () => {
  const drawing = '<svg role="img" aria-label="Map"></svg>';
  spoil = (html) =>
    html.replace('<h2', `<img src="/a.png" alt=""><svg aria-hidden="true"></svg>${drawing}<h2`);
  expect((await checkPortal(origin, SPOILT)).errors).toEqual([]);
});

test('the report is written as table, CSV and JSON', async () => {
  spoil = (html) => html.replace('Page haj', 'Hajj "quoted", with a comma');
  const report = await checkPortal(origin, ['ar']);
  expect(renderReport(report, 'csv')).toContain('"Hajj ""quoted"", with a comma | Ministry"');
  expect(JSON.parse(renderReport(report, 'json'))[0]).toMatchObject({ locale: 'ar', path: '/', errors: [] });
  expect(renderReport(report, 'table')).toMatch(/pages, 0 errors$/);
});
