/** Requirements: A11Y-01, A11Y-03, SPEED-04 */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessibility';
import { listOpenPages, listPagePerGroup } from '../../support/pages/every-page';
import { expect, test } from '../../support/test';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Other languages cover structure and direction of these; only the length of words differs. */
const OTHERS = ['ar', 'en', 'fr', 'ms', 'tr', 'fa'];

const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

async function expectNoWiderThanScreen(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(measure, { message: 'wider than the smallest phone' }).toBeLessThanOrEqual(0);
}

/** Pages that one test opens, one after the other: like a visitor, with the browser cache. */
const GROUP = 12;
const PAGES = listOpenPages();
/** The pages that `npm test` opens. */
const TRIED = listPagePerGroup();
/** Structure is the same in both directions: pages alternate between the two. */
const DIRECTIONS = ['ar', 'en'];
const GROUPS = DIRECTIONS.flatMap((locale, direction) => {
  const pages = PAGES.filter((_, place) => place % DIRECTIONS.length === direction);
  return Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, index) => ({
    locale,
    pages: pages.slice(index * GROUP, (index + 1) * GROUP),
  }));
});

test.setTimeout(180_000);

/** Pages must be accessible, without errors, and no wider than the smallest phone. */
async function expectUsable(page: Page, locale: string, pages: typeof PAGES): Promise<void> {
  for (const [place, { path }] of pages.entries()) {
    await test.step(path, async () => {
      await page.goto(`/${locale}${path}`);
      await openAll(page);
      // Header and footer are the same everywhere, and have a separate test.
      await expectAccessible(page, place === 0 ? undefined : 'main');
      await expectNoWiderThanScreen(page);
      await page.setViewportSize(DESKTOP);
    });
  }
}

for (const [half, locale] of DIRECTIONS.entries())
  test(`${locale}: a page of every second group is accessible, has no errors and fits the smallest phone`, async ({
    page,
  }) => {
    await expectUsable(
      page,
      locale,
      TRIED.filter((_, place) => place % DIRECTIONS.length === half),
    );
  });

for (const { locale, pages } of GROUPS) {
  const [first, last] = [pages[0], pages.at(-1)].map((page) => page?.path || '/');
  test(`${locale}: pages from ${first} to ${last} are accessible, have no errors and fit the smallest phone @sweep`, async ({
    page,
  }) => expectUsable(page, locale, pages));
}

/** Urdu has a larger line height: each page is opened in it, and in one of the others. */
for (const [index, locale] of ['ur', ...OTHERS].entries()) {
  test(`${locale}: pages have no errors and fit the smallest phone @sweep`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const { path } of PAGES.filter(
      (_, place) => locale === 'ur' || place % OTHERS.length === index - 1,
    )) {
      await test.step(path, async () => {
        await page.goto(`/${locale}${path}`, { waitUntil: 'load' });
        await openAll(page);
        await expectNoWiderThanScreen(page);
      });
    }
  });
}
