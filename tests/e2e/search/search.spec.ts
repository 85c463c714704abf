/** Requirements: A11Y-01, ROUTE-11, SEARCH-02, SEARCH-03, SEARCH-04, SEARCH-05, TOOLS-03 */
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const WORD: Record<Locale, string> = {
  ar: 'احرام',
  en: 'ihram',
  fr: 'ihram',
  ms: 'ihram',
  tr: 'ihram',
  fa: 'احرام',
  ur: 'احرام',
};

for (const { code } of LOCALES) {
  const texts = messagesOf(code, 'search');

  test.describe(`${code} without JavaScript${sweepUnless(code, 'tr')}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('the search popup leads to highlighted results', async ({ page }) => {
      await page.goto(`/${code}/Haj`);
      await page.getByRole('banner').getByRole('button', { name: texts.open, exact: true }).click();
      const popup = page.getByRole('dialog', { name: texts.popupTitle });
      await popup.getByRole('searchbox', { name: texts.label }).fill(WORD[code]);
      await popup.getByRole('button', { name: texts.submit, exact: true }).click();

      await expect(page).toHaveURL(new RegExp(`/${code}/searchText/${encodeURIComponent(WORD[code])}$`));
      await expect(page.locator('h1')).toContainText(WORD[code]);
      await expect(page.locator(`main li a[href="/${code}/Umrah"]`)).toBeVisible();
      expect(await page.locator('main mark').count()).toBeGreaterThan(3);
    });
  });
}

for (const code of ['ar', 'en'] as const) {
  const texts = messagesOf(code, 'search');

  test(`suggestions are reached with the keyboard in ${code}${sweepUnless(code, 'en')}`, async ({ page }) => {
    await page.goto(`/${code}/MakkahAndMadinah`);
    await page.getByRole('contentinfo').getByRole('button', { name: texts.open }).press('Enter');
    const popup = page.getByRole('dialog', { name: texts.popupTitle });
    const field = popup.getByRole('searchbox', { name: texts.label });
    await expect(field).toBeFocused();
    await page.keyboard.type(WORD[code]);
    await expect(
      popup.getByRole('list', { name: texts.suggestions }).getByRole('link').first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/MakkahAndMadinah$/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test(`an empty result offers help in ${code}${sweepUnless(code, 'ar')}`, async ({ page }) => {
    const unknown = 'qqqqzzzz';
    await page.goto(`/${code}/searchText/${unknown}`);
    await expect(
      page.getByRole('heading', { name: texts.none.title.replace('{text}', unknown) }),
    ).toBeVisible();
    await expect(page.getByText(texts.none.tips)).toBeVisible();
    await expectAccessible(page);
  });

  test(`results are accessible and paged by URL in ${code} @sweep`, async ({ page }) => {
    const word = code === 'ar' ? 'الحج' : 'Hajj';
    await page.goto(`/${code}/searchText/${encodeURIComponent(word)}`);
    await expectAccessible(page);
    const first = await page.locator('main ol h2').allTextContents();
    await page.getByRole('link', { name: texts.next }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    expect(await page.locator('main ol h2').allTextContents()).not.toEqual(first);
  });
}

test('a query is shown as text, with any content', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>%"\'';
  await page.goto(`/en/searchText?text=${encodeURIComponent(hostile)}`);
  await expect(page.locator('h1')).toContainText(hostile);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(hostile);
});

test('the search form without a language uses the stored one, and an empty query redirects home', async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0, headers: { Cookie: 'currentLang=tr' } });
  const answer = await ask('/searchText?text=hac');
  expect([answer.status(), answer.headers().location]).toEqual([303, '/tr/searchText/hac']);
  expect((await ask('/fr/searchText?text=')).headers().location).toBe('/fr');
  expect((await ask(`/fr/searchText?text=${'x'.repeat(500)}`)).headers().location).toBe(
    `/fr/searchText/${'x'.repeat(200)}`,
  );
});
