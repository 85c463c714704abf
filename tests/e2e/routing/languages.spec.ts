/** Requirements: LANG-02, LANG-03, LANG-04, LANG-05, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05 */
import type { APIRequestContext } from '@playwright/test';
import { LOCALE_CODES, LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

/** The redirect target of a URL, without following it. */
async function follow(request: APIRequestContext, path: string, cookie = '') {
  const response = await request.get(path, { maxRedirects: 0, headers: cookie ? { cookie } : {} });
  return { status: response.status(), location: response.headers().location ?? '' };
}

/** Every page’s language and direction are checked over HTTP; here as the browser sees them. */
const PATHS = ['', '/Haj', '/trems'];

for (const { code, dir, name } of LOCALES) {
  test(`${code}: the server sets language and direction${sweepUnless(code, 'ar', 'tr')}`, async ({
    page,
  }) => {
    for (const path of PATHS) {
      const response = await page.goto(`/${code}${path}`);
      expect(response?.headers()['content-language']).toBe(code);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
    }
    await expect(page.locator('summary').filter({ hasText: name })).toHaveCount(1);
  });
}

test('a URL without a language redirects to the stored one, otherwise to Arabic, whatever the browser prefers', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'accept-language': 'fr' },
  });
  expect(await follow(request, '/trems?a=b')).toEqual({ status: 307, location: '/ar/trems?a=b' });
  expect(await follow(request, '/', 'currentLang=tr')).toEqual({ status: 307, location: '/tr' });
  expect(await follow(request, '/', 'currentLang=xx')).toEqual({ status: 307, location: '/ar' });
  await request.dispose();
});

test('a trailing slash and an alias redirect to the canonical URL of a page', async ({ request }) => {
  expect(await follow(request, '/en/trems/?x=1')).toEqual({ status: 308, location: '/en/trems?x=1' });
  const home = await request.get('/en/Home', { maxRedirects: 0 });
  expect(home.status()).toBe(200);
  expect(await home.text()).toMatch(/<link rel="canonical" href="[^"]*\/en"/);
});

const UNKNOWN = [
  '/nothing',
  '/ar/nothing',
  '/AR/trems',
  '/ar/Trems',
  '/ar/trems.html',
  '/ar/trems/x',
  '/ar/%74rems',
  '/xx/trems',
  '/sitemaps/99.xml',
];
/** In the language of the URL, Arabic if it has none; files have no language. */
const locationOf = (path: string) => (path.startsWith('/sitemaps') ? '/not-found' : '/ar/not-found');
for (const path of UNKNOWN) {
  test(`${path} redirects out of the app`, async ({ request }) => {
    expect(await follow(request, path)).toEqual({ status: 302, location: locationOf(path) });
  });
}

/** The middleware requests the document before anything is rendered. */
for (const id of ['none', '%F3%A2%95%A5'.repeat(20)]) {
  test(`/ar/DocumentDetails/${id} redirects out of the app`, async ({ request }) => {
    const answer = await follow(request, `/ar/DocumentDetails/${id}`);
    expect(answer).toEqual({ status: 302, location: '/ar/not-found' });
  });
}

test('double slashes never redirect to another host', async ({ request, portal }) => {
  for (const path of ['/ar//evil.example', '//evil.example/', '/ar//evil.example/']) {
    const { location } = await follow(request, portal.url + path);
    expect(location, path).toMatch(/^\/(?!\/)/);
  }
});

for (const code of LOCALE_CODES) {
  test(`${code}: a first visit to an unknown URL gets a page in its language, with the full frame${sweepUnless(code, 'ar', 'fr')}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    const response = await page.goto(`/${code}/nope`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('navigation', { name: messagesOf(code, 'menu').label })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await expectAccessible(page);
    const { notFound } = messagesOf(code, 'errorPages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('link', { name: notFound.home })).toHaveAttribute(
      'href',
      `/${code}`,
    );
  });
}

test('changing the language keeps page, query and anchor, and stores the choice', async ({ page }) => {
  await page.goto('/ar/trems?from=test#privacy');
  await page.locator('summary').filter({ hasText: 'العربية' }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/tr/trems?from=test#privacy');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}').currentLang)).toBe(
    'tr',
  );
  await page.goto('/trems');
  await expect(page).toHaveURL('/tr/trems');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language list links to the same page', async ({ page }) => {
    await page.goto('/en/trems');
    await page.locator('summary').filter({ hasText: 'English' }).click();
    await page.getByRole('link', { name: 'فارسی' }).click();
    await expect(page).toHaveURL('/fa/trems');
    await page.goto('/trems');
    await expect(page).toHaveURL('/fa/trems');
  });
});
