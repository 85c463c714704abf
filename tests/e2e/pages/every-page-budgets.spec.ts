/** Requirements: SPEED-01, SPEED-02, SPEED-03 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { listOpenPages } from '../../support/pages/every-page';
import { type HtmlWeight, weighHtml } from '../../support/pages/html-weight';
import { expect, sweepUnless, test } from '../../support/test';

test.setTimeout(240_000);

/** The budgets of docs/requirements.md (SPEED) in bytes: scripts and styles with gzip -9, HTML as sent. */
const SCRIPTS = { asleep: 0, personal: 145_000 };
const STYLES = 20_000;
/** The limits for every page, and the limit for most public pages; the largest are lists and drawings. */
const HTML = { public: 20 * 1024, personal: 22 * 1024, most: 14_800 };
/** The share of public pages below the lower limit, in each language. */
const LIGHT = 0.95;

function listExcesses({ key, path }: { key: RouteKey; path: string }, weight: HtmlWeight): string[] {
  const scripts = getRoute(key).kind === 'public' ? SCRIPTS.asleep : SCRIPTS.personal;
  const limits: [keyof HtmlWeight, number][] = [
    ['scriptBytes', scripts],
    ['styleBytes', STYLES],
    ['htmlBytes', HTML[getRoute(key).kind]],
    ['prefetches', 0],
    ['preloadedFonts', 1],
  ];
  const over = limits.filter(([name, limit]) => weight[name] > limit);
  const found = over.map(([name, limit]) => `${path} ${name}: ${weight[name]} over ${limit}`);
  return weight.preloadedFonts === 0 ? [...found, `${path}: its font is not preloaded`] : found;
}

for (const locale of LOCALE_CODES) {
  test(`${locale}: every page is within its byte budgets${sweepUnless(locale, 'ar', 'fr')}`, async ({
    portal,
  }) => {
    const pages = listOpenPages();
    const weights = await mapConcurrently(pages, ({ path }) => weighHtml(portal.url, `/${locale}${path}`));
    const weighed = pages.map((page, index) => ({ page, weight: weights[index] as HtmlWeight }));
    const lines = weighed.map(
      ({ page: { path }, weight: { htmlBytes, scriptBytes, styleBytes } }) =>
        `${path || '/'}  html ${htmlBytes}  scripts ${scriptBytes}  styles ${styleBytes}`,
    );
    console.log(lines.join('\n'));
    expect(weighed.flatMap(({ page, weight }) => listExcesses(page, weight))).toEqual([]);
    const open = weighed.filter(({ page: { key } }) => getRoute(key).kind === 'public');
    const light = open.filter(({ weight: { htmlBytes } }) => htmlBytes <= HTML.most);
    expect(light.length / open.length).toBeGreaterThanOrEqual(LIGHT);
  });
}
