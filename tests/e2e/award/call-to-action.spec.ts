/** Requirements: AWARD-05, AWARD-06, AWARD-07, TOAST-04 */
import type { Page } from '@playwright/test';
import { signOn } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const ar = messagesOf('ar', 'award');
const en = messagesOf('en', 'award');

const openLanding = (page: Page, locale: 'ar' | 'en' = 'ar', query = '') =>
  page.goto(`/${locale}/Researchers${query}`);

test('the question is answered by keyboard: it takes the focus, Escape gives it back', async ({ page }) => {
  await openLanding(page);
  const action = page.getByRole('link', { name: ar.register }).first();
  const question = page.getByRole('alertdialog', { name: ar.signOn.title });
  await action.focus();
  await action.press('Enter');
  await expect(question).toContainText(ar.signOn.register);
  await expect(page.getByRole('button', { name: ar.signOn.confirm })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ar.signOn.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(action).toBeFocused();
  await expect(page).toHaveURL(/\/ar\/Researchers$/);
});

for (const [texts, locale, button] of [
  [ar, 'ar', 'register'],
  [en, 'en', 'submit'],
] as const) {
  test(`${locale}: confirming ${button} starts the national single sign-on and says so`, async ({ page }) => {
    await openLanding(page, locale);
    await page.getByRole('link', { name: texts[button] }).first().click();
    const posted = page.waitForRequest((request) => request.url().endsWith('/gateway/sign-on'));
    await page.getByRole('button', { name: texts.signOn.confirm }).click();
    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(fields)).toEqual({ returnTarget: `researchers.${button}`, locale });
    await expect(page.locator('input[name="nationalId"]')).toBeVisible();
  });
}

test('the login toast shows for 3 seconds while the login page is on its way', async ({ page }) => {
  await openLanding(page);
  // An answer without content leaves the page where it is, as a slow one does.
  await page.route('**/gateway/sign-on', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('link', { name: ar.register }).first().click();
  await page.getByRole('button', { name: ar.signOn.confirm }).click();
  const toast = page.getByRole('status').filter({ hasText: ar.signOn.progress });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden();
});

test('who is signed in already goes straight to the form', async ({ page }) => {
  await signOn(page, { target: 'researchers' });
  await openLanding(page);
  await page.getByRole('link', { name: ar.register }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(ar.signOn.signedInRegister);
  await page.getByRole('button', { name: ar.signOn.confirm }).click();
  await expect(page).toHaveURL(/\/ar\/Researchers\/registration/);
});

test('back from the sign-on, the login toast shows once and the address is clean', async ({ page }) => {
  await signOn(page, { target: 'researchers' });
  await expect(page.getByRole('status').filter({ hasText: ar.signOn.progress })).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/Researchers$/);
  await expect(page.getByRole('status').filter({ hasText: ar.signOn.progress })).toBeHidden();
});

for (const outcome of ['rejected', 'expired', 'failed', 'out'] as const) {
  test(`how the sign-on ended stays on the page: ${outcome}`, async ({ page }) => {
    await openLanding(page, 'en', `?signOn=${outcome}`);
    const { title, text } = en.signOn.outcomes[outcome];
    await page.waitForTimeout(3500);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
}
