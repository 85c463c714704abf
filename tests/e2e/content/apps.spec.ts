/** Requirements: CONTENT-12, ROUTE-03 */
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const PATHS = ['/MobileApp', '/mobileApp', '/AppsAndPlatform'] as const;
const { apps } = messagesOf('en', 'apps').overview;
const SCAN = `${apps.labels.scan} (${apps.items.nusuk.title})`;

for (const path of PATHS) {
  test(`${path} shows the apps and platforms; one URL is canonical`, async ({ page }) => {
    expect((await page.goto(`/en${path}`))?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`/en${path}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/MobileApp$/);
    await expect(page.getByRole('heading', { name: apps.items.nusuk.title, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: SCAN })).toBeVisible();
  });
}

test('the sitemap lists the canonical URL', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/1.xml')).text();
  expect(xml).toContain('/en/MobileApp</loc>');
  expect(xml).not.toMatch(/\/(mobileApp|AppsAndPlatform)</);
});

test('the code is shown without JavaScript as well', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/en/MobileApp`);
  await expect(page.getByRole('img', { name: SCAN })).toBeVisible();
  await context.close();
});
