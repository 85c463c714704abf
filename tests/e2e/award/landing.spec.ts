/** Requirements: A11Y-01, A11Y-03, AWARD-01, AWARD-02, AWARD-11, SEO-05 */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { getLocaleRow, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { wake } from '../../support/pages/wake';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SECTIONS = [
  'about',
  'importance',
  'goals',
  'fields',
  'timeline',
  'requirements',
  'criteria',
  'jury',
  'controls',
  'categories',
] as const;
const ANCHORS = SECTIONS.filter((id) => id !== 'controls');
const ar = messagesOf('ar', 'award');
const en = messagesOf('en', 'award');

const open = (page: Page, locale: Locale = 'ar') => page.goto(`/${locale}/Researchers`);

for (const locale of LOCALE_CODES) {
  test(`${locale}: all sections are in order, with language and direction from the server${sweepUnless(locale, 'fr')}`, async ({
    page,
  }) => {
    await open(page, locale);
    const { dir, code } = getLocaleRow(locale);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf(locale, 'award').name);
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...SECTIONS]);
    await wake(page);
  });
}

test('every link of the prize menu scrolls to 50 px below the edge and is marked @sweep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await wake(page);
  const menu = page.getByRole('navigation', { name: ar.menu.label });
  await expect(menu.getByRole('link')).toHaveText(ANCHORS.map((id) => ar.menu[id]));
  for (const id of ANCHORS) {
    const link = menu.getByRole('link', { name: ar.menu[id], exact: true });
    await link.click();
    const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 50)).toBeLessThanOrEqual(1);
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

test('the prize menu of a narrow screen is reached and scrolled with the keyboard @sweep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'en');
  await wake(page);
  const last = page.getByRole('navigation', { name: en.menu.label }).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await last.press('Enter');
  await expect(page).toHaveURL(/#categories$/);
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('the mark of the prize menu follows a jump back to the top, and skips sections that are not in the menu @sweep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'en');
  await wake(page);
  const marked = page.getByRole('navigation', { name: en.menu.label }).locator('[aria-current]');
  await page.locator('#categories').evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveText(en.menu.categories);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(marked).toHaveCount(0);
  await page.locator('#jury').evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveText(en.menu.jury);
  await page.locator('#controls').evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveCount(0);
});

for (const locale of ['ar', 'en', 'ur'] as const) {
  test(`${locale}: no horizontal scrolling at 320 px @sweep`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, locale);
    await wake(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${locale}: accessible with the dialog closed and open${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, locale);
    await wake(page);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: messagesOf(locale, 'award').submit })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and its call to action opens a page with the next steps', async ({ page }) => {
    await open(page);
    for (const id of SECTIONS) await expect(page.locator(`#${id} h2`)).toBeVisible();
    for (const point of Object.values(ar.fields.points).flatMap((points) => Object.values(points))) {
      const box = await page.getByText(point, { exact: true }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    }
    await page.getByRole('link', { name: ar.register }).first().click();
    await expect(page).toHaveURL(/\/ar\/sign-in\?to=researchers\.register$/);
    await expect(page.locator('form[action="/gateway/sign-on"] [type="submit"]')).toBeVisible();
  });
});

test('the page is small: all texts, styles and drawings', async ({ request }) => {
  const html = await (await request.get('/ar/Researchers')).body();
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(39_000);
});

test('the JSON-LD describes the award, its sponsor and its place', async ({ page }) => {
  await open(page, 'en');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, event, breadcrumbs] = scripts.map((text) => JSON.parse(text));
  expect(organization).toMatchObject({ '@type': 'Organization', name: en.organizer });
  expect(event).toMatchObject({ '@type': 'Event', name: en.name });
  expect(breadcrumbs['@type']).toBe('BreadcrumbList');
});
