/** Requirements: OFFLINE-01, OFFLINE-02, OFFLINE-03 */
import type { Page } from '@playwright/test';
import { PAGE_SCRIPTS } from '@/lib/browser-scripts/built/page-scripts';
import { COPY_PREFIX, MAX_COPY_BYTES } from '@/lib/content/offline/copy-format';
import { listOfflineAddresses } from '@/lib/content/offline/list-addresses';
import { FONT_FILES } from '@/lib/i18n/fonts';
import { signOn } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

const OWN = PAGE_SCRIPTS.map((script) => `<script>${script}</script>`);

/** The whole content of the copy, unpacked. */
function readCopy(page: Page, name: string): Promise<{ address: string; bytes: number; text: string }[]> {
  return page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    return Promise.all(
      (await cache.keys()).map(async (request) => {
        const blob = await ((await cache.match(request)) as Response).blob();
        const { pathname, search } = new URL(request.url);
        const isPage = /^\/[a-z]{2}\//.test(pathname);
        const stream = isPage ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream();
        return { address: pathname + search, bytes: blob.size, text: await new Response(stream).text() };
      }),
    );
  }, name);
}

async function save(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const { save, saved } = messagesOf(locale, 'offline');
  await page.goto(`/${locale}/Haj`);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(saved.split('{')[0] ?? '')).toBeVisible({ timeout: 30_000 });
}

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the copy is saved, read offline, and deleted${sweepUnless(locale, 'ar')}`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503/);
    const texts = messagesOf(locale, 'offline');
    await save(page, locale);
    const copy = await readCopy(page, COPY_PREFIX + locale);
    expect(copy.map(({ address }) => address)).toEqual(
      expect.arrayContaining([...listOfflineAddresses(locale), FONT_FILES.latin.path]),
    );
    expect(copy.filter(({ address }) => address.includes('?guide=')).length).toBeGreaterThanOrEqual(6);
    expect(copy.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_COPY_BYTES);
    const scripts = copy.flatMap(({ text }) => text.match(/<script[\s\S]*?<\/script>/g) ?? []);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !OWN.includes(script))).toEqual([]);

    await context.setOffline(true);
    await page.goto(`/${locale}/Umrah`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf(locale, 'meta').umrah.title);
    await expect(page.getByText(texts.copy.split('{')[0] ?? '')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/${locale}/MediaAndAwareness`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.page.title);
    await page.getByRole('link', { name: messagesOf(locale, 'meta').dictionary.title }).click();
    await expect(page.locator('#hady')).toBeVisible();

    await context.setOffline(false);
    await page.goto(`/${locale}/Haj`);
    await page.getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.removed)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
}

test('the copy contains no personal data of a signed-in user @sweep', async ({ page }) => {
  const fullName = 'نورة الزهراني';
  await signOn(page, { locale: 'en', fullName });
  await save(page, 'en');
  await page.goto('/en/Haj/Timers');
  await expect(page.getByText(fullName)).toBeVisible();
  const copy = await readCopy(page, `${COPY_PREFIX}en`);
  expect(copy.length).toBeGreaterThan(0);
  expect(copy.filter(({ text }) => text.includes(fullName)).map(({ address }) => address)).toEqual([]);
});

test('a page that could not be fetched is named, and the others are saved @sweep', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const texts = messagesOf('en', 'offline');
  await page.route('**/en/Haj/Sunan', (route) => route.abort());
  await save(page, 'en');
  await expect(page.getByText(texts.missing.replace('{titles}', '/en/Haj/Sunan'))).toBeVisible();
});

test('without a saved copy there is no service worker @sweep', async ({ page }) => {
  await page.goto('/en/Haj');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the manifest is in the page’s language, and its icons exist', async ({ page, request }) => {
  await page.goto('/ur/Haj');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(String(address))).json();
  expect(manifest).toMatchObject({
    lang: 'ur',
    dir: 'rtl',
    start_url: '/ur',
    name: messagesOf('ur', 'offline').app.name,
  });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect((await request.get('/sw.js')).headers()['content-type']).toMatch(/^(text|application)\/javascript/);
});
