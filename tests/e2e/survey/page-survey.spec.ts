/** Requirements: A11Y-01, SURVEY-01, SURVEY-02, SURVEY-03, SURVEY-04, SURVEY-07 */
import type { Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const PAGE = '/Haj/Duties';

const surveyOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messagesOf(locale, 'survey').question });

/** The survey’s form as a browser without JavaScript sends it, for the pages that answer it. */
const postWithoutJavaScript = (page: Page, locale: Locale) =>
  surveyOf(page, locale)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.submit());

for (const locale of LOCALE_CODES) {
  test(`${locale}: a rating with its reason is sent, acknowledged and counted${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    const words = messagesOf(locale, 'survey');
    await page.goto(`/${locale}${PAGE}`);
    const survey = surveyOf(page, locale);
    await expect(survey.getByText(words.changed)).toBeVisible();
    await survey.getByText(words.yes, { exact: true }).click();
    await survey.getByRole('checkbox', { name: words.reasons[1] }).check();
    await survey.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('status').getByText(words.sent)).toBeVisible();
    await expect(survey.getByRole('radio', { name: words.yes })).not.toBeChecked();
    // One rating says little about a page: the counts appear from ten.
    await expect(survey.locator('form p').last()).toBeEmpty();
  });
}

test('the number of people who found the page useful appears when the question is touched @sweep', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('GetRatingCounts') && calls.push(request.url()));
  await page.goto('/fr/Umrah/Remember');
  expect(calls).toEqual([]);
  await page.mouse.wheel(0, 400);
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
  await surveyOf(page, 'fr').getByRole('radio').first().focus();
  await expect.poll(() => calls.length).toBe(1);
});

test('a missing reason is reported next to the reasons and to screen readers, and nothing is sent', async ({
  page,
}) => {
  const words = messagesOf('ar', 'survey');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`/ar${PAGE}`);
  const survey = surveyOf(page, 'ar');
  await survey.getByText(words.no, { exact: true }).click();
  await expect(survey.getByRole('checkbox')).toHaveCount(5);
  await survey.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('alert').getByText(words.chooseReason)).toBeVisible();
  await expect(survey.locator('#survey-error')).toHaveText(words.chooseReason);
  await expect(survey.getByRole('checkbox', { name: words.reasons[6] })).toBeFocused();
  await expectAccessible(page);
  await survey.getByRole('checkbox', { name: words.reasons[9] }).check();
  await expect(survey.locator('#survey-error')).toBeEmpty();
  await survey.getByRole('button', { name: words.cancel }).click();
  await expect(survey.getByRole('radio', { name: words.no })).not.toBeChecked();
  await expect(survey.getByRole('button', { name: words.send })).toBeHidden();
  expect(posts).toEqual([]);
});

test('a rating that could not be sent is kept, with the reason @sweep', async ({ page, problems }) => {
  const words = messagesOf('en', 'survey');
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/PageRatings/AddRating', (route) => route.abort());
  await page.goto(`/en${PAGE}`);
  const survey = surveyOf(page, 'en');
  await survey.getByText(words.yes, { exact: true }).click();
  await survey.getByRole('checkbox', { name: words.reasons[3] }).check();
  await survey.getByRole('button', { name: words.send }).click();
  await expect(survey.getByRole('alert')).not.toBeEmpty();
  await expect(survey.getByRole('checkbox', { name: words.reasons[3] })).toBeChecked();
});

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`${locale}: check page and thank-you page are accessible${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    const words = messagesOf(locale, 'survey');
    const check = messagesOf(locale, 'checkPage');
    await page.goto(`/${locale}${PAGE}`);
    const survey = surveyOf(page, locale);
    await survey.getByText(words.no, { exact: true }).click();
    await postWithoutJavaScript(page, locale);
    await expect(page.getByRole('alert').filter({ hasText: words.chooseReason })).toHaveText(
      words.chooseReason,
    );
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: words.reasons[7] }).check();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: check.title })).toBeVisible();
    await expect(page.getByRole('button', { name: check.confirm })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: check.confirm }).click();
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['ar', 'fr'] as const) {
    test(`${locale}: the survey is sent with the keyboard, through the check page${sweepUnless(locale, 'fr')}`, async ({
      page,
    }) => {
      const words = messagesOf(locale, 'survey');
      const check = messagesOf(locale, 'checkPage');
      await page.goto(`/${locale}${PAGE}`);
      const survey = surveyOf(page, locale);
      await survey.getByRole('radio', { name: words.yes }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await survey.getByRole('button', { name: words.send }).focus();
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: check.confirm });
      await expect(button).toBeHidden();
      await expect(button).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
      await page.getByRole('link', { name: words.backToPage }).click();
      await expect(page).toHaveURL(`/${locale}${PAGE}`);
    });
  }
});
