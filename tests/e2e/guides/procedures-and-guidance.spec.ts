/** Requirements: A11Y-01, CONTENT-09 */
import { PERSONS, PROCEDURES, STATIONS } from '@/lib/guides/journeys/journeys';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const locale of ['ar', 'en'] as const) {
  const procedures = messagesOf(locale, 'journeys').procedures;
  const guidance = messagesOf(locale, 'journeys').guidance;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript${javaScriptEnabled ? ' @sweep' : sweepUnless(locale, 'ar')}`, () => {
      test.use({ javaScriptEnabled });

      test(`a pilgrim who selects a profile gets the matching procedures${javaScriptEnabled ? '' : ' @sweep'}`, async ({
        page,
      }) => {
        await page.goto(`/${locale}/egrahy`);
        await expect(page.getByText(procedures.prompt.title)).toBeVisible();
        for (const person of PERSONS) {
          await page.getByRole('link', { name: procedures.who[person].title }).click();
          await expect(page).toHaveURL(`/${locale}/egrahy?who=${person}`);
          await expect(page.locator('main [aria-current=true]')).toContainText(procedures.who[person].title);
          await expect(page.locator('section[aria-labelledby=steps] li')).toHaveCount(
            PROCEDURES[person].steps.length,
          );
        }
      });

      test(`guidance links from station to station${javaScriptEnabled ? ' @sweep' : ''}`, async ({
        page,
      }) => {
        await page.goto(`/${locale}/ershady`);
        const line = page.getByRole('navigation', { name: guidance.where });
        await line.getByRole('link', { name: guidance.stations.preparation.name }).click();
        for (const station of STATIONS.slice(1)) {
          await page.locator('section[aria-labelledby=station] a').first().click();
          await expect(page).toHaveURL(`/${locale}/ershady?at=${station}`);
          await expect(page.getByText(guidance.stations[station].care)).toBeVisible();
          await expect(line.locator('[aria-current=step]')).toHaveText(guidance.stations[station].name);
        }
        await expect(page.getByText(guidance.last)).toBeVisible();
      });
    });
  }

  test(`${locale}: the print version shows the content, not the choices @sweep`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/${locale}/ershady`);
    await expect(page.getByText(guidance.prompt.title, { exact: true })).toBeHidden();
    await expect(page.locator('#my-day')).toBeHidden();
    await expect(page.getByText(guidance.stations.farewell.name, { exact: true })).toBeVisible();
    await page.goto(`/${locale}/egrahy`);
    await expect(page.getByText(procedures.prompt.title, { exact: true })).toBeHidden();
    await expect(page.getByText(procedures.who.abroad.title, { exact: true })).toBeVisible();
    await expect(page.getByText(procedures.rules.title)).toHaveCount(0);
    await page.goto(`/${locale}/egrahy?who=abroad`);
    await expect(page.getByText(procedures.rules.title)).toBeVisible();
  });

  test(`${locale}: procedures and guidance are accessible${sweepUnless(locale)}`, async ({ page }) => {
    for (const address of ['egrahy', 'egrahy?who=abroad', 'ershady', 'ershady?at=arafah']) {
      await page.goto(`/${locale}/${address}`);
      await expectAccessible(page);
    }
  });
}
