/** Requirements: FORMS-16 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { registrationForm } from '@/lib/award/definitions/registration';
import { listFields } from '@/lib/forms/answers';
import type { FormDefinition, FormField } from '@/lib/forms/form-definition';
import { FORMS } from '@/lib/requests/forms';
import { signOn } from '../../support/auth/sign-on';
import { RegistrationForm, STEP_NUMBERS } from '../../support/award/registration-form';
import { makeTypedError } from '../../support/forms/form-samples';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const forms: readonly FormDefinition[] = FORMS;
/** How long a finger rests on the screen. */
const TOUCH_MS = 60;

const wrongByTyping = (field: FormField) => !field.shownWhen && makeTypedError(field) !== null;

/** Puts a finger on the middle of a button, wherever the button is at that moment, and lifts it from the same place. */
async function pressByTouch(browser: CDPSession, page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is out of sight');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Types a wrong answer into a control that is on the screen together with the button, and presses that at once. */
async function typeAndPress(page: Page, control: Locator, wrong: string, button: Locator): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await control.fill(wrong);
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await pressByTouch(browser, page, button);
}

for (const definition of forms) {
  const field = listFields(definition).findLast(wrongByTyping);
  if (!field) continue;
  test(`${definition.id}: a press right after a wrong answer arrives`, async ({ page }) => {
    const form = new ServiceFormPage(page, definition, 'ar');
    await form.signOn();
    await form.open();
    const control = page.locator(`#${field.name}`);
    const button = form.form.locator('button[type=submit]');
    await control.focus();
    await typeAndPress(page, control, String(makeTypedError(field)), button);
    await expect(form.summary).toBeFocused();
    await expect(page.locator(`#${field.name}-error`)).toBeVisible();
  });
}

for (const step of STEP_NUMBERS) {
  test(`registration, step ${step}: a press right after a wrong answer arrives`, async ({ page }) => {
    const fields: readonly FormField[] = registrationForm.sections[step - 1]?.fields ?? [];
    const field = fields.findLast(wrongByTyping);
    if (!field) throw new Error(`Step ${step} takes every answer`);
    await signOn(page, { locale: 'tr' });
    const form = new RegistrationForm(page, 'tr');
    await page.goto(`/tr/Researchers/registration?step=${step}`);
    const button = form.button(step === 3 ? 'save' : 'next');
    await expect(button).toHaveAttribute('type', 'submit');
    await typeAndPress(page, form.control(field.name as 'email'), String(makeTypedError(field)), button);
    await expect(form.summary).toBeFocused();
  });
}
