/** Requirements: A11Y-01, SHARE-03, SHELL-17, TOOLS-01 */
import type { Page } from '@playwright/test';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible, expectContrast } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const { tools } = messagesOf('en', 'shell');
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(255, 255, 255)';

test('the dark theme follows the system, and a choice overrides the system and persists', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/Haj');
  await expect.poll(() => groundOf(page)).not.toBe(LIGHT);
  await page.getByRole('radio', { name: tools.light }).check();
  await expect.poll(() => groundOf(page)).toBe(LIGHT);
  await page.goto('/en/Umrah');
  await expect(page.getByRole('radio', { name: tools.light })).toBeChecked();
  await expect.poll(() => groundOf(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: tools.dark }).check();
  await expect.poll(() => groundOf(page)).not.toBe(LIGHT);
});

test('without JavaScript the dark theme follows the system', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${portal.url}/ar/Haj`);
  await expect.poll(() => groundOf(page)).not.toBe(LIGHT);
  await context.close();
});

/** One page of each kind. */
const KINDS = [
  '/en/Haj',
  '/ar/Haj/Timers',
  '/en/Contact',
  '/en/Dictionary',
  '/en/Guides',
  '/en/MediaAndAwareness',
  '/en/NuskCardsOffers',
  '/en/Researchers',
  '/en/Ministry/visual-identity',
  '/en/ageJournay',
  '/ur/searchText/حج',
  '/en/trems',
];

for (const [half, level] of ['', ' @sweep'].entries())
  test(`every kind of page has enough contrast in the dark theme, half ${half + 1}${level}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const path of KINDS.filter((_, place) => place % 2 === half)) {
      await page.goto(path);
      await expectContrast(page);
    }
  });

for (const path of ['/en/trems', '/en/Makka'])
  test(`${path} has no footer, and the tools in its header${path === '/en/trems' ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('banner').locator('summary').filter({ hasText: tools.title }).click();
    await page.getByRole('radio', { name: tools.dark }).check();
    await expect.poll(() => groundOf(page)).not.toBe(LIGHT);
    await expectAccessible(page);
  });

test('grayscale applies to elements above the page @sweep', async ({ page }) => {
  await page.goto('/en/Haj');
  await page.getByRole('checkbox', { name: tools.grayscale }).check();
  await page.getByRole('button', { name: messagesOf('en', 'share').open }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((popover) => getComputedStyle(popover).filter)).toBe('grayscale(1)');
});

test('the table of contents is visible next to the page, and marks the current section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/Haj');
  const contents = page.getByRole('navigation', { name: messagesOf('en', 'content').onThisPage });
  const links = contents.getByRole('link');
  await links.nth(3).click();
  await expect(contents).toBeInViewport({ ratio: 1 });
  const weights = () =>
    links.evaluateAll((all) => all.map((link) => Number(getComputedStyle(link).fontWeight) >= 700));
  await expect.poll(weights).toEqual((await weights()).map((_, index) => index === 3));
  const heading = page.locator(`${await links.nth(3).getAttribute('href')} > h2`);
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('in print, tables keep header, caption and rows separate, and only the name remains of the shell', async ({
  page,
}) => {
  await page.goto('/ar/Haj');
  await page.emulateMedia({ media: 'print' });
  const banner = page.getByRole('banner');
  await expect(banner.getByText(messagesOf('ar', 'shell').ministry).first()).toBeVisible();
  for (const part of await banner.locator('nav, button').all()) await expect(part).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const table = page.locator('main table').first();
  const looks = await table.evaluate((element) => ({
    caption: getComputedStyle(element.querySelector('caption') ?? element).color,
    frame: getComputedStyle(element.parentElement ?? element).overflowX,
    row: getComputedStyle(element.querySelector('tbody tr') ?? element).breakInside,
    section: getComputedStyle(element.closest('section') ?? element).display,
  }));
  expect(looks).toEqual({ caption: 'rgb(16, 70, 49)', frame: 'visible', row: 'avoid', section: 'block' });
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
});

test('a table keeps its columns on a phone, and scrolls in a named region if they do not fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/Haj');
  const { caption } = messagesOf('en', 'haj').overview.types.table;
  const region = page.getByRole('region', { name: caption });
  await expect(region.locator('thead th').first()).toBeVisible();
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await page.goto('/en/Haj/Timers');
  const prayers = page.locator('#prayer table');
  await expect(prayers.getByRole('columnheader')).toHaveCount(3);
  expect(
    await prayers.evaluate(({ parentElement: frame }) => frame && frame.scrollWidth <= frame.clientWidth),
  ).toBe(true);
  await expect(prayers.locator('[aria-current="time"]')).toHaveCount(2);
});
