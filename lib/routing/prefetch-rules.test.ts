/** @jest-environment node */
/** Requirements: SLEEP-04 */
import { LOCALE_CODES } from '../i18n/locales';
import { writePrefetchRules } from './prefetch-rules';
import { ROUTES } from './table';

interface Rules {
  prefetch: [{ where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }] } }];
}

const { prefetch } = writePrefetchRules('moderate') as Rules;
const [inside, { not: personal }] = prefetch[0].where.and;

const SITE = 'https://haj.gov.sa';

/** As browsers read the patterns: relative to the page. */
const matches = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => new URLPattern(pattern, SITE).test(path, SITE));

const toPath = (path: string) => (path === '/' ? '' : path.replaceAll(/\{\w+\}/g, 'one'));

test.each(LOCALE_CODES)('%s: every page is prefetched, except personal pages', (locale) => {
  for (const { path, aliases = [], kind } of ROUTES)
    for (const one of [path, ...aliases]) {
      const address = `/${locale}${toPath(one)}`;
      expect([address, matches(inside.href_matches, address)]).toEqual([address, true]);
      expect([address, matches(personal.href_matches, address)]).toEqual([address, kind === 'personal']);
    }
});

test('files and calls are not prefetched', () => {
  for (const path of ['/', '/gateway/session', '/fonts/one.woff2'])
    expect([path, matches(inside.href_matches, path)]).toEqual([path, false]);
});
