/** Requirements: SLEEP-04 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findFullChromium } from '@/lib/development/find-chromium';
import { wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

/** How a page was loaded: `navigational-prefetch` means that it was prefetched. */
const wayOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

/** Hovers over a link of the page, then follows it. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(1000);
  await link.click();
  await page.waitForURL(`**${path}`);
}

test('a page is prefetched while the pointer hovers over its link', async ({ page }) => {
  await page.goto('/ar');
  await follow(page, '/ar/Haj');
  expect(await wayOf(page)).toBe('navigational-prefetch');
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('nothing is prefetched @sweep', async ({ page }) => {
    await page.goto('/ar');
    await follow(page, '/ar/Haj');
    expect(await wayOf(page)).toBe('');
  });
});

test.describe('back and forward', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    // Playwright disables the cache under test.
    browser = await chromium.launch({
      executablePath: findFullChromium() ?? undefined,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  /** Opens a page, touches it, opens another one and goes back. */
  async function returnTo(page: Page, address: string, state: 'asleep' | 'awake'): Promise<void> {
    await page.goto(address);
    if (state === 'awake') await wake(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'kept' : 'loaded again';
      });
    });
    await page.goto(new URL('/ar/trems', address).href);
    // Not at once: a page that has been left cannot answer the call.
    await page.evaluate(() => void setTimeout(() => history.back()));
  }

  for (const state of ['asleep', 'awake'] as const) {
    test(`a page that is ${state} is restored as it was left${state === 'asleep' ? '' : ' @sweep'}`, async ({
      portal,
    }) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      for (const path of ['/ar', '/en/Contact', '/ar/Researchers']) {
        // A browser short of memory may evict a page; a page that forbids caching is never kept.
        await expect(async () => {
          await returnTo(page, portal.url + path, state);
          await expect(page, path).toHaveTitle('kept', { timeout: 3000 });
        }).toPass({ timeout: 20_000 });
      }
      await page.close();
    });
  }
});
