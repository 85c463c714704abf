/** Requirements: A11Y-02, FILE-04, FORMS-15, SPEED-01, SUB-01, SUB-03, SUB-04, SUB-05, SUB-07, SUB-12 */
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import { makePdf } from '../../support/files/pdf';
import { jsBytesOf } from '../../support/pages/script-bytes';
import { expect, sweepUnless, test } from '../../support/test';

const BUDGET_BYTES = 175 * 1024;
const SUBMIT_PATH = /\/gateway\/api\/Scholarship\/SubmitResearch$/;

for (const locale of LOCALE_CODES) {
  test(`a registered researcher submits a project in ${locale}${sweepUnless(locale, 'tr')}`, async ({
    page,
    portal,
  }) => {
    const form = await SubmissionPage.open(page, { url: portal.url, locale });
    await expect(form.save).toHaveAttribute('aria-disabled', 'true');
    await form.fill();
    await form.choose('ResearchPlanFile', pdfFile('plan.pdf'));
    await form.choose('ExtraSupportiveFiles', pdfFile('one.pdf'), pdfFile('two.pdf'));
    await expect(form.row('two.pdf')).toContainText(form.accepted);
    await expect(form.save).toHaveAttribute('aria-disabled', 'false');
    await form.save.click();
    await expect(page.getByText(form.texts.success.title)).toBeVisible();
    await expect(page.getByRole('heading', { name: form.texts.success.title })).toBeFocused();
    const today = new Date();
    await expect(page.getByRole('main')).toContainText(formatDate(today, locale));
    await expect(page.getByRole('main')).toContainText(formatHijriDate(today, locale));
    await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
    await page.getByRole('link', { name: form.texts.success.close }).last().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/Researchers$`));
  });
}

test('the success message is the one in the specification @sweep', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await form.save.click();
  await expect(page.getByText('تم ارسال الطلب بنجاح', { exact: true })).toBeVisible();
});

test('only the owner can download the submission', async ({ page, portal, browser }) => {
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  const sent = makePdf('the very content');
  await form.choose('CVFile', pdfFile('identity.pdf', sent));
  await form.tickAll();
  await form.save.click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
  await page.reload();
  const link = page.getByRole('link', { name: /identity\.pdf/ });
  const address = `${portal.url}${await link.getAttribute('href')}`;
  const answer = await page.request.get(address);
  expect(Buffer.compare(await answer.body(), sent)).toBe(0);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(address)).status()).toBe(401);
  await stranger.close();
});

test('Save shows what is missing if it cannot proceed, also at each field', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  const title = await page.title();
  await form.pressSave();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText('برجاء ادخل الحقول المطلوبة');
  await expect(form.summary.getByRole('link')).toHaveCount(6);
  expect(await page.title()).toBe(form.texts.errorPrefix + title);
  for (const name of ['CVFile', ...ACKNOWLEDGEMENTS]) {
    const control = page.locator(`[name=${name}]`);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/برجاء ادخل الحقول المطلوبة/);
  }
  await form.summary
    .getByRole('link', { name: form.texts.form.fields.verifiedOriginalResearch.required })
    .click();
  await expect(page.locator('[name=verifiedOriginalResearch]')).toBeFocused();
  await form.fill();
  await expect(form.summary).toBeHidden();
  await expect(page).toHaveTitle(title);
});

test('the field of the identity image shows its purpose and retention period @sweep', async ({
  page,
  portal,
}) => {
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  const { purpose, retentionTitle } = form.texts.privacy;
  await expect(page.getByText(purpose)).toBeVisible();
  const period = page
    .locator('dt')
    .filter({ hasText: retentionTitle })
    .locator('xpath=following-sibling::dd');
  await expect(period).toContainText(String(RETENTION_DAYS.identityImage));
});

test('nothing is sent while a declaration is missing', async ({ page, portal }) => {
  const posts: string[] = [];
  page.on('request', (request) => posts.push(...(SUBMIT_PATH.test(request.url()) ? [request.url()] : [])));
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  await form.fill();
  for (const missing of ACKNOWLEDGEMENTS) {
    await page.locator(`[name=${missing}]`).uncheck();
    await form.pressSave();
    await expect(form.summary.getByRole('link')).toHaveText([form.texts.form.fields[missing].required]);
    await page.locator(`[name=${missing}]`).check();
  }
  expect(posts).toEqual([]);
});

test('two quick presses send once, and there is one request @sweep', async ({ page, portal }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (SUBMIT_PATH.test(request.url())) posts += 1;
  });
  const form = await SubmissionPage.open(page, { url: portal.url });
  await form.fill();
  await form.save.dblclick();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
  expect(posts).toBe(1);
});

test('a second submission shows the warning that everything was received @sweep', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/status of 409/);
  const form = await SubmissionPage.open(page, { url: portal.url });
  const second = await context.newPage();
  await second.goto(page.url());
  await form.fill();
  await form.save.click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
  await second.locator('[name=CVFile]').setInputFiles(pdfFile('another.pdf'));
  for (const name of ACKNOWLEDGEMENTS) await second.locator(`[name=${name}]`).check();
  await second.getByRole('button', { name: form.texts.actions.save }).click();
  await expect(second.getByRole('status').filter({ hasText: 'كاملين' })).toBeVisible();
  await expect(second.locator('[name=CVFile]')).toHaveCount(0);
});

test('the whole form works with the keyboard alone', async ({ page, portal }) => {
  // The test waits for the dialog listener: a key pressed at once opened a dialog before it was attached.
  page.on('filechooser', () => undefined);
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.locator(`${selector}:focus-visible`).count()) return;
    }
    throw new Error(`No way to ${selector} by keyboard`);
  };
  await tabTo('[name=CVFile]');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdfFile('identity.pdf'));
  await form.row('identity.pdf').waitFor();
  for (const name of ACKNOWLEDGEMENTS) {
    await tabTo(`[name=${name}]`);
    await page.keyboard.press('Space');
  }
  await tabTo('[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
});

test('the form is within its script budget', async ({ page, portal, context }) => {
  await SubmissionPage.open(page, { url: portal.url });
  const fresh = await context.newPage();
  expect(await jsBytesOf(fresh, `${portal.url}/ar/Researchers/submission`)).toBeLessThanOrEqual(BUDGET_BYTES);
});
