/** Requirements: SPEED-01, SPEED-02, SPEED-03 */
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { listOpenPages } from '../../support/pages/every-page';
import { type HtmlWeight, weighHtml } from '../../support/pages/html-weight';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

/** The budgets of docs/requirements.md (SPEED) in bytes: scripts and styles as gzip -9 makes them, HTML as it travels. */
const SCRIPTS = { researchers: 150_000, others: 145_000 };
const STYLES = 20_000;
/** The inventory lists every page in every language, for editors. */
const HTML = { inventory: 45_000, others: 35_000 };

function listExcesses(path: string, weight: HtmlWeight): string[] {
  const scripts = path === '/Researchers' ? SCRIPTS.researchers : SCRIPTS.others;
  const limits: [keyof HtmlWeight, number][] = [
    ['scriptBytes', scripts],
    ['styleBytes', STYLES],
    ['htmlBytes', path === '/jsonDisplay' ? HTML.inventory : HTML.others],
    ['prefetches', 0],
    ['preloadedFonts', 1],
  ];
  const over = limits.filter(([name, limit]) => weight[name] > limit);
  const found = over.map(([name, limit]) => `${path} ${name}: ${weight[name]} over ${limit}`);
  return weight.preloadedFonts === 0 ? [...found, `${path}: its font is not preloaded`] : found;
}

for (const locale of ['ar', 'en', 'ur']) {
  test(`${locale}: every page stays within its budgets of bytes`, async ({ portal }) => {
    const excesses: string[] = [];
    const lines: string[] = [];
    const pages = listOpenPages();
    const weights = await mapConcurrently(pages, ({ path }) => weighHtml(portal.url, `/${locale}${path}`));
    for (const [index, weight] of weights.entries()) {
      const path = pages[index]?.path ?? '';
      const { htmlBytes, scriptBytes, styleBytes } = weight;
      lines.push(`${path || '/'}  html ${htmlBytes}  scripts ${scriptBytes}  styles ${styleBytes}`);
      excesses.push(...listExcesses(path, weight));
    }
    console.log(lines.join('\n'));
    expect(excesses).toEqual([]);
  });
}
