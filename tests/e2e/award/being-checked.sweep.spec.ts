/** Requirements: FILE-11, FILE-12 */
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import { VIRUS } from '../../support/files/clamd-server';
import { ClamdStub } from '../../support/files/clamd-stub';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { PortalProcess } from '../../support/portal/portal-process';
import { expect, test } from '../../support/test';

/** The port is closed until the scanner of a test starts. */
let clamd: ClamdStub;
let checked: PortalProcess;

// The scanner is down until the last test.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  clamd = await ClamdStub.create();
  await clamd.pause();
  checked = await PortalProcess.start({ env: { CLAMD_URL: clamd.url } });
});
test.afterAll(async () => {
  await checked?.stop();
  clamd.stop();
});

for (const locale of ['ar', 'en'] as const) {
  test(`while the scanner is down a project is shown as being checked, in ${locale}`, async ({ page }) => {
    const opening = messagesOf(locale, 'opening');
    const form = await SubmissionPage.open(page, { url: checked.url, locale });
    await form.fill();
    await form.save.click();
    await expect(page.getByRole('heading', { name: form.texts.success.checkingTitle })).toBeFocused();
    await expect(page.getByText(form.texts.success.title)).toBeHidden();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: opening.closed.beingChecked })).toBeVisible();
    await expect(page.getByRole('link', { name: /\.pdf/ })).toHaveCount(0);
  });
}

test('an infected project is reported, and the form accepts another one', async ({ page, problems }) => {
  problems.allow(/status of 422/);
  const form = await SubmissionPage.open(page, { url: checked.url, locale: 'en' });
  await form.choose('CVFile', pdfFile('identity.pdf', makePdf(VIRUS)));
  await form.tickAll();
  await form.save.click();
  await expect(page.getByRole('heading', { name: form.texts.success.checkingTitle })).toBeVisible();
  await clamd.start();
  const { title } = messagesOf('en', 'opening').refused;
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(title)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(form.save).toBeVisible();
  await expectAccessible(page);
  await form.choose('CVFile', pdfFile('identity.pdf', makePdf(VIRUS)));
  await form.tickAll();
  // The draft may have refused it already.
  await form.pressSave();
  await expect(form.summary).toContainText(messagesOf('en', 'uploader').errors.infected);
});
