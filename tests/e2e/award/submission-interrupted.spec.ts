/** Requirements: A11Y-01, DRAFT-01, DRAFT-03, LANG-06, SUB-09, SUB-11, SUB-14 */
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import type { Locale } from '@/lib/i18n/locales';
import { signOn } from '../../support/auth/sign-on';
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const NO_CONNECTION = [/ERR_CONNECTION_REFUSED/, /Failed to load resource/];

test('saving continues after the server was down @sweep', async ({ page, startPortal, problems }) => {
  problems.allow(...NO_CONNECTION);
  const portal = await startPortal();
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await portal.kill();
  await form.save.click();
  const alert = page.getByRole('alert').filter({ hasText: form.texts.failure.unreachableTitle });
  await expect(alert).toContainText(form.texts.failure.unreachable);
  await expect(form.row('identity.pdf')).toContainText(form.accepted);
  await portal.restart();
  await alert.getByRole('button', { name: form.texts.failure.retry }).click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
});

test('the session ends while the form is open: files and answers are kept @sweep', async ({
  page,
  portal,
  context,
  problems,
}) => {
  // The draft is refused for the stranger too.
  problems.allow(/status of 401/, /status of 409/);
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

test('files and checkboxes continue on another device; files that could not be stored are listed', async ({
  page,
  portal,
  browser,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await form.waitForStored('identity.pdf');
  await page.route('**/AddDraftFile', (route) => route.abort());
  await form.choose('ExtraSupportiveFiles', pdfFile('one.pdf'), pdfFile('two.pdf'));
  await form.row('two.pdf').waitFor();
  await expect(page.getByText(messagesOf('ar', 'drafts').form.failed)).toBeVisible();
  await page.reload();
  await expectKept(form, 'ar');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'العربية' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/Researchers\/submission/);
  await expectKept(form, 'en');
  await expectAccessible(page);

  const other = await browser.newContext();
  const device = await form.openOn(await other.newPage(), 'en', portal.url);
  for (const name of ACKNOWLEDGEMENTS) await expect(device.page.locator(`[name=${name}]`)).toBeChecked();
  await expect(device.row('identity.pdf')).toContainText(device.uploaderTexts.states.stored);
  await device.save.click();
  await expect(device.page.getByText(device.texts.success.title)).toBeVisible();
  await other.close();
});

async function expectKept({ page }: SubmissionPage, locale: Locale): Promise<void> {
  for (const name of ACKNOWLEDGEMENTS) await expect(page.locator(`[name=${name}]`)).toBeChecked();
  const { again } = messagesOf(locale, 'submit');
  const notice = page.getByRole('status').filter({ hasText: again.title });
  for (const name of ['one.pdf', 'two.pdf']) await expect(notice).toContainText(name);
  await expect(notice).not.toContainText('identity.pdf');
}

test('another person sees no checkbox of a draft; its person continues after signing out @sweep', async ({
  page,
  portal,
}) => {
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  const other = await SubmissionPage.prepare(page, { url: portal.url, locale: 'en' });
  await form.tickAll();
  const [saved = ''] = messagesOf('en', 'drafts').form.saved.split('{');
  await expect(page.getByText(new RegExp(`^${saved}\\d`))).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf('en', 'shell').signOut })
    .click();
  await page.waitForURL(/Researchers\?|Researchers$/);
  for (const { person, isTicked } of [
    { person: other, isTicked: false },
    { person: form, isTicked: true },
  ]) {
    await person.openOn(page, 'en', portal.url);
    for (const name of ACKNOWLEDGEMENTS)
      await expect(page.locator(`[name=${name}]`)).toBeChecked({ checked: isTicked });
  }
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
  await expect(form.row('identity.pdf')).toContainText(form.accepted);
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
