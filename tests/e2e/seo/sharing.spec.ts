/** Requirements: A11Y-01, SHARE-01, SHARE-02, SHARE-03 */

import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const ADDRESS = /^http:\/\/localhost:\d+\/ar\/Haj\/Sunan$/;

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`${locale}: the share menu opens with the keyboard and is accessible @sweep`, async ({ page }) => {
    const words = messagesOf(locale, 'share');
    await page.goto(`/${locale}/Haj/Sunan`);
    const opener = page.getByRole('button', { name: words.open });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

for (const locale of ['ar', 'fr'] as const)
  test(`${locale}: on a phone breadcrumbs and share button are on one line above the title${sweepUnless(locale, 'fr')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${locale}/Umrah/Remember`);
    const opener = page.getByRole('button', { name: messagesOf(locale, 'share').open });
    const sign = await opener.boundingBox();
    expect(sign?.width).toBeLessThan(48);
    expect(sign?.height).toBe(44);
    const trail = page.getByRole('navigation', { name: messagesOf(locale, 'content').breadcrumbs });
    for (const link of await trail.getByRole('link').all())
      expect((await link.boundingBox())?.y).toBe(sign?.y);
    expect((await trail.getByRole('listitem').last().boundingBox())?.width).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await opener.click();
    await expect(page.getByRole('dialog', { name: messagesOf(locale, 'share').title })).toBeVisible();
  });

test('every share link has the URL of the page, and external links have no opener', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = messagesOf('ar', 'share');
  await page.goto('/ar/Haj/Sunan');
  await page.getByRole('button', { name: words.open }).click();
  const menu = page.getByRole('dialog', { name: words.title });
  const read = async (name: string) => {
    const link = menu.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    return new URL((await link.getAttribute('href')) ?? '').searchParams;
  };
  expect((await read(words.targets.messaging)).get('text')?.split('\n')[1]).toMatch(ADDRESS);
  expect((await read(words.targets.x)).get('url')).toMatch(ADDRESS);
  expect((await read(words.targets.network)).get('u')).toMatch(ADDRESS);
  await menu.getByRole('button', { name: words.copy }).click();
  await expect(menu.getByRole('status')).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(ADDRESS);
  const code = menu.getByRole('img', { name: words.codeAlt });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the code is rendered only for pages of the portal', async ({ request }) => {
  const good = await request.get('/share/ar/qr.svg?path=%2FHaj');
  expect(good.headers()['content-type']).toBe('image/svg+xml');
  expect(await good.text()).toMatch(/^<svg [^>]*viewBox/);
  for (const path of ['//evil.example', '/Nowhere', 'https://evil.example']) {
    const bad = await request.get(`/share/ar/qr.svg?path=${encodeURIComponent(path)}`, { maxRedirects: 0 });
    expect(bad.status()).not.toBe(200);
  }
});

test('the system’s share sheet and printing are offered if they exist', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen, print: () => seen.push('print') });
    Object.assign(navigator, { share: async (data: unknown) => seen.push(data) });
  });
  const words = messagesOf('en', 'share');
  await page.goto('/en/Haj/Sunan');
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('button', { name: words.system }).click();
  await page.getByRole('button', { name: words.print }).click();
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  expect(seen).toEqual([
    { title: expect.any(String), url: expect.stringMatching(/\/en\/Haj\/Sunan$/) },
    'print',
  ]);
});

test('in print the shell is hidden, everything is expanded and URLs are written out @sweep', async ({
  page,
}) => {
  const question = page.locator('main details').first();
  await page.goto('/en/Haj');
  await expect(question).not.toHaveAttribute('open');
  const answer = question.locator(':scope > :not(summary)').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  for (const part of await page.getByRole('banner').locator('nav, button').all())
    await expect(part).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByText(/^http:\/\/localhost:\d+\/en\/Haj$/).last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens with the working options', async ({ page }) => {
    const words = messagesOf('tr', 'share');
    await page.goto('/tr/Umrah');
    await page.getByRole('button', { name: words.open }).click();
    const menu = page.getByRole('dialog', { name: words.title });
    await expect(menu.getByRole('link')).toHaveCount(3);
    await expect(menu.getByRole('img', { name: words.codeAlt })).toBeVisible();
    await expect(menu.getByRole('button', { name: words.copy })).toBeHidden();
    await expect(menu.getByText(/\/tr\/Umrah$/)).toBeVisible();
  });
});
