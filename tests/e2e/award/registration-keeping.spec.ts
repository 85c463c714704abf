/** Requirements: DRAFT-01, DRAFT-02, DRAFT-04, FORMS-17, LANG-06, REG-01, REG-02, REG-04, REG-19, REG-20, REG-21, SESSION-03 */
import type { Page } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { makeNationalId, signOn } from '../../support/auth/sign-on';
import { ANSWERS, RegistrationForm } from '../../support/award/registration-form';
import { listDrafts } from '../../support/forms/drafts';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** Signs on through the pages of the test identity provider, after a redirect to it. */
async function signOnByHand(page: Page, nationalId: string): Promise<void> {
  await page.locator('[name="nationalId"]').fill(nationalId);
  await page.locator('[name="fullName"]').fill('نورة الزهراني');
  await page.locator('form button.primary').first().click();
  await page.locator('[name="decision"][value="approve"]').click();
}

test('answers and step are kept after a reload, and continue on another device', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { nationalId } = await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerStep(1);
  await form.button('next').click();
  await form.answerStep(2);
  await page.reload();
  await expect(form.heading('scholarship')).toBeVisible();
  await form.expectAnswers(2);
  await form.button('back').click();
  await form.expectAnswers(1);
  await form.button('next').click();
  const draft = messagesOf('en', 'drafts');
  const [saved = ''] = draft.form.saved.split('{');
  await expect(page.getByText(new RegExp(`^${saved}\\d`))).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = new RegistrationForm(await elsewhere.newPage(), 'en');
  await signOn(device.page, { locale: 'en', nationalId, target: 'researchers.application' });
  await device.page.getByRole('link', { name: draft.list.continue }).click();
  await expect(device.heading('scholarship')).toBeVisible();
  await device.expectAnswers(2);
  await device.answer('scholarshipCity', 'York');
  await expect(device.page.getByText(new RegExp(`^${saved}\\d`))).toBeVisible();

  await form.answer('scholarshipCity', 'Hull');
  const notice = page.getByRole('alert').filter({ hasText: draft.form.choose });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: draft.form.useOther }).click();
  await expect(form.control('scholarshipCity')).toHaveValue('York');

  await device.page.goto('/en/requests');
  await device.page.getByText(draft.list.delete, { exact: true }).click();
  await device.page.getByRole('button', { name: draft.list.deleteButton }).click();
  await expect(device.page.getByText(draft.list.deleted)).toBeVisible();
  await expect(device.page.getByRole('heading', { name: draft.list.title })).toBeHidden();
  await form.answer('scholarshipCity', 'Hull');
  await expect(page.getByText(draft.form.gone)).toBeVisible();
  await elsewhere.close();
});

test('answers given before the script has loaded are kept, and open the next step', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  const landing = signOn(page, { locale: 'en' });
  await page.waitForURL(/registration/, { waitUntil: 'commit' });
  const form = new RegistrationForm(page, 'en');
  const early = ['dateOfBirth', 'scholarshipFileNumber', 'email'] as const;
  for (const name of early) await form.answer(name, ANSWERS[1][name] ?? '');
  resolve();
  await landing;
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain(ANSWERS[1].email);
  await form.answerStep(1);
  await form.button('next').click();
  await expect(form.heading('scholarship')).toBeVisible();
});

test('answers and step are kept after a change of language @sweep', async ({ page }) => {
  await signOn(page, { locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  await form.answerStep(1);
  await form.button('next').click();
  await form.answerStep(2);
  const french = LOCALES.find(({ code }) => code === 'fr')?.name ?? '';
  await page.getByRole('banner').locator('summary').filter({ hasText: 'العربية' }).click();
  await page.getByRole('link', { name: french }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(form.in('fr').heading('scholarship')).toBeVisible();
  await form.expectAnswers(2);
});

test('Back and Forward move through the steps, and answers are kept @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  await page.goBack();
  await expect(form.heading('scholarship')).toBeVisible();
  await form.expectAnswers(2);
  await page.goBack();
  await form.expectAnswers(1);
  await page.goForward();
  await page.goForward();
  await form.expectAnswers(3);
  await form.button('save').click();
  await form.expectSaved();
});

test('the steps can be filled in in any order @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  const jump = (step: 'personal' | 'scholarship' | 'research') =>
    page.getByRole('button', { name: form.texts.form.sections[step] }).click();
  await jump('research');
  await form.answerStep(3);
  await jump('personal');
  await form.answerStep(1);
  await jump('scholarship');
  await expect(page.locator('[aria-current="step"]')).toContainText(form.texts.form.sections.scholarship);
  await form.answerStep(2);
  await jump('research');
  await form.button('save').click();
  await form.expectSaved();
});

test('cancel closes the form, and the answers are kept when it is opened again @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerStep(1);
  await form.button('cancel').click();
  await expect(page).toHaveURL(/\/en\/Researchers$/);
  await page.goto('/en/Researchers/registration');
  await form.expectAnswers(1);
});

test('a session that ends before saving leads back to the same step and answers', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  const { nationalId } = await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  await form.answerAll();
  await page.context().clearCookies();
  await form.button('save').click();
  await expect(page.getByText(form.texts.failure.sessionTitle)).toBeVisible();
  await page.getByRole('button', { name: form.texts.failure.signInAgain }).click();
  await signOnByHand(page, nationalId);
  await expect(form.heading('research')).toBeVisible();
  await form.expectAnswers(3);
  await form.button('save').click();
  await form.expectSaved();
});

test('the draft of one person is not shown to another, and the sign-out deletes it', async ({ page }) => {
  const nationalId = makeNationalId();
  await signOn(page, { locale: 'en', nationalId });
  const form = new RegistrationForm(page, 'en');
  await form.answerStep(1);
  // An open form would still save, and the server refuses it in the other person's session.
  await page.goto('/en/requests');
  await signOn(page, { locale: 'en' });
  await expect(form.control('email')).toHaveValue('');

  await form.answerStep(1);
  const signOut = page.locator('header form[action="/gateway/sign-out"] button');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await signOut.click();
  expect(asked).toEqual([messagesOf('en', 'shell').signOutQuestion]);
  await expect(form.control('email')).not.toHaveValue('');
  page.once('dialog', (dialog) => dialog.accept());
  await signOut.click();
  await expect(page).toHaveURL(/\/en\/Researchers\?signOn=out|\/en\/Researchers$/);
  await expect.poll(() => listDrafts(page)).toEqual([]);
});

test('saving works after the API was down @sweep', async ({ page, startPortal, problems }) => {
  problems.allow(/ERR_CONNECTION/, /status of 50\d/);
  const portal = await startPortal();
  await signOn(page, { url: portal.url, locale: 'ar' });
  const form = new RegistrationForm(page, 'ar');
  await form.answerAll();
  await expect(form.button('save')).not.toHaveAttribute('aria-disabled', 'true');
  await portal.kill();
  await form.button('save').click();
  const failure = page.getByRole('alert').filter({ hasText: form.texts.failure.unreachableTitle });
  await expect(failure).toBeVisible();
  await form.expectAnswers(3);
  await portal.restart();
  await failure.getByRole('button', { name: form.texts.failure.retry }).click();
  await form.expectSaved();
});
