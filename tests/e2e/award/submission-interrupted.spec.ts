/** Requirements: A11Y-01, LANG-06, SUB-09, SUB-11, SUB-14 */
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import type { Locale } from '@/lib/i18n/locales';
import { signOn } from '../../support/auth/sign-on';
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const NO_CONNECTION = [/ERR_CONNECTION_REFUSED/, /Failed to load resource/];

test('saving continues after the server was down', async ({ page, startPortal, problems }) => {
  problems.allow(...NO_CONNECTION);
  const portal = await startPortal();
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await portal.kill();
  await form.save.click();
  const alert = page.getByRole('alert').filter({ hasText: form.texts.failure.unreachableTitle });
  await expect(alert).toContainText(form.texts.failure.unreachable);
  await expect(form.row('identity.pdf')).toContainText(form.uploaderTexts.states.queued);
  await portal.restart();
  await alert.getByRole('button', { name: form.texts.failure.retry }).click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
});

test('the session ends while the form is open: files and answers are kept', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/status of 401/);
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  await form.fill();
  await context.clearCookies({ name: 'session' });
  await form.save.click();
  const alert = page.getByRole('alert').filter({ hasText: form.texts.failure.sessionTitle });
  const signIn = alert.getByRole('button', { name: form.texts.failure.signIn });
  await expect(signIn).toBeVisible();
  expect(await signIn.evaluate((button: HTMLButtonElement) => button.form?.target)).toBe('_blank');
  await expectAccessible(page);

  const stranger = await context.newPage();
  await signOn(stranger, { url: portal.url, locale: 'en', fullName: 'Someone Else' });
  await alert.getByRole('button', { name: form.texts.failure.retry }).click();
  await expect(page.getByText(form.texts.failure.otherPerson)).toBeVisible();

  await signOn(stranger, { url: portal.url, locale: 'en', nationalId: form.nationalId });
  await page.getByRole('button', { name: form.texts.failure.retry }).click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
});

test('a reload and a change of language keep the checkboxes and list the files', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await form.choose('ExtraSupportiveFiles', pdfFile('one.pdf'), pdfFile('two.pdf'));
  await form.row('two.pdf').waitFor();
  await page.reload();
  await expectKept(form, 'ar');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'العربية' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/Researchers\/submission/);
  await expectKept(form, 'en');
  await expectAccessible(page);
  await form.choose('CVFile', pdfFile('identity.pdf'));
  await expect(page.getByRole('status').filter({ hasText: 'one.pdf' })).not.toContainText('identity.pdf');
});

async function expectKept({ page }: SubmissionPage, locale: Locale): Promise<void> {
  for (const name of ACKNOWLEDGEMENTS) await expect(page.locator(`[name=${name}]`)).toBeChecked();
  const { again } = messagesOf(locale, 'submit');
  const notice = page.getByRole('status').filter({ hasText: again.title });
  for (const name of ['identity.pdf', 'one.pdf', 'two.pdf']) await expect(notice).toContainText(name);
}

test('another person’s checkboxes are discarded, and so are the user’s after signing out', async ({
  page,
  portal,
}) => {
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  await form.tickAll();
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf('en', 'shell').signOut })
    .click();
  await page.waitForURL(/Researchers\?|Researchers$/);
  await signOn(page, {
    url: portal.url,
    locale: 'en',
    nationalId: form.nationalId,
    target: 'researchers.submit',
  });
  await form.save.waitFor();
  for (const name of ACKNOWLEDGEMENTS) await expect(page.locator(`[name=${name}]`)).not.toBeChecked();
});

test('sending can be cancelled without losing anything @sweep', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  await form.fill();
  await page.route('**/SubmitResearch', () => new Promise(() => {}));
  await form.save.click();
  await expect(page.getByRole('progressbar', { name: form.texts.progress.label })).toBeVisible();
  await expect(form.row('identity.pdf')).toContainText(form.uploaderTexts.states.uploading);
  await expectAccessible(page);
  await page.getByRole('button', { name: form.texts.actions.stop }).click();
  await expect(page.getByRole('status').filter({ hasText: form.texts.failure.stopped })).toBeVisible();
  await expect(form.row('identity.pdf')).toContainText(form.uploaderTexts.states.queued);
});

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`every state of the form is accessible in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    portal,
  }) => {
    const form = await SubmissionPage.open(page, { url: portal.url, locale });
    await expectAccessible(page);
    await form.pressSave();
    await expect(form.summary).toBeFocused();
    await expectAccessible(page);
    await form.fill();
    await expectAccessible(page);
    await form.save.click();
    await expect(page.getByText(form.texts.success.title)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: /identity\.pdf/ })).toBeVisible();
    await expectAccessible(page);
  });
}
