/** Requirements: REQUEST-10, REQUEST-11 */
import { getForm } from '@/lib/requests/forms';
import { addStaff, Colleague, openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const locale = 'ar';
const desk = messagesOf(locale, 'desk');
const { autosave } = messagesOf(locale, 'readings');
const saved = new RegExp(autosave.saved.replace('{time}', '.*'));

test('a reply survives a closed tab and another device, two tabs overwrite nothing, a preview keeps it, sending ends it', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/SaveReplyDraft/);
  const sender = new HttpResearcher(portal.url);
  await sender.signOn();
  const { referenceNumber } = await sender.sendSample(getForm('contact'));
  const nationalId = await addStaff(portal.url, ['requests']);
  const { id } = await (await Colleague.signOn(portal.url)).find(referenceNumber);
  const path = `/desk/requests/${id}`;
  await openBackOffice(page, { locale, path, nationalId });
  const form = (of: typeof page) => of.locator('#reply-form');
  await page.locator('[name=note]').fill('ما كُتب أولًا');
  await expect(form(page).getByText(saved)).toBeVisible();

  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('No browser');
  await signOnUnseen(other, { url: portal.url, locale, target: 'admin', nationalId });
  await other.goto(`${portal.url}/${locale}${path}`);
  await expect(other.locator('[name=note]')).toHaveValue('ما كُتب أولًا');
  await other.locator('[name=note]').fill('من جهاز آخر');
  await expect(form(other).getByText(saved)).toBeVisible();
  await other.close();

  await page.locator('[name=note]').fill('ما كُتب متأخرًا');
  await expect(form(page).getByText(desk.drafts.failed)).toBeVisible();
  await form(page).getByRole('button', { name: autosave.compare }).click();
  const alert = page.getByRole('alert').filter({ hasText: desk.drafts.other });
  await expect(alert).toContainText('من جهاز آخر');
  await expect(page.locator('[name=note]')).toHaveValue('ما كُتب متأخرًا');
  await expectAccessible(page);

  // The browser asks whether to leave unsaved changes.
  page.on('dialog', (dialog) => dialog.accept());
  const saves = '**/Desk/SaveReplyDraft';
  await page.route(saves, (route) => route.abort());
  await page.locator('[name=note]').fill('ما كُتب بلا شبكة');
  await expect(form(page).getByText(desk.drafts.failed)).toBeVisible();
  await page.unroute(saves);
  await page.reload();
  await expect(page.locator('[name=note]')).toHaveValue('ما كُتب بلا شبكة');
  await expect(form(page).getByText(saved)).toBeVisible();

  await page.locator('[name=to]').selectOption('answered');
  await page.getByRole('button', { name: desk.reply.preview }).click();
  await expect(page.getByRole('region', { name: desk.pending.title })).toContainText('ما كُتب بلا شبكة');
  await expectAccessible(page);
  await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
  await page.getByRole('button', { name: desk.pending.sendNow }).click();
  await expect(page.locator('#history ~ *').first()).toContainText('ما كُتب بلا شبكة');
  await expect(page.locator('[name=note]')).toHaveValue('');
});
