/** Requirements: CACHE-01, CACHE-04, CACHE-06 */
import { findPageAddress } from './page-address';

const keyOf = (target: string) => findPageAddress(target)?.key ?? null;

test('parameters that a page does not know share its entry, and the order of the others means nothing', () => {
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
])('%s is not the business of the store', (target) => {
  expect(findPageAddress(target)).toBeNull();
});

test('searches and queries have separate room, so that they evict no page', () => {
  expect(findPageAddress('/ar/Haj?utm_source=x')?.isMain).toBe(true);
  expect(findPageAddress('/ar/Faqs?q=ihram')?.isMain).toBe(false);
  expect(findPageAddress('/ar/searchText/ihram')?.isMain).toBe(false);
});

test('an address may be public, and personal with a session', () => {
  expect(findPageAddress('/ar/Researchers')?.knowsSession).toBe(true);
  expect(findPageAddress('/ar/Haj')?.knowsSession).toBe(false);
});

test('values are cut as pages read them, so that the file which wakes a page has an address that is taken', () => {
  const long = encodeURIComponent('ح'.repeat(600));
  expect(keyOf(`/ar/Faqs?q=${long}`)).toBe(`/ar/Faqs?q=${encodeURIComponent('ح'.repeat(200))}`);
  expect(keyOf('/ar/Faqs?q=%20ihram%20')).toBe('/ar/Faqs?q=ihram');
});

test('an address that stays too long is no page: the middleware answers it', () => {
  expect(findPageAddress(`/ar/searchText/${'%D8%AD'.repeat(800)}`)).toBeNull();
  const full = ['text', 'year', 'before', 'after', 'at', 'topic'].map(
    (name) => `${name}=${'%D8%AD'.repeat(200)}`,
  );
  expect(findPageAddress(`/ar/MediaAndAwareness?${full.join('&')}`)).toBeNull();
});
