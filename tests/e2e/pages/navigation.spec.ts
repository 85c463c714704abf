/** Requirements: SLEEP-04 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findFullChromium } from '@/lib/development/find-chromium';
import { wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

/** How a page came: with `navigational-prefetch` it had been fetched before it was asked for. */
const wayOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

/** Rests on a link of the page, then follows it. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(1000);
  await link.click();
  await page.waitForURL(`**${path}`);
}

test('a page is fetched while a pointer rests on its link', async ({ page }) => {
  await page.goto('/ar');
  await follow(page, '/ar/Haj');
  expect(await wayOf(page)).toBe('navigational-prefetch');
});

test.describe('who saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('fetches nothing ahead @sweep', async ({ page }) => {
    await page.goto('/ar');
    await follow(page, '/ar/Haj');
    expect(await wayOf(page)).toBe('');
  });
});

test.describe('back and forward', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    // Playwright switches the cache off that this is about.
    browser = await chromium.launch({
      executablePath: findFullChromium() ?? undefined,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  /** Opens a page, touches it, reads another one and goes back. */
  async function returnTo(page: Page, address: string, state: 'asleep' | 'awake'): Promise<void> {
    await page.goto(address);
    if (state === 'awake') await wake(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'kept' : 'loaded again';
      });
    });
    await page.goto(new URL('/ar/trems', address).href);
    // Not at once: a page that has left cannot answer the call.
    await page.evaluate(() => void setTimeout(() => history.back()));
  }

  for (const state of ['asleep', 'awake'] as const) {
    test(`a page that is ${state} comes back as it was left${state === 'asleep' ? '' : ' @sweep'}`, async ({
      portal,
    }) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      for (const path of ['/ar', '/en/Contact', '/ar/Researchers']) {
        // A browser that is short of memory may give one up; a page that forbids it is never kept.
        await expect(async () => {
          await returnTo(page, portal.url + path, state);
          await expect(page, path).toHaveTitle('kept', { timeout: 3000 });
        }).toPass({ timeout: 20_000 });
      }
      await page.close();
    });
  }
});
