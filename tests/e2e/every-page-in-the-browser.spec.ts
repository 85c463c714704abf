import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { listOpenPages } from '../support/every-page';
import { expect, test } from '../support/test';

const PHONE = { width: 320, height: 640 };
/** Script and direction of these have been shown by others: each page is opened in one of them. */
const OTHERS = ['fr', 'ms', 'tr', 'fa'];

const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

async function expectNoWiderThanScreen(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'wider than the smallest phone').toBeLessThanOrEqual(0);
}

for (const locale of ['ar', 'ur', 'en']) {
  for (const { path } of listOpenPages()) {
    test(`/${locale}${path} is accessible, quiet and fits the smallest phone`, async ({ page }) => {
      await page.goto(`/${locale}${path}`);
      await openAll(page);
      await expectAccessible(page);
      await expectNoWiderThanScreen(page);
    });
  }
}

for (const [index, locale] of OTHERS.entries()) {
  test(`${locale}: pages are quiet and fit the smallest phone`, async ({ page }) => {
    for (const { path } of listOpenPages().filter((_, place) => place % OTHERS.length === index)) {
      await test.step(path, async () => {
        await page.goto(`/${locale}${path}`, { waitUntil: 'load' });
        await openAll(page);
        await expectNoWiderThanScreen(page);
      });
    }
  });
}
