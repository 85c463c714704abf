/** @jest-environment node */
/** Requirements: SEO-02, SEO-03 */
import { listUnfilled } from '@/lib/content/operator-pages';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { listPublicationAddresses, listPublicationFiles } from '@/lib/publications/addresses';
import { ROUTES } from '@/lib/routing/table';
import { renderSitemapFile, renderSitemapIndex } from './sitemap';

jest.mock('@/lib/publications/addresses');
const listFiles = jest.mocked(listPublicationFiles);
const listAddresses = jest.mocked(listPublicationAddresses);

beforeEach(() => {
  listFiles.mockResolvedValue(['first-item', 'later-item']);
  listAddresses.mockImplementation(async (from) =>
    from === 'unknown' ? [] : [{ path: `/NewsDetails/${from}`, updatedAt: '2026-10-01T06:00:00.000Z' }],
  );
});

const locations = (xml: string | null) =>
  [...String(xml).matchAll(/<loc>http:\/\/localhost:3000([^<]*)</g)].map(([, path]) => path);

test('the index names the files that exist', async () => {
  const files = locations(await renderSitemapIndex());
  expect(files).toEqual([
    '/sitemaps/1.xml',
    '/sitemaps/from-first-item.xml',
    '/sitemaps/from-later-item.xml',
  ]);
  for (const file of files) {
    expect(await renderSitemapFile(String(file).replace('/sitemaps/', ''))).not.toBeNull();
  }
});

test('every indexed page that has content is listed in every language, and no other', async () => {
  const waiting = listUnfilled();
  expect(waiting.length).toBeGreaterThan(0);
  const rows = ROUTES.filter(
    (route) =>
      route.indexed &&
      !waiting.includes(route.key) &&
      route.key !== 'surveyReport' &&
      !('canonical' in route) &&
      !route.path.includes('{'),
  );
  const expected = rows.flatMap((route) => LOCALE_CODES.map((locale) => `/${locale}${route.path}`));
  expect(locations(await renderSitemapFile('1.xml'))).toEqual(expected);
});

test('contains a publication in every language, with the time of its change', async () => {
  const xml = await renderSitemapFile('from-first-item.xml');
  expect(locations(xml)).toEqual(LOCALE_CODES.map((locale) => `/${locale}/NewsDetails/first-item`));
  expect(xml).toContain('<lastmod>2026-10-01T06:00:00.000Z</lastmod>');
});

test.each(['2.xml', '0.xml', 'x.xml', '1.xml/..', '99999999999.xml', 'from-unknown.xml', 'from-..xml'])(
  '%s does not exist',
  async (file) => {
    expect(await renderSitemapFile(file)).toBeNull();
  },
);
