/** Requirements: A11Y-01, A11Y-03, SHELL-02, SHELL-08, SHELL-10, SHELL-12, TOOLS-01 */

import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`${locale}: header, banner, menu, footer and dialog are accessible${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    const shell = messagesOf(locale, 'shell');
    const { entries } = messagesOf(locale, 'menu');
    await page.goto(`/${locale}`);
    await expectAccessible(page);
    const group = page.locator('summary').filter({ hasText: entries.hajjAndUmrah });
    await group.click();
    await expect(page.getByRole('link', { name: entries.hajj, exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await group.click();
    await page.getByText(shell.banner.demonstration.toggle).click();
    await expect(page.getByText(shell.banner.demonstration.first)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: shell.footer.sites.vision }).click();
    await expect(page.getByRole('alert').getByText(shell.footer.leaving)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a government site opens in a new tab only after confirmation', async ({ page, context }) => {
  const { footer } = messagesOf('ar', 'shell');
  await context.route('https://dga.gov.sa/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/ar');
  const link = page.getByRole('link', { name: footer.sites.digitalGovernment });
  await link.click();
  await page.getByRole('button', { name: footer.cancel }).click();
  await expect(page.getByText(footer.leaving)).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  const confirm = page.getByRole('link', { name: footer.confirm, exact: true });
  await expect(confirm).toHaveAttribute('href', 'https://dga.gov.sa');
  await expect(confirm).toHaveAttribute('target', '_blank');
});

test('text size and grayscale apply before the next page is painted', async ({ page }) => {
  const { tools } = messagesOf('en', 'shell');
  await page.goto('/en');
  await page.getByRole('radio', { name: tools.exLarge }).check();
  await page.getByRole('checkbox', { name: tools.grayscale }).check();
  await page.goto('/en/trems', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-font-size', 'exLarge');
  await expect(html).toHaveAttribute('data-style-filter', 'grayscale');
  expect(await html.evaluate((root) => getComputedStyle(root).fontSize)).toBe('20px');
  await page.goto('/en');
  await expect(page.getByRole('radio', { name: tools.exLarge })).toBeChecked();
});

test('on a phone the menu opens over the page and closes again', async ({ page }) => {
  const menu = messagesOf('fr', 'menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr');
  const nav = page.getByRole('navigation', { name: menu.label });
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: menu.open }).click();
  await expect(nav.getByRole('link', { name: menu.entries.home })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.getByRole('button', { name: menu.close }).click();
  await expect(nav).toBeHidden();
});

for (const width of [320, 390, 768, 1280]) {
  test(`nothing overflows horizontally at ${width} pixels${width === 320 || width === 1280 ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/ar', '/en', '/ms/trems', '/ur/sign-in']) {
      await page.goto(path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const root = document.documentElement;
        return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
      });
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
    }
  });
}

test('the skip link is the first tab stop and leads to the main content', async ({ page }) => {
  const { skipToContent } = messagesOf('en', 'shell');
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
