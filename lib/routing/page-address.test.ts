/** Requirements: CACHE-01, CACHE-04, CACHE-06, SLEEP-02 */
import { findPageAddress } from './page-address';
import { getRoute, ROUTES } from './table';

const keyOf = (target: string) => findPageAddress(target)?.key ?? null;

test('unknown parameters and the order of known ones do not change the cache key of a page', () => {
  expect(keyOf('/ar/Faqs?utm_source=x&fbclid=1')).toBe('/ar/Faqs');
  expect(keyOf('/ar/Faqs?category=visa&x=1&q=ihram')).toBe(keyOf('/ar/Faqs?q=ihram&category=visa'));
  expect(keyOf('/ar/Faqs?q=ihram')).not.toBe(keyOf('/en/Faqs?q=ihram'));
});

test.each([
  '/',
  '/Haj',
  '/ar/nothing',
  '/ar/Haj/',
  '/ar/desk',
  '/ar/requests',
  '/ar/Researchers?EncryptedText=x',
  '/ar/Contact?answers=x',
  '/gateway/session',
  '/_next/static/x.js',
  '/sitemap.xml',
])('%s is not stored', (target) => {
  expect(findPageAddress(target)).toBeNull();
});

test('searches and other queries have separate space, so that they evict no page', () => {
  expect(findPageAddress('/ar/Haj?utm_source=x')?.isMain).toBe(true);
  expect(findPageAddress('/ar/Faqs?q=ihram')?.isMain).toBe(false);
  expect(findPageAddress('/ar/searchText/ihram')?.isMain).toBe(false);
});

test('the page of a certificate is rendered for each visit', () => {
  expect(findPageAddress('/ar/Researchers/check/x')?.isNeverStored).toBe(true);
  expect(findPageAddress('/ar/Researchers/check')?.isNeverStored).toBe(false);
});

test('four public pages are rendered for a signed-in visitor; the others are the same for everyone', () => {
  const paths = ROUTES.filter(({ kind }) => kind === 'public').map(({ path }) => path.replace('{id}', 'x'));
  const personal = paths.filter((path) => findPageAddress(`/ar${path}`)?.knowsSession);
  expect(paths.length).toBeGreaterThan(70);
  expect(personal.sort()).toEqual(
    (['appointment', 'creativityAndLeadership', 'researchers', 'suppliers'] as const)
      .map((key) => getRoute(key).path)
      .sort(),
  );
});

test('values are truncated as in pages, so that the address of the wake file is accepted', () => {
  const long = encodeURIComponent('ح'.repeat(600));
  expect(keyOf(`/ar/Faqs?q=${long}`)).toBe(`/ar/Faqs?q=${encodeURIComponent('ح'.repeat(200))}`);
  expect(keyOf('/ar/Faqs?q=%20ihram%20')).toBe('/ar/Faqs?q=ihram');
});

test('an address that is still too long is not cached: the middleware answers it', () => {
  expect(findPageAddress(`/ar/searchText/${'%D8%AD'.repeat(800)}`)).toBeNull();
  const full = ['text', 'year', 'before', 'after', 'at', 'topic'].map(
    (name) => `${name}=${'%D8%AD'.repeat(200)}`,
  );
  expect(findPageAddress(`/ar/MediaAndAwareness?${full.join('&')}`)).toBeNull();
});
