import type { Page } from '@playwright/test';
import { CONTENT_PAGES } from '@/lib/content/pages';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routes/table';
import { expectAccessible } from '../support/accessibility';
import { messagesOf } from '../support/messages';
import { expect, test } from '../support/test';

const GUIDES: readonly RouteKey[] = ['makkahGuide', 'madinahGuide'];
const ROUTES = [...CONTENT_PAGES.map(({ route }) => route), ...GUIDES].map(getRoute);
const PHONE = { width: 320, height: 640 };
/** Whatever holds words on a content page. */
const TEXT = 'main :is(h1, h2, h3, p, li, th, td, caption, figcaption, summary, legend, label, svg)';
/** Names of tokens, units and formats are Latin in every language. */
const CODE = 'bdi[dir=ltr]';
/** A message that is missing shows its own key. */
const NAMESPACES = [...new Set(CONTENT_PAGES.map(({ namespace }) => namespace)), 'content', 'meta'];
const MESSAGE_KEY = new RegExp(`\\b(${NAMESPACES.join('|')})\\.[a-zA-Z]+(\\.[a-zA-Z]+)*\\b`);
/** Small words that no text in another Latin language is without, had it been left in English. */
const ENGLISH_WORDS = /\b(the|and|with|your|from|which|is|are)\b/;

/** The words of the page's main part. */
async function readText(page: Page): Promise<string> {
  await page.locator(CODE).evaluateAll((codes) => {
    for (const code of codes) code.remove();
  });
  return (await page.locator(TEXT).allTextContents()).join('\n');
}

for (const { code, dir } of LOCALES) {
  test.describe(`${code} without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('every content page is whole on the smallest phone', async ({ page }) => {
      const titles = new Set<string>();
      const descriptions = new Set<string | null>();
      for (const { path, key } of ROUTES) {
        expect((await page.goto(`/${code}${path}`))?.status(), path).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(page.locator('h1')).toHaveCount(1);
        titles.add(await page.title());
        descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));

        const text = await readText(page);
        expect(text, path).not.toMatch(MESSAGE_KEY);
        if (dir === 'rtl') expect(text, path).not.toMatch(/[A-Za-z]{2,}/);
        else if (code !== 'en') expect(text, path).not.toMatch(ENGLISH_WORDS);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${key} is as wide as the screen`).toBeLessThanOrEqual(0);
      }
      expect(titles.size).toBe(ROUTES.length);
      expect(descriptions.size).toBe(ROUTES.length);
    });
  });
}

for (const code of ['ar', 'ur', 'en'] as const) {
  for (const { path } of ROUTES) {
    test(`/${code}${path} is accessible, with its answers open`, async ({ page }) => {
      await page.goto(`/${code}${path}`);
      for (const question of await page.locator('main details > summary').all()) await question.click();
      await expectAccessible(page);
    });
  }
}

test('headings never skip a level, and every anchor of the contents exists', async ({ page }) => {
  for (const { path } of ROUTES) {
    await page.goto(`/ar${path}`);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, path).toEqual([]);
    for (const link of await page.locator('main a[href^="#"]').all()) {
      await expect(page.locator(String(await link.getAttribute('href')))).toHaveCount(1);
    }
  }
});

test('every link inside the pages answers', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const { path } of ROUTES) {
    await page.goto(`/en${path}`);
    for (const link of await page.locator('main a[href^="/"]').all()) {
      addresses.add(String(await link.getAttribute('href')));
    }
  }
  for (const address of addresses) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('the way to a page and the date of its text are told', async ({ page }) => {
  await page.goto('/en/Haj/Duties');
  const meta = messagesOf('en', 'meta');
  const { breadcrumbs, home } = messagesOf('en', 'content');
  const trail = page.getByRole('navigation', { name: breadcrumbs }).getByRole('listitem');
  await expect(trail).toHaveText([home, meta.haj.title, meta.hajDuties.title]);
  const data = await page.locator('main nav script[type="application/ld+json"]').textContent();
  const names = JSON.parse(data ?? '').itemListElement.map(({ name }: { name: string }) => name);
  expect(names).toEqual([home, meta.haj.title, meta.hajDuties.title]);
  const changedOn = CONTENT_PAGES.find(({ route }) => route === 'hajDuties')?.changedOn ?? '';
  await expect(page.locator(`time[datetime="${changedOn}"]`)).toContainText(
    formatDate(parseDay(changedOn), 'en'),
  );
});

test('the short paths show the city guides without footer, canonical to the module', async ({ page }) => {
  await page.goto('/ar/Makka');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/ar\/MakkahAndMadinah\/Makkah$/,
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/ar/MakkahAndMadinah/Makkah');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a checklist remembers its ticks in every language until they are cleared', async ({ page }) => {
  const { papers } = messagesOf('ar', 'haj').remember.checklist.groups;
  await page.goto('/ar/Haj/Remember');
  await page.getByRole('checkbox', { name: papers.items.permit }).check();
  await page.getByRole('checkbox', { name: papers.items.card }).check();
  await page.getByRole('checkbox', { name: papers.items.card }).uncheck();

  const english = messagesOf('en', 'haj').remember.checklist.groups.papers;
  await page.goto('/en/Haj/Remember');
  const permit = page.getByRole('checkbox', { name: english.items.permit });
  await expect(permit).toBeChecked();
  await expect(page.getByRole('checkbox', { name: english.items.card })).not.toBeChecked();

  await page.getByRole('button', { name: messagesOf('en', 'content').checklist.reset }).click();
  await expect(permit).not.toBeChecked();
  await page.reload();
  await expect(permit).not.toBeChecked();
});
