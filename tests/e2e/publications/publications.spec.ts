/** Requirements: A11Y-01, PUB-02, PUB-04, PUB-05, PUB-06, ROUTE-06, SEO-05, SHELL-03 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { LISTS } from '@/lib/publications/lists';
import { getPublicationPath } from '@/lib/publications/paths';
import { getRoute } from '@/lib/routing/table';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

interface SeedItem {
  id: string;
  publishedAt: string;
  data: Record<string, unknown>;
  texts: Record<Locale, { title: string; summary: string; body: string[] }>;
}

/** The publications of the seed, the newest first. */
function readSeed(name: string): SeedItem[] {
  const items: SeedItem[] = JSON.parse(readFileSync(join('lib', 'content', 'seed', `${name}.json`), 'utf8'));
  return items.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

const news = readSeed('news');
const first = (name: string) => readSeed(name)[0] as SeedItem;
const DETAILS = [
  getPublicationPath('news', first('news').id),
  getPublicationPath('governmentNews', first('government-news').id),
  getPublicationPath('document', first('document').id),
  getPublicationPath('service', first('service').id),
  getPublicationPath('offer', first('offer').id),
  getPublicationPath('guide', first('guide').id),
];
const PAGES = [...Object.values(LISTS).map(({ route }) => getRoute(route).path), ...DETAILS];

test('phones show the filters of a list in a collapsed section, which is open if filters are set @sweep', async ({
  page,
}) => {
  const { filters } = messagesOf('ar', 'publications');
  const summary = page.locator('summary', { hasText: filters.title });
  const text = page.getByLabel(filters.text, { exact: true });
  await page.goto('/ar/MediaAndAwareness');
  await expect(text).toBeVisible();
  await expect(summary).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(text).toBeHidden();
  await expect(page.locator('main li h2').first()).toBeInViewport();
  await summary.click();
  await expect(text).toBeVisible();
  await page.goto('/ar/MediaAndAwareness?year=2025');
  await expect(text).toBeVisible();
  await expect(page.getByRole('link', { name: filters.clear })).toBeVisible();
});

for (const locale of ['ar', 'en'] as const) {
  test.describe(`${locale} without JavaScript${sweepUnless(locale, 'ar')}`, () => {
    test.use({ javaScriptEnabled: false });
    const t = messagesOf(locale, 'publications');

    test('news are read page by page, and back', async ({ page }) => {
      await page.goto(`/${locale}/MediaAndAwareness`);
      const titles = page.locator('main li h2');
      await expect(titles).toHaveText(news.slice(0, 10).map(({ texts }) => texts[locale].title));
      await page.getByRole('link', { name: t.pager.older }).click();
      await expect(titles).toHaveText(news.slice(10, 20).map(({ texts }) => texts[locale].title));
      await page.getByRole('link', { name: t.pager.newer }).click();
      await expect(titles.first()).toHaveText(String(news[0]?.texts[locale].title));
    });

    test('news are found by year, topic and words; an empty result offers further links', async ({
      page,
    }) => {
      await page.goto(`/${locale}/MediaAndAwareness`);
      await page.getByLabel(t.filters.year).selectOption('2025');
      await page.getByLabel(t.filters.topic).selectOption({ label: t.values.news.topic.hajj });
      await page.getByRole('button', { name: t.filters.submit }).click();
      const wanted = news.filter(
        ({ publishedAt, data }) => publishedAt.startsWith('2025') && data.topic === 'hajj',
      );
      await expect(page.locator('main li h2')).toHaveText(wanted.map(({ texts }) => texts[locale].title));
      await page.getByLabel(t.filters.text, { exact: true }).fill('qqqqq');
      await page.getByRole('button', { name: t.filters.submit }).click();
      await expect(page.getByRole('heading', { name: t.empty.filtered })).toBeVisible();
      await page.getByRole('link', { name: t.empty.all }).click();
      await expect(page.locator('main li h2')).toHaveCount(10);
    });

    test('a news item is complete, with others on its topic', async ({ page }) => {
      const { id, texts, data } = news[0] as SeedItem;
      await page.goto(`/${locale}/NewsDetails/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].title);
      for (const paragraph of texts[locale].body) await expect(page.getByText(paragraph)).toBeVisible();
      const related = news.find((item) => item.id !== id && item.data.topic === data.topic);
      await expect(page.getByRole('complementary')).toContainText(String(related?.texts[locale].title));
      const written = await page.locator('script[type="application/ld+json"]').allTextContents();
      const article = written.map((text) => JSON.parse(text)).find((row) => row['@type'] === 'NewsArticle');
      expect(article).toMatchObject({ headline: texts[locale].title, datePublished: expect.any(String) });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${id}$`));
    });

    test('the minister’s activities have a list, a table and a search, without the banner @sweep', async ({
      page,
    }) => {
      const [activity] = readSeed('activity') as [SeedItem];
      const { title, body } = activity.texts[locale];
      await page.goto(`/${locale}/MinisterActivities`);
      // A line says that it is a demonstration; the expandable banner is for pages with the full frame.
      const { demonstration } = messagesOf(locale, 'shell').banner;
      await expect(page.getByText(demonstration.title)).toHaveCount(1);
      await expect(page.locator('summary', { hasText: demonstration.title })).toHaveCount(0);
      await page.locator('main summary', { hasText: t.activity.read }).first().click();
      await expect(page.getByText(String(body[0]))).toBeVisible();
      await page.getByRole('link', { name: t.activity.table, exact: true }).click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(readSeed('activity').length + 1);
      await page.getByLabel(t.filters.text, { exact: true }).fill(title);
      await page.getByRole('button', { name: t.filters.submit }).click();
      await expect(page).toHaveURL(/view=table/);
      await page.getByRole('rowheader').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(String(body[0]))).toBeVisible();
    });

    test('a service lists its requirements and links to its start', async ({ page }) => {
      const service = readSeed('service').find(({ data }) => data.startPath === '/Researchers') as SeedItem;
      await page.goto(`/${locale}/ElectronicServices?audience=researcher`);
      await page.getByRole('link', { name: service.texts[locale].title }).click();
      await expect(page.getByRole('heading', { name: t.service.requirements })).toBeVisible();
      await page.getByRole('link', { name: t.service.start }).click();
      await expect(page).toHaveURL(/\/Researchers$/);
    });

    test('an offer is found by category and city, with its terms @sweep', async ({ page }) => {
      const { id, texts, data } = first('offer');
      await page.goto(`/${locale}/NuskCardsOffers?category=${data.category}&city=${data.city}`);
      await page.getByRole('link', { name: texts[locale].title }).click();
      await expect(page).toHaveURL(new RegExp(`${id}$`));
      await expect(page.getByRole('heading', { name: t.offer.terms })).toBeVisible();
      await expect(page.getByText(t.example.oneText)).toBeVisible();
    });

    test('a guide is read step by step', async ({ page }) => {
      const { texts } = first('guide');
      await page.goto(`/${locale}/Guides`);
      await page.getByRole('link', { name: texts[locale].title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].title);
      await expect(page.getByRole('heading', { name: t.guide.steps })).toBeVisible();
    });
  });
}

test('each document is a real PDF in every language, with the size shown on the page @sweep', async ({
  page,
  request,
}) => {
  const { id } = first('document');
  for (const locale of LOCALE_CODES) {
    await page.goto(`/${locale}${getPublicationPath('document', id)}`);
    const { download } = messagesOf(locale, 'publications').document;
    const link = page.getByRole('link', { name: download }).first();
    const file = await request.get(String(await link.getAttribute('href')));
    const content = await file.body();
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const { kilobytes } = messagesOf(locale, 'uploader').units;
    await expect(page.getByRole('complementary')).toContainText(
      `${formatNumber(Math.ceil(content.length / 1024), locale)} ${kilobytes}`,
    );
  }
});

test('every list links to its feed, and each feed is RSS in its language @sweep', async ({
  page,
  request,
}) => {
  for (const path of ['/MediaAndAwareness', '/MediaAndAwareness/GovNews', '/MinisterActivities']) {
    await page.goto(`/ur${path}`);
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    await expect(
      page.getByRole('link', { name: messagesOf('ur', 'publications').feed.link }),
    ).toHaveAttribute('href', new URL(String(address)).pathname);
    const feed = await request.get(String(address));
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const document = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        const links = [...parsed.querySelectorAll('item > link')].map((link) => link.textContent ?? '');
        return { broken: parsed.querySelector('parsererror') !== null, links };
      },
      await feed.text(),
    );
    expect(document.broken).toBe(false);
    expect(document.links.length).toBeGreaterThan(0);
    expect((await request.get(String(document.links[0]), { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('an unknown id redirects out of the portal', async ({ request }) => {
  const paths = [
    '/NewsDetails/x',
    '/DocumentDetails/x',
    '/ServicesDetails/x',
    '/NuskCardsOffers/x',
    '/Guides?guide=x',
  ];
  for (const path of [...paths, '/NewsDetails/..%2f..%2fx']) {
    const response = await request.get(`/en${path}`, { maxRedirects: 0 });
    expect([path, response.status() >= 300 && response.status() < 400]).toEqual([path, true]);
    expect(response.headers().location).toMatch(/^\/\w{2}\/not-found$/);
    expect(response.headers()['cache-control']).toContain('no-store');
  }
});

for (const { code, dir } of LOCALES) {
  test(`${code}: lists and details are complete in their language${sweepUnless(code, 'ar', 'fr')}`, async ({
    request,
  }) => {
    for (const path of PAGES) {
      const response = await request.get(`/${code}${path}`);
      expect([path, response.status()]).toEqual([path, 200]);
      const html = parse(await response.text());
      expect(html.querySelector('html')?.getAttribute('dir')).toBe(dir);
      expect(html.querySelectorAll('h1')).toHaveLength(1);
      // Ids in URLs are English words.
      const text = (html.querySelector('main')?.structuredText ?? '').replace(/https?:\/\/\S+/g, '');
      expect(text, path).not.toMatch(/\b(publications|meta)\.[a-zA-Z]+\.?/);
      if (code !== 'fa') expect(text, path).not.toMatch(/[٠-٩۰-۹]/);
      if (code !== 'en') expect(text, path).not.toMatch(/\b(the|and|with|your|which|are)\b/);
    }
  });
}

/** `npm test` checks a list with filters and a page with a text. */
const TRIED = ['/MediaAndAwareness', DETAILS[0] ?? ''];

async function expectAllAccessible(page: Page, locale: Locale, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`/${locale}${path}`);
    await expectAccessible(page);
  }
}

test('a list and a news item are accessible', async ({ page }) => expectAllAccessible(page, 'en', TRIED));

for (const code of ['ar', 'en'] as const) {
  test(`${code}: lists and details are accessible @sweep`, async ({ page }) => {
    test.slow();
    await expectAllAccessible(page, code, [...PAGES, '/MinisterActivities?view=table', '/Guides?text=qqqqq']);
  });
}
