/** Requirements: A11Y-01, A11Y-03, CONTENT-07 */
import { TERM_KEYS } from '@/lib/guides/dictionary/terms';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const locale of ['ar', 'en'] as const) {
  const { terms, search, letters, none } = messagesOf(locale, 'dictionary');

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript${javaScriptEnabled ? ' @sweep' : sweepUnless(locale, 'ar')}`, () => {
      test.use({ javaScriptEnabled });

      test('a term is shown in seven languages and is found in any of them', async ({ page }) => {
        await page.goto(`/${locale}/Dictionary`);
        await expect(page.locator('main tbody tr')).toHaveCount(TERM_KEYS.length);
        for (const { code } of LOCALES) {
          await expect(page.locator('#hady')).toContainText(messagesOf(code, 'dictionary').terms.hady.term);
        }
        await page
          .getByRole('searchbox', { name: search.label })
          .fill(messagesOf('tr', 'dictionary').terms.wada.term);
        await page.locator('main').getByRole('button', { name: search.submit }).click();
        await expect(page.locator('main tbody tr')).toHaveCount(1);
        await expect(page.getByRole('rowheader')).toContainText(terms.wada.meaning);
        await page.getByRole('link', { name: search.clear }).click();
        await expect(page.locator('main tbody tr')).toHaveCount(TERM_KEYS.length);
      });

      test(`the alphabet index is that of the language${javaScriptEnabled ? ' @sweep' : ''}`, async ({
        page,
      }) => {
        await page.goto(`/${locale}/Dictionary`);
        const index = page.getByRole('navigation', { name: letters });
        const letter = locale === 'ar' ? 'ط' : 'Z';
        await index.getByRole('link', { name: letter, exact: true }).click();
        await expect(index.getByRole('link', { name: letter, exact: true })).toHaveAttribute(
          'aria-current',
          'true',
        );
        const key = locale === 'ar' ? 'tawaf' : 'zamzam';
        await expect(page.locator(`#${key}`)).toContainText(terms[key].meaning);
        await page.goto(`/${locale}/Dictionary?letter=9`);
        await page.getByRole('link', { name: none.all }).click();
        await expect(page.locator('main tbody tr')).toHaveCount(TERM_KEYS.length);
      });
    });
  }

  for (const width of [320, 1280]) {
    test(`${locale}: the dictionary is accessible and fits into ${width} pixels${width === 320 ? sweepUnless(locale, 'ar') : ' @sweep'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${locale}/Dictionary`);
      await expectAccessible(page);
      // On a phone the index of letters is collapsed; a link to a term opens its letter.
      await expect(page.locator('main details[open]').nth(1)).toBeVisible({ visible: width > 390 });
      if (width === 320) {
        expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(6000);
        await page.goto('about:blank');
        await page.goto(`/${locale}/Dictionary#hady`);
        await expect(page.locator('#hady')).toBeInViewport();
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
