/** Requirements: SAFE-01 */
import { readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routing/table';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const prerendered = Object.keys(readJson('.next/prerender-manifest.json').routes);
const hashes: Record<string, string[]> = readJson('.next/csp-hashes.json');

const addressesOf = (kind: 'static' | 'live') =>
  ROUTES.filter((route) => route.kind === kind).flatMap(({ path }) =>
    LOCALE_CODES.map((locale) => `/${locale}${path}`),
  );

test('static pages are prerendered in every language, live pages never', () => {
  expect(addressesOf('static').filter((address) => !prerendered.includes(address))).toEqual([]);
  expect(addressesOf('live').filter((address) => prerendered.includes(address))).toEqual([]);
});

test('the inline scripts of every prerendered page are known to its policy', () => {
  expect(addressesOf('static').filter((address) => !hashes[address]?.length)).toEqual([]);
});
