/** Requirements: A11Y-01, A11Y-04, CONTENT-09 */
import { SCENES } from '@/lib/guides/journeys/journeys';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of ['ar', 'en'] as const) {
  const { story: journey, scenes, guidance } = messagesOf(locale, 'journeys');
  const caveat = guidance.stations.nahr.now.third;

  test.describe(`${locale}, without JavaScript${sweepUnless(locale, 'ar')}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the story is complete: every chapter has its drawing and its text', async ({ page }) => {
      await page.goto(`/${locale}/ageJournay`);
      for (const scene of SCENES) {
        await expect(page.getByRole('img', { name: scenes.items[scene].drawing })).toHaveCount(1);
        await expect(page.getByText(journey.items[scene].text)).toHaveCount(1);
      }
      await expect(page.getByText(caveat)).toHaveCount(1);
    });

    test('links go from scene to scene, and the transcript opens', async ({ page }) => {
      await page.goto(`/${locale}/videoJourny`);
      for (const scene of SCENES.slice(1)) {
        const title = scenes.items[scene].title;
        await page.getByRole('link', { name: scenes.next.replace('{title}', title) }).click();
        await expect(page).toHaveURL(`/${locale}/videoJourny#${scene}`);
        await expect(page.getByRole('img', { name: scenes.items[scene].drawing })).toBeInViewport();
      }
      await page.getByText(scenes.transcript).click();
      await expect(page.locator('details').getByText(scenes.items.home.text)).toBeVisible();
      await expect(page.getByText(caveat)).toHaveCount(1);
    });
  });

  test(`${locale}: story and scenes are accessible and still with reduced motion${sweepUnless(locale)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}/ageJournay`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAccessible(page);
    await page.goto(`/${locale}/videoJourny`);
    await page.getByText(scenes.transcript).click();
    await expectAccessible(page);
  });
}
