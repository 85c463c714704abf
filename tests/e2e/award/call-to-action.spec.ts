/** Requirements: AWARD-05, AWARD-06, AWARD-07, AWARD-13, AWARD-14, TOAST-04 */
import type { Page } from '@playwright/test';
import { signOn } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
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

test('who is signed in is asked nothing and goes straight to the form', async ({ page }) => {
  await signOn(page, { target: 'researchers' });
  await openLanding(page);
  await page.getByRole('link', { name: ar.register }).first().click();
  await expect(page).toHaveURL(/\/ar\/Researchers\/registration/);
});

test('back from the sign-on a toast says once that it is done, and the address is clean', async ({
  page,
}) => {
  await signOn(page, { target: 'researchers' });
  const toast = page.getByRole('status').filter({ hasText: messagesOf('ar', 'signOn').arrival.title });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/Researchers$/);
  await expect(page.getByText(ar.signOn.progress)).toBeHidden();
  await expect(toast).toBeHidden();
});

test('on a phone the question stands clear of the button that was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const block of ['start', 'end'] as const) {
    await openLanding(page, 'en');
    const action = page.getByRole('link', { name: en.register }).first();
    await action.evaluate((link, at) => link.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await action.click();
    const question = await page.getByRole('alertdialog').boundingBox();
    const button = await action.boundingBox();
    if (!question || !button) throw new Error('One of the two is not on the screen');
    expect(question.y + question.height <= button.y || question.y >= button.y + button.height).toBe(true);
  }
});

for (const locale of ['ar', 'en', 'tr', 'ur'] as const) {
  test(`${locale}: who has registered reads the state of the entry, and goes on from there`, async ({
    page,
    portal,
  }) => {
    const researcher = new HttpResearcher(portal.url);
    await researcher.signOn();
    const { referenceNumber } = await researcher.register();
    const { nationalId } = researcher;
    await signOn(page, { locale, nationalId, target: 'researchers' });
    const texts = messagesOf(locale, 'award');
    const { status } = messagesOf(locale, 'register');
    const main = page.getByRole('main');
    await expect(main).toContainText(texts.standing.state.replace('{state}', status.FirstStageSubmited));
    await expect(main).toContainText(referenceNumber);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: texts.change }).first()).toBeVisible();
    await page.getByRole('link', { name: texts.continue, exact: true }).first().click();
    await expect(page.locator('[name=CVFile]')).toBeAttached();
    await researcher.submit();
    await page.goto(`/${locale}/Researchers`);
    await expect(main).toContainText(texts.standing.state.replace('{state}', status.Completed));
    await expect(page.getByRole('link', { name: texts.change })).toHaveCount(0);
    await page.getByRole('link', { name: texts.view, exact: true }).first().click();
    await expect(page.getByText(messagesOf(locale, 'opening').closed.completed)).toBeVisible();
  });
}

test('buttons say what is closed and how many days are left, and lead to the dates', async ({
  page,
  startPortal,
}) => {
  const windows = {
    register: { from: '2026-01-01', to: '2026-01-31' },
    submit: { from: '2026-03-10T08:00', to: '2026-04-30' },
  };
  const portal = await startPortal({ windows, env: { TEST_NOW: '2026-03-07T12:00:00+03:00' } });
  await page.goto(`${portal.url}/ar/Researchers`);
  await expect(page.getByRole('link', { name: ar.closed.register }).first()).toBeVisible();
  await page.getByRole('link', { name: 'يبدأ استقبال المشاريع بعد 3 أيام' }).first().click();
  await expect(page).toHaveURL(/#timeline$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
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
