/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes/table';
import { renderSitemapFile, renderSitemapIndex } from './sitemap';

test('the index names the files that exist', () => {
  const files = [...renderSitemapIndex().matchAll(/sitemaps\/(\d+\.xml)/g)].map(([, file]) => file);
  expect(files).toEqual(['1.xml']);
  for (const file of files) expect(renderSitemapFile(String(file))).not.toBeNull();
});

test('every indexed page stands there in every language, and no other', () => {
  const locations = [...String(renderSitemapFile('1.xml')).matchAll(/<loc>http:\/\/localhost:3000([^<]*)</g)];
  const canonical = ROUTES.filter((route) => route.indexed && !('canonical' in route));
  const expected = canonical.flatMap((route) => LOCALE_CODES.map((locale) => `/${locale}${route.path}`));
  expect(locations.map(([, path]) => path)).toEqual(expected);
});

test.each(['2.xml', '0.xml', 'x.xml', '1.xml/..', '99999999999.xml'])('%s does not exist', (file) => {
  expect(renderSitemapFile(file)).toBeNull();
});
