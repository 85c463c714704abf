/** Requirements: A11Y-01, CONTENT-06, SEO-05 */
import { QUESTIONS } from '@/lib/guides/faqs/questions';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const locale of ['ar', 'en'] as const) {
  const { items, search, categories, topics, none } = messagesOf(locale, 'faqs');

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript${javaScriptEnabled ? sweepUnless(locale, 'ar') : ' @sweep'}`, () => {
      test.use({ javaScriptEnabled });

      test('questions are searched, filtered by topic and opened', async ({ page }) => {
        await page.goto(`/${locale}/Faqs`);
        await expect(page.locator('main details')).toHaveCount(QUESTIONS.length);
        await page.getByText(items.types.question).click();
        await expect(page.getByText(items.types.answer)).toBeVisible();

        const nav = page.getByRole('navigation', { name: topics });
        await nav.getByRole('link', { name: categories.card }).click();
        await expect(page).toHaveURL(/category=card/);
        await expect(nav.getByRole('link', { name: categories.card })).toHaveAttribute(
          'aria-current',
          'true',
        );
        await expect(page.locator('main details')).toHaveCount(5);

        await page.getByRole('searchbox', { name: search.label }).fill('QR');
        await page.locator('main').getByRole('button', { name: search.submit }).click();
        await expect(page).toHaveURL(/q=QR/);
        await expect(page.locator('main details')).toHaveCount(2);
        await expect(page.getByText(items.cardWhat.answer)).toBeVisible();

        await page.getByRole('searchbox', { name: search.label }).fill('qqqq');
        await page.locator('main').getByRole('button', { name: search.submit }).click();
        await expect(page.getByText(none.title)).toBeVisible();
        await page.getByRole('link', { name: none.all }).click();
        await expect(page.locator('main details')).toHaveCount(QUESTIONS.length);
      });
    });
  }

  test(`${locale}: questions are accessible, open and closed, and have structured data @sweep`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/Faqs`);
    await expectAccessible(page);
    await page.goto(`/${locale}/Faqs?category=health&q=`);
    for (const question of await page.locator('main details > summary').all()) await question.click();
    await expectAccessible(page);
    const described = page.locator('[itemtype="https://schema.org/FAQPage"] [itemprop="mainEntity"]');
    await expect(described).toHaveCount(QUESTIONS.filter(({ category }) => category === 'health').length);
    await expect(described.first()).toHaveAttribute('itemtype', 'https://schema.org/Question');
    await expect(described.first().locator('[itemprop="name"]')).toHaveText(items.healthNeeds.question);
    const answer = described.first().locator('[itemprop="acceptedAnswer"] [itemprop="text"]');
    await expect(answer).toContainText(items.healthNeeds.answer);
  });
}
