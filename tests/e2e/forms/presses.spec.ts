/** Requirements: FORMS-16 */
import { randomInt } from 'node:crypto';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import { registrationForm } from '@/lib/award/definition/registration';
import type { RegistrationField } from '@/lib/award/rules/registration-answers';
import type { FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { FORMS, getForm } from '@/lib/requests/forms';
import { signOn, signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { ANSWERS, RegistrationForm, STEP_NUMBERS } from '../../support/award/registration-form';
import { SubmissionPage } from '../../support/award/submission-page';
import { fillDay } from '../../support/forms/day';
import { makeTypedError } from '../../support/forms/form-samples';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { waitUntilAwake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const forms: readonly FormDefinition[] = FORMS;
/** How long a finger touches the screen. */
const TOUCH_MS = 60;

const wrongByTyping = (field: FormField) => !field.shownWhen && makeTypedError(field) !== null;

const scrollToEnd = (button: Locator) =>
  button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));

/**
 * Puts a finger on the middle of a button and lifts it from the same place. If the page moves before the touch, perhaps
 * out of view, a user scrolls and aims again; these tests cover movement after the touch.
 */
async function pressByTouch(browser: CDPSession, page: Page, button: Locator): Promise<void> {
  const touched = await button.evaluateHandle((element) => {
    const seen = { isHit: false };
    element.addEventListener('touchstart', () => {
      seen.isHit = true;
    });
    return seen;
  });
  for (;;) {
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is out of sight');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    if (await touched.evaluate(({ isHit }) => isHit)) break;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await scrollToEnd(button);
  }
  await page.waitForTimeout(TOUCH_MS);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Gives an invalid answer on the same screen as the button, and presses the button at once. */
async function answerAndPress(page: Page, button: Locator, answer: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await scrollToEnd(button);
  await answer();
  await scrollToEnd(button);
  await pressByTouch(browser, page, button);
}

/** Types a value that violates the field’s rule. */
async function typeWrong(page: Page, field: FormField, control: Locator): Promise<void> {
  const wrong = String(makeTypedError(field));
  if (field.kind === 'date') await fillDay(page.locator('main'), field.name, wrong);
  else await control.fill(wrong);
}

for (const definition of forms) {
  const field = listFields(definition).findLast(wrongByTyping);
  if (!field) continue;
  const level = definition.id === 'contact' ? '' : ' @sweep';
  test(`${definition.id}: a press right after an invalid answer is handled${level}`, async ({ page }) => {
    const form = new ServiceFormPage(page, definition, 'ar');
    await form.signOn();
    await form.open();
    const control = page.locator(`#${field.name}`);
    const button = form.form.locator('button[type=submit]');
    await control.focus();
    await answerAndPress(page, button, () => typeWrong(page, field, control));
    await expect(form.summary).toBeFocused();
    await expect(page.locator(`#${field.name}-error`)).toBeVisible();
  });
}

for (const step of STEP_NUMBERS) {
  test(`registration, step ${step}: a press right after an invalid answer is handled${step === 1 ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    const fields: readonly FormField[] = registrationForm.sections[step - 1]?.fields ?? [];
    const field = fields.findLast(wrongByTyping);
    if (!field) throw new Error(`Step ${step} takes every answer`);
    await signOn(page, { locale: 'tr' });
    const form = new RegistrationForm(page, 'tr');
    await page.goto(`/tr/Researchers/registration?step=${step}`);
    const button = form.button(step === 3 ? 'save' : 'next');
    await expect(button).toHaveAttribute('type', 'submit');
    await answerAndPress(page, button, () => typeWrong(page, field, form.control(field.name as 'email')));
    await expect(form.summary).toBeFocused();
  });
}

test('registration: the buttons stay where they are when a step becomes complete @sweep', async ({
  page,
}) => {
  await signOn(page, { locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  const next = form.button('next');
  const { saudiMobile = '', ...others } = ANSWERS[1];
  for (const [name, value] of Object.entries(others)) await form.answer(name as RegistrationField, value);
  await expect(page.getByText(form.texts.actions.blocked)).toBeVisible();
  const top = () => next.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await form.answer('saudiMobile', saudiMobile);
  await expect(page.getByText(form.texts.actions.blocked)).toBeHidden();
  expect(await top()).toBe(before);
});

test('submission: a press right after a declaration was withdrawn is handled @sweep', async ({
  page,
  portal,
}) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  // The sign-on toast, which covers the bottom of a phone’s screen for a while, is gone.
  await page.reload();
  await waitUntilAwake(form.save);
  const [last = ''] = ACKNOWLEDGEMENTS.slice(-1);
  const box = page.locator(`[name=${last}]`);
  await answerAndPress(page, form.save, async () => {
    await box.focus();
    await box.check();
    await box.uncheck();
  });
  await expect(form.summary).toBeFocused();
});

test('a supplier’s change: a press right after an invalid answer is handled @sweep', async ({
  page,
  portal,
}) => {
  const sender = new HttpResearcher(portal.url);
  await sender.signOn();
  const commercialRegistration = `1${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  await sender.sendSample(getForm('supplier'), { commercialRegistration });
  await signOnUnseen(page, { locale: 'ar', target: 'suppliers', nationalId: sender.nationalId });
  await page.goto(`/ar/Suppliers?registration=${commercialRegistration}`);
  const button = page.getByRole('button', { name: messagesOf('ar', 'suppliers').form.page.change.submit });
  await answerAndPress(page, button, () => page.locator('#change-nationalAddress').fill('MAKKAH'));
  await expect(page.locator('#change-nationalAddress-error')).toBeVisible();
});
