/** Requirements: ADMIN-18, ADMIN-19, ADMIN-20, ADMIN-21, ADMIN-22, REQUEST-07, REQUEST-08 */
import { getForm } from '@/lib/requests/forms';
import { addStaff, Colleague, openBackOffice, takeFile } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const NAME = 'Noura';
const NOTE = 'النموذج مرفق.';
const FILE = { name: 'نموذج.pdf', mimeType: 'application/pdf', buffer: makePdf('a form') };
const PING_MS = 21_000;

for (const locale of ['ar', 'en'] as const) {
  const desk = messagesOf(locale, 'desk');
  const requests = messagesOf(locale, 'requests');

  test(`two colleagues see each other, one replies with a file, the sender downloads it and a second request is merged, in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    portal,
  }) => {
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    // Many requests of one contact are collapsed, and other tests send the contact of the sample.
    const contact = {
      email: `twice-${locale}@example.com`,
      mobile: locale === 'ar' ? '0551000001' : '0551000002',
    };
    const { referenceNumber } = await sender.sendSample(getForm('contact'), contact);
    const { referenceNumber: double } = await sender.sendSample(getForm('contact'), contact);
    const nationalId = await addStaff(portal.url, ['requests'], NAME);
    const office = await Colleague.signOn(portal.url);
    const { id } = await office.find(referenceNumber);

    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error('No browser');
    await signOnUnseen(other, { url: portal.url, locale, target: 'admin', nationalId });
    await other.clock.install();
    await other.goto(`${portal.url}/${locale}/desk/requests/${id}`);
    await page.clock.install();
    await openBackOffice(page, { locale, path: `/desk/requests/${id}` });
    const line = page.locator('main p[role=status]').last();
    await expect(line).toContainText(NAME);
    const reading = await line.textContent();
    await other.locator('[name=note]').fill('…');
    await other.clock.runFor(PING_MS);
    await expect(async () => {
      await page.clock.runFor(PING_MS);
      await expect(line).not.toHaveText(reading ?? '', { timeout: 1000 });
    }).toPass();
    await expectAccessible(page);

    await page.locator('[name=to]').selectOption('underReview');
    await page.locator('[name=note]').fill(NOTE);
    await page.locator('[name=replyFiles]').setInputFiles(FILE);
    await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
    const pending = page.getByRole('region', { name: desk.pending.title });
    await expect(pending.getByRole('listitem')).toHaveText(FILE.name);
    await expectAccessible(page);
    await page.getByRole('button', { name: desk.pending.sendNow }).click();
    await expect(other.getByText(desk.presence.changed)).toHaveCount(0);
    await other.clock.runFor(PING_MS);
    await expect(other.locator('main p[role=status]').last()).toContainText(desk.presence.changed);
    await other.getByRole('button', { name: desk.reply.send, exact: true }).click();
    const conflict = other.getByRole('alert').filter({ hasText: desk.conflict.title });
    await expect(conflict).toContainText(NOTE);
    await expect(other.locator('[name=note]')).toHaveValue('…');
    await expectAccessible(other);
    await other.close();

    const { id: doubleId } = await office.find(double);
    await page.goto(`/${locale}/desk/requests/${doubleId}`);
    const button = desk.relations.merge.replace('{number}', referenceNumber);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(desk.relations.mergedInto)).toBeVisible();
    await expectAccessible(page);

    await signOnUnseen(page, {
      url: portal.url,
      locale,
      target: 'requests',
      nationalId: sender.nationalId,
    });
    await page.goto(`/${locale}/requests`);
    await expect(
      page.getByRole('heading', { name: requests.merged.title.replace('{number}', double) }),
    ).toBeVisible();
    const file = await takeFile(page, page.getByRole('link', { name: FILE.name }));
    expect(file.content).toEqual(FILE.buffer);
    expect(file.name).toBe(`${referenceNumber}-replyFiles-1.pdf`);
    await expectAccessible(page);
  });
}
