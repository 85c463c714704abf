/** Requirements: FILE-02, FILE-03, SUB-10 */
import type { FileSlot } from '@/lib/award/definition/file-slots';
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import {
  makeDamagedPdf,
  makeEncryptedPdf,
  makePdf,
  makePdfOfSize,
  makePdfWithAttachment,
  makeScriptedPdf,
} from '../../support/files/pdf';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const LIMIT_BYTES = 2_097_152;
const PICTURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test('each file is checked by content when it is chosen', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  const { errors } = form.uploaderTexts;
  const cases: [string, Buffer, string][] = [
    ['picture.pdf', PICTURE, 'مسموح فقط بالملفات من نوع (PDF)'],
    ['large.pdf', makePdfOfSize(LIMIT_BYTES + 1), 'الملف أكبر من الحجم المسموح (2MB)'],
    ['empty.pdf', Buffer.alloc(0), errors.empty],
    ['secret.pdf', makeEncryptedPdf(), errors.encrypted],
  ];
  for (const [name, content, message] of cases) {
    await form.choose('ResearchPlanFile', pdfFile(name, content));
    const alert = page.getByRole('alert').filter({ hasText: name });
    await expect(alert).toContainText(message);
    await expect(page.getByRole('list', { name: form.texts.form.fields.ResearchPlanFile.label })).toHaveCount(
      0,
    );
  }
  await expectAccessible(page);
  await form.choose('ResearchPlanFile', pdfFile('limit.pdf', makePdfOfSize(LIMIT_BYTES)));
  await expect(form.row('limit.pdf')).toContainText(`2 ${form.uploaderTexts.units.megabytes}`);
  await expect(page.getByRole('alert').filter({ hasText: 'secret.pdf' })).toHaveCount(0);
});

test('duplicate and excess files are refused by name @sweep', async ({ page, portal }) => {
  const form = await SubmissionPage.open(page, { url: portal.url });
  const slot: FileSlot = 'ExtraSupportiveFiles';
  await form.choose(slot, pdfFile('one.pdf'), pdfFile('two.pdf'));
  await form.row('two.pdf').waitFor();
  await form.choose(slot, pdfFile('one.pdf'));
  const alert = page.getByRole('alert').filter({ hasText: 'one.pdf' });
  await expect(alert).toContainText(/الملف .?one\.pdf.? تم رفعه مسبقًا/);
  await form.choose(slot, ...['3', '4', '5', '6'].map((name) => pdfFile(`${name}.pdf`)));
  const overflow = page.getByRole('alert').filter({ hasText: '6.pdf' });
  await expect(overflow).toContainText('مسموح بما لا يزيد على 5 ملفات');
  await expect(form.row('5.pdf')).toBeVisible();
  await page.getByRole('button', { name: /two\.pdf/ }).click();
  await expect(page.getByRole('button', { name: /3\.pdf/ })).toBeFocused();
  await form.choose(slot, pdfFile('6.pdf'));
  await expect(form.row('6.pdf')).toContainText(form.accepted);
});

test('a file that the server refuses is named with the reason, and the others are kept', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 422/);
  const form = await SubmissionPage.open(page, { url: portal.url, locale: 'en' });
  const { errors } = form.uploaderTexts;
  await form.fill();
  await form.choose('RecommendationLetterFile', pdfFile('damaged.pdf', makeDamagedPdf()));
  await form.choose('ResearchPlanFile', pdfFile('scripted.pdf', makeScriptedPdf()));
  await form.choose(
    'ExtraSupportiveFiles',
    pdfFile('sound.pdf'),
    pdfFile('carrier.pdf', makePdfWithAttachment()),
  );
  // The draft inspects each file; Save says what is wrong with all of them.
  await expect(page.locator('[data-state=failed]')).toHaveCount(3);
  await form.pressSave();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle(new RegExp(`^${form.texts.errorPrefix}`));
  for (const [name, error] of [
    ['damaged.pdf', errors.damaged],
    ['scripted.pdf', errors.activeContent],
    ['carrier.pdf', errors.activeContent],
  ] as const) {
    const row = page.locator('[data-state=failed]').filter({ hasText: name });
    await expect(row).toContainText(error);
    await expect(form.summary).toContainText(name);
  }
  for (const name of ['identity.pdf', 'sound.pdf']) {
    await expect(form.row(name)).toContainText(form.accepted);
  }
  await expect(page.locator('[name=verifiedOriginalResearch]')).toBeChecked();
  await expectAccessible(page);

  await form.choose('RecommendationLetterFile', pdfFile('letter.pdf', makePdf('a letter')));
  await page.getByRole('button', { name: /scripted\.pdf/ }).click();
  await page.getByRole('button', { name: /carrier\.pdf/ }).click();
  await form.save.click();
  await expect(page.getByText(form.texts.success.title)).toBeVisible();
});
