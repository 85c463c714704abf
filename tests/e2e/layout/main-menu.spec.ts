/** Requirements: SHELL-01, SHELL-02, SHELL-05, SHELL-06, SHELL-07, SHELL-08 */
import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const { entries, label, open } = messagesOf('en', 'menu');
const menuOf = (page: Page) => page.getByRole('navigation', { name: label });
const group = (page: Page, name: string) => menuOf(page).locator('summary').filter({ hasText: name });

test('one entry is open at a time, and none on the way home', async ({ page }) => {
  await page.goto('/en/Haj');
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0);
  await group(page, entries.about).click();
  await group(page, entries.news).press('Enter');
  await expect(menuOf(page).locator('details[open]')).toHaveCount(1);
  await expect(menuOf(page).getByRole('link', { name: entries.dictionary })).toBeVisible();
  await menuOf(page).getByRole('link', { name: entries.home, exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0);
});

test('nine entries fit on one line of a desktop in seven languages @sweep', async ({ page }) => {
  for (const locale of LOCALE_CODES) {
    await page.goto(`/${locale}/Haj`);
    const tops = await page
      .getByRole('navigation', { name: messagesOf(locale, 'menu').label })
      .locator('ul')
      .first()
      .locator('> li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops, locale).toHaveLength(9);
    expect(new Set(tops).size, locale).toBe(1);
  }
});

for (const { width, columns } of [
  { width: 1280, columns: 4 },
  { width: 991, columns: 3 },
  { width: 768, columns: 3 },
  { width: 767, columns: 2 },
]) {
  test(`the panel below an entry has ${columns} columns at ${width} px${width === 1280 || width === 767 ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/Haj');
    if (width < 992) await page.getByRole('button', { name: open }).click();
    await group(page, entries.news).click();
    const list = group(page, entries.news).locator('xpath=following-sibling::ul');
    const tracks = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
    expect(tracks).toHaveLength(columns);
  });
}

test('Hajj and Umrah have separate headings, in the order of the specification', async ({ page }) => {
  await page.goto('/en/Umrah');
  await group(page, entries.hajjAndUmrah).click();
  const parts = menuOf(page).locator('details[open] > ul > li');
  const listed = await parts.evaluateAll((items) =>
    items.map((item) => [item.querySelector('p')?.textContent, item.querySelectorAll('a').length]),
  );
  expect(listed).toEqual([
    [entries.hajjPart, 7],
    [entries.umrahPart, 2],
  ]);
  await expect(parts.last().getByRole('link').first()).toHaveAttribute('aria-current', 'page');
});

test('in forced colors the current page is still marked in the menu @sweep', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/Contact');
  const current = menuOf(page).getByRole('link', { name: entries.contact });
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});

test('external sites open in a new tab, pages of the portal in this one', async ({ page }) => {
  await page.goto('/en/Haj');
  const links = await menuOf(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('target')]));
  expect(links.filter(([href]) => /^https?:/.test(String(href))).length).toBeGreaterThan(0);
  for (const [href, target] of links) expect(target).toBe(/^https?:/.test(String(href)) ? '_blank' : null);
});

test('the header sticks to the top with the banner, and its name links home', async ({ page }) => {
  await page.goto('/en/Policies');
  const { ministry } = messagesOf('en', 'shell');
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await expect(header.getByText(messagesOf('en', 'shell').banner.demonstration.title)).toBeInViewport();
  await expect(header.getByRole('link', { name: ministry })).toHaveAttribute('href', '/en');
});

test('the verification banner opens within 300 ms @sweep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { toggle, first } = messagesOf('en', 'shell').banner.demonstration;
  await page.goto('/en/Haj');
  const summary = page.locator('summary').filter({ hasText: toggle });
  const banner = summary.locator('xpath=..');
  // The animated element is in the browser’s internal tree, which lists no animation: the test reads heights.
  const { duration, grown } = await banner.evaluate((details: HTMLElement) => {
    const closed = details.offsetHeight;
    details.setAttribute('open', '');
    const { transitionDuration } = getComputedStyle(details, '::details-content');
    return { duration: transitionDuration, grown: details.offsetHeight - closed };
  });
  expect({ duration, grown }).toEqual({ duration: '0.3s', grown: 0 });
  await expect(page.getByText(first)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  test('a tap opens an entry and follows its link', async ({ page }) => {
    await page.goto('/en/Haj');
    await group(page, entries.about).tap();
    await menuOf(page).getByRole('link', { name: entries.tasks }).tap();
    await expect(page).toHaveURL(/\/en\/Ministry\/TasksAndResponsibilities$/);
  });
});
