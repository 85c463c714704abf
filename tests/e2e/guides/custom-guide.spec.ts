/** Requirements: A11Y-01, CONTENT-08 */

import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

/** A text of the guide as it addresses a woman or a man. */
const sayTo = (sex: 'woman' | 'man', text: string) =>
  text.replaceAll(/\{sex, select, woman \{([^{}]*)\} other \{([^{}]*)\}\}/g, sex === 'woman' ? '$1' : '$2');

for (const locale of ['ar', 'en'] as const) {
  const { questions, form, items, sections, print } = messagesOf(locale, 'customGuide');

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript${javaScriptEnabled ? ' @sweep' : sweepUnless(locale, 'en')}`, () => {
      test.use({ javaScriptEnabled });

      test('four answers make a guide, and its URL contains them', async ({ page }) => {
        await page.goto(`/${locale}/CustomHajjGuides`);
        await page.getByRole('radio', { name: questions.nusuk.options.qiran }).check();
        await page.getByRole('radio', { name: questions.sex.options.woman, exact: true }).check();
        await page.getByRole('radio', { name: questions.from.options.abroad }).check();
        await page.getByRole('radio', { name: questions.by.options.air }).check();
        await page.getByRole('button', { name: form.submit }).click();
        await expect(page).toHaveURL(/nusuk=qiran&sex=woman&from=abroad&by=air/);

        const guide = page.locator('article#guide');
        await expect(guide.getByRole('heading', { level: 3 })).toHaveText(Object.values(sections));
        await expect(guide.getByText(sayTo('woman', items.qudum))).toBeVisible();
        await expect(guide.getByText(sayTo('woman', items.mensesWada))).toBeVisible();
        await expect(guide.getByText(sayTo('woman', items.pace))).toHaveCount(0);

        // Controls that need a script are hidden without one.
        await expect(guide.getByText(print, { exact: true })).toBeVisible({ visible: javaScriptEnabled });

        await page.reload();
        await expect(page.getByRole('radio', { name: questions.nusuk.options.qiran })).toBeChecked();
      });
    });
  }

  test(`${locale}: the guide is accessible and prints without the form${sweepUnless(locale, 'en')}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/CustomHajjGuides?nusuk=tamattu`);
    await expect(page.getByText(form.missing)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/${locale}/CustomHajjGuides?nusuk=tamattu&sex=man&from=inside&by=land`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    // For a moment after a resize the browser reports the earlier widths.
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: print })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: form.submit })).toBeHidden();
    await expect(page.getByText(sayTo('man', items.toMina))).toBeVisible();
  });
}
