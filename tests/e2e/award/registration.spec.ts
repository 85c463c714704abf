/** Requirements: LANG-09, LANG-11, REG-01, REG-13, REG-18, REG-23, REG-24, REG-27 */
import { formatDate, formatHijriDate, parseDay } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/locales';
import { signOn } from '../../support/auth/sign-on';
import { RegistrationForm } from '../../support/award/registration-form';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

for (const { code: locale, dir } of LOCALES) {
  test(`a researcher registers (${locale})`, async ({ page }) => {
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

test('on a phone the number stands on the first screen, and the next step is the main button', async ({
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

test('says that the sign-on is done, and takes that out of the address', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/Researchers\/registration$/);
});

test('opens with what was registered before, and keeps its reference number', async ({ page }) => {
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

test('sends once, however often Save is pressed', async ({ page }) => {
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

test('shows the Hijri day beside the Gregorian one', async ({ page }) => {
  await signOn(page, { locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  await form.answer('dateOfBirth', '1999-04-02');
  await expect(page.getByText(formatHijriDate(parseDay('1999-04-02'), 'ar'))).toBeVisible();
  await form.answer('dateOfBirth', '1999-04-03');
  await expect(page.getByText(formatHijriDate(parseDay('1999-04-03'), 'ar'))).toBeVisible();
});

test('names calling codes in the language of the reader', async ({ page }) => {
  const { nationalId } = await signOn(page, { locale: 'ar' });
  const options = page.locator('[name="callingCode"] option');
  await expect(options.first()).toContainText('المملكة العربية السعودية');
  await expect(options.nth(200)).toBeAttached();
  await signOn(page, { locale: 'ur', nationalId });
  await expect(options.first()).toContainText('سعودی عرب');
  await signOn(page, { locale: 'tr', nationalId });
  await expect(options.first()).toContainText('Suudi Arabistan');
});

test('asks for participants unless the research is individual, and sends none then', async ({ page }) => {
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
