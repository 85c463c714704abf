/**
 * Requirements: FORMS-15, REG-06, REG-07, REG-08, REG-09, REG-11, REG-12, REG-14, REG-15, REG-16, REG-17,
 * REG-22, REG-29
 */
import { registrationForm } from '@/lib/award/definition/registration';
import type { RegistrationField } from '@/lib/award/rules/registration-answers';
import { signOn } from '../../support/auth/sign-on';
import { RegistrationForm, STEP_NUMBERS } from '../../support/award/registration-form';
import { messagesOf } from '../../support/i18n/messages';
import { waitUntilAwake } from '../../support/pages/wake';
import { expect, sweepUnless, test } from '../../support/test';

const WRONG: [RegistrationField, string][] = [
  ['scholarshipFileNumber', '12.5'],
  ['email', 'sara@'],
  ['saudiMobile', '0612345678'],
];

/** Rules beyond the specification, each with a separate message; limits are written out. */
const OWN_RULES: [RegistrationField, string, 'tooEarly' | 'tooLate' | 'notAfter' | 'callingNumber'][] = [
  ['dateOfBirth', '1899-12-31', 'tooEarly'],
  ['dateOfBirth', '2199-01-01', 'tooLate'],
  ['mobile', '1.2,3', 'callingNumber'],
  ['mobile', '1234567890123456', 'callingNumber'],
];

const listRequired = (step: (typeof STEP_NUMBERS)[number]) =>
  registrationForm.sections[step - 1]?.fields
    .filter((field) => 'required' in field)
    .map(({ name }) => name) ?? [];

/** The part of a message before its first limit. */
const beginningOf = (message: string) => message.split('{')[0] ?? '';

for (const locale of ['ar', 'en', 'ur'] as const) {
  test(`a rule beyond the specification has a separate, correct message (${locale})${sweepUnless(locale, 'ur')}`, async ({
    page,
  }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    const { errors } = messagesOf(locale, 'forms');
    for (const [name, value, code] of OWN_RULES) {
      await form.answer(name, value);
      await form.control(name).blur();
      await expect(page.locator(`#${name}-error`)).toContainText(beginningOf(errors[code]));
      await expect(page.locator(`#${name}-error`)).not.toContainText('{');
    }
    await form.answer('dateOfBirth', '1999-04-02');
    await page.getByRole('button', { name: form.texts.form.sections.scholarship }).click();
    await form.answer('expectedGraduationDate', '1998-07-01');
    await form.control('expectedGraduationDate').blur();
    const { label } = form.texts.form.fields.dateOfBirth;
    await expect(page.locator('#expectedGraduationDate-error')).toHaveText(
      errors.notAfter.replace('{earlier}', label),
    );
  });
}

for (const locale of ['ar', 'en'] as const) {
  test(`each field shows its error when it loses the focus (${locale})${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    for (const step of STEP_NUMBERS) {
      await page.goto(`/${locale}/Researchers/registration?step=${step}`);
      await waitUntilAwake(form.button(step === 3 ? 'save' : 'next'));
      for (const name of listRequired(step)) {
        const message = page.locator(`#${name}-error`);
        await expect(message).toHaveCount(0);
        await form.control(name).first().focus();
        await form.control(name).first().blur();
        await expect(message).toHaveText(form.texts.form.fields[name as 'email'].required);
      }
      await expect(page).toHaveTitle(new RegExp(`^${form.texts.errorPrefix}`));
    }
  });

  test(`an invalid answer and a missing one have different messages (${locale}) @sweep`, async ({ page }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    for (const [name, value] of WRONG) {
      await form.answer(name, value);
      await form.control(name).blur();
      await expect(page.locator(`#${name}-error`)).toHaveText(
        form.texts.form.fields[name as 'email'].required,
      );
      await expect(form.control(name)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test(`a disabled Next gives the reasons and links to each field (${locale})${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    await form.pressDisabled('next');
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('heading')).toHaveText(form.texts.summary.step);
    const messages = listRequired(1).map((name) => form.texts.form.fields[name as 'email'].required);
    await expect(form.summary.getByRole('link')).toHaveText(messages);
    await form.summary.getByRole('link', { name: form.texts.form.fields.email.required }).click();
    await expect(form.control('email')).toBeFocused();
    await form.answerStep(1);
    await expect(form.summary).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(`^${form.texts.errorPrefix}`));
  });
}

test('Save on the last step opens the first step with an error @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerStep(1);
  await page.getByRole('button', { name: form.texts.form.sections.research }).click();
  await form.answerStep(3);
  await form.button('save').click();
  await expect(form.heading('scholarship')).toBeVisible();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('heading')).toHaveText(form.texts.summary.save);
  await expect(page).toHaveURL(/step=2/);
});

test('an error from the server is shown at its field, and the step opens', async ({ page, problems }) => {
  problems.allow(/status of 422/);
  await page.route('**/RegisterResearcherInfo', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'no', code: 'invalid', fields: { 'personalInformation.email': 'email' } },
    }),
  );
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  await form.button('save').click();
  await expect(form.heading('personal')).toBeVisible();
  await expect(form.summary.getByRole('heading')).toHaveText(form.texts.summary.server);
  await expect(page.locator('#email-error')).toHaveText(form.texts.form.fields.email.required);
});

test('number inputs accept digits of every script, typed or pasted, and refuse letters', async ({ page }) => {
  await signOn(page, { locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  const mobile = form.control('saudiMobile');
  await mobile.pressSequentially('٠٥a۱۲ب3');
  await expect(mobile).toHaveValue('05123');
  await expect(mobile).toHaveAttribute('dir', 'ltr');
  await mobile.fill('');
  await mobile.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text', '٠٥ ١٢٣ ٤٥٦ ٧٨');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(mobile).toHaveValue('0512345678');
  await form.control('scholarshipFileNumber').pressSequentially('12345678901234');
  await expect(form.control('scholarshipFileNumber')).toHaveValue('1234567890');
});
