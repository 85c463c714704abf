/** Requirements: A11Y-01, A11Y-04, HOME-01, HOME-02, HOME-03, SHELL-13, SHELL-14 */
import type { Page } from '@playwright/test';
import { toDay } from '@/lib/i18n/format';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How far the page extends below and beside the screen, in pixels. */
const readOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return {
      page: root.scrollHeight - root.clientHeight,
      sideways: root.scrollWidth - root.clientWidth,
    };
  });

test('the home page grows with the screen @sweep', async ({ page }) => {
  await page.goto('/en');
  const title = page.getByRole('heading', { level: 1 });
  const sizes: number[] = [];
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    sizes.push(await title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
  }
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes[1]).toBeGreaterThanOrEqual(56);
});

test('the next prayer of both cities is marked by the local clock, and so is the sky', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${toDay(new Date())}T10:00:00Z`));
  await page.goto('/en');
  const { title, table } = messagesOf('en', 'haj').timers.prayer;
  const card = page.getByRole('region', { name: title });
  const row = card.getByRole('row', { name: table.rows.asr });
  await expect(row.locator('time[aria-current="time"]')).toHaveCount(2);
  await expect(card.locator('[aria-current]')).toHaveCount(2);
  await expect(page.locator('html')).toHaveAttribute('data-sky', 'd');
});

test.describe('the page scrolls, and its end is not covered', () => {
  const { footer } = messagesOf('ar', 'shell');
  const expectScrolling = async (page: Page) => {
    const { page: below, sideways } = await readOverflow(page);
    expect(below).toBeGreaterThan(0);
    expect(sideways).toBe(0);
    await page.getByRole('heading', { name: footer.social }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: footer.social })).toBeInViewport();
  };

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`at ${width} by ${height}${width === 390 || width === 1280 ? '' : ' @sweep'}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/ar');
      await expectScrolling(page);
    });
  }

  for (const fontSize of ['large', 'exLarge']) {
    test(`with ${fontSize} text${fontSize === 'exLarge' ? '' : ' @sweep'}`, async ({ page }) => {
      await page.addInitScript(
        (size) => localStorage.setItem('settings', JSON.stringify({ fontSize: size })),
        fontSize,
      );
      await page.goto('/ar');
      await expectScrolling(page);
    });
  }
});

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: today’s information for pilgrims is on the first two screens of a phone`, async ({
    page,
  }) => {
    const { home, haj, myDay } = {
      home: messagesOf(locale, 'home'),
      haj: messagesOf(locale, 'haj'),
      myDay: messagesOf(locale, 'myDay'),
    };
    const [width, height] = [390, 844];
    await page.setViewportSize({ width, height });
    await page.goto(`/${locale}`);
    const season = new RegExp(`^${home.season.title.replace('{year}', '\\d{4}')}$`);
    for (const name of [myDay.title, haj.timers.prayer.title, season]) {
      const box = await page.getByRole('region', { name }).boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(2 * height);
    }
    const { page: below } = await readOverflow(page);
    expect(below).toBeLessThan(6 * height);
  });
}

test('the main tasks are one press away', async ({ page }) => {
  const home = messagesOf('en', 'home');
  await page.goto('/en');
  const main = page.getByRole('main');
  for (const [name, path] of [
    [home.tasks.haj.title, '/en/Haj'],
    [home.tasks.umrah.title, '/en/Umrah'],
    [home.tasks.services.title, '/en/ElectronicServices'],
    [home.tasks.award.title, '/en/Researchers'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const season = main.getByRole('region', {
    name: new RegExp(`^${home.season.title.replace('{year}', '\\d{4}')}$`),
  });
  await expect(season.getByText(home.season.days.arafah)).toBeVisible();
  await expect(season.getByText(/^9 Dhu al-Hijjah/)).toBeVisible();
  const news = main.getByRole('region', { name: home.news.title });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  const activities = main.getByRole('region', { name: home.activities.title });
  await expect(activities.getByRole('listitem')).toHaveCount(4);
  await news.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/NewsDetails\/[\w-]+$/);
});

test('the search leads to its results, also without JavaScript', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/ar`);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('الإحرام');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/ar\/searchText\/[^/]+$/);
  await context.close();
});

test.describe('the startup line', () => {
  const isSeen = (page: Page) =>
    page.evaluate(() => {
      const { content, visibility } = getComputedStyle(document.body, '::before');
      return content !== 'none' && content !== 'normal' && visibility === 'visible';
    });

  test('runs on the first page of a tab for at most 3000 ms @sweep', async ({ page }) => {
    await page.goto('/ar/Haj', { waitUntil: 'commit' });
    await expect.poll(() => isSeen(page)).toBe(true);
    const lasting = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const isLine = effect instanceof KeyframeEffect && effect.pseudoElement === '::before';
        return isLine ? [Number(effect.getComputedTiming().endTime)] : [];
      }),
    );
    expect(lasting).toHaveLength(2);
    expect(Math.max(...lasting)).toBeLessThanOrEqual(3000);
    await expect.poll(() => isSeen(page)).toBe(false);
    await page.goto('/ar/Umrah');
    expect(await isSeen(page)).toBe(false);
  });

  test('is absent with reduced motion @sweep', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/ar/Haj');
    expect(await isSeen(page)).toBe(false);
  });

  test('is absent without JavaScript', async ({ browser, portal }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${portal.url}/ar/Haj`);
    expect(await page.locator('html').getAttribute('data-starting')).toBeNull();
    await context.close();
  });
});

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`${locale}: the home page is accessible, light and dark${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('the tools for the journey are one press away, each with the title of its page', async ({ page }) => {
  const meta = messagesOf('en', 'meta');
  const { tools } = messagesOf('en', 'content');
  for (const path of ['/en', '/en/Haj', '/en/Umrah/Remember']) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('navigation', { name: tools });
    for (const key of [
      'procedures',
      'guidance',
      'counter',
      'holySites',
      'journey',
      'scenes',
      'guides',
      'dictionary',
      'customGuide',
      'faqs',
    ] as const)
      await expect(links.getByRole('link', { name: meta[key].title, exact: true })).toBeVisible();
    await expect(
      links.getByRole('link', { name: messagesOf('en', 'haj').timers.prayer.title }),
    ).toHaveAttribute('href', '/en/Haj/Timers#prayer');
  }
});
