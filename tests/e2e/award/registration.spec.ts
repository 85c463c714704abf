/** Requirements: LANG-09, LANG-11, REG-01, REG-13, REG-18, REG-23, REG-24, REG-27 */
import { formatDate, formatDates, formatHijriDate, parseDay } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/locales';
import { signOn } from '../../support/auth/sign-on';
import { RegistrationForm } from '../../support/award/registration-form';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const { code: locale, dir } of LOCALES) {
  test(`a researcher registers (${locale})${sweepUnless(locale, 'ar', 'fr')}`, async ({ page }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await form.answerAll();
    await expect(form.button('save')).not.toHaveAttribute('aria-disabled', 'true');
    await form.button('save').click();
    await form.expectSaved();
    const today = new Date();
    await expect(page.getByText(formatDate(today, locale))).toBeVisible();
    await expect(page.getByText(formatHijriDate(today, locale))).toBeVisible();
  });
}

test('on a phone the first screen has the number, and the main button is the next step @sweep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signOn(page, { locale: 'ms' });
  const form = new RegistrationForm(page, 'ms');
  await form.answerAll();
  await form.button('save').click();
  await form.expectSaved();
  await expect(page.locator('[data-reference]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expect(page.getByText(form.texts.success.nextNow)).toBeVisible();
  await page.getByRole('link', { name: form.texts.success.submit }).click();
  await expect(page.locator('[name=CVFile]')).toBeAttached();
});

test('confirms the sign-on, and removes the parameter from the URL @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/Researchers\/registration$/);
});

test('opens with the earlier registration, and keeps its reference number', async ({ page }) => {
  const { nationalId } = await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  await form.button('save').click();
  const reference = await form.expectSaved();

  await signOn(page, { locale: 'en', nationalId });
  await form.expectAnswers(1);
  await form.button('next').click();
  await form.expectAnswers(2);
  await form.answer('scholarshipCity', 'York');
  await form.button('next').click();
  await form.expectAnswers(3);
  await form.button('save').click();
  expect(await form.expectSaved()).toBe(reference);
});

test('is sent once, however often Save is pressed', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('RegisterResearcherInfo')) sent += 1;
  });
  await form.button('save').dblclick();
  await form.expectSaved();
  expect(sent).toBe(1);
});

test('accepts a date in either calendar, in any digits, and from the browser’s date picker', async ({
  page,
}) => {
  await signOn(page, { locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  const shown = (day: string) => page.getByText(formatDates(parseDay(day), 'ar'));
  await form.answer('dateOfBirth', '1999-04-02');
  await expect(shown('1999-04-02')).toBeVisible();
  await form.answer('dateOfBirth', '١٤١٩-١٢-١٦');
  await expect(form.control('dateOfBirth')).toHaveValue('16');
  await expect(shown('1999-04-03')).toBeVisible();
  await form.answer('dateOfBirth', '1419-13-1');
  await form.control('dateOfBirth').blur();
  await expect(page.locator('#dateOfBirth-error')).toHaveText(messagesOf('ar', 'forms').errors.date);
  const button = page.getByRole('button', { name: messagesOf('ar', 'forms').day.calendar });
  const calendar = button.locator('..').locator('input');
  await calendar.fill('2001-11-30');
  await expect(form.control('dateOfBirth')).toHaveValue('30');
  await expect(page.locator('#dateOfBirth-error')).toHaveCount(0);
  // The date picker belongs to the browser: a test cannot see it.
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = function () {
      this.dataset.opened = '';
    };
  });
  await button.click();
  await expect(calendar).toHaveAttribute('data-opened');
});

test('names calling codes in the reader’s language @sweep', async ({ page }) => {
  const { nationalId } = await signOn(page, { locale: 'ar' });
  const options = page.locator('[name="callingCode"] option');
  await expect(options.first()).toContainText('المملكة العربية السعودية');
  await expect(options.nth(200)).toBeAttached();
  await signOn(page, { locale: 'ur', nationalId });
  await expect(options.first()).toContainText('سعودی عرب');
  await signOn(page, { locale: 'tr', nationalId });
  await expect(options.first()).toContainText('Suudi Arabistan');
});

test('asks for participants unless the research is individual, and then sends none @sweep', async ({
  page,
}) => {
  const { nationalId } = await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  await form.answer('researchType', '1');
  await expect(form.control('participantName')).toHaveCount(0);
  await expect(form.control('participantCategory')).toBeVisible();
  await form.button('save').click();
  await form.expectSaved();

  await signOn(page, { locale: 'en', nationalId });
  await page.goto('/en/Researchers/registration?step=3');
  await expect(form.control('researchTitle')).not.toHaveValue('');
  await form.answer('researchType', '2');
  await expect(form.control('participantName')).toHaveValue('');
  await expect(form.control('participantCategory')).toHaveValue('1');
});
