/** Requirements: A11Y-01, AWARD-15, AWARD-16 */

import { makeNationalId, signOn } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const locale of ['ar', 'fr'] as const) {
  const t = messagesOf(locale, 'award').application;
  const { title } = messagesOf(locale, 'meta').application;

  test(`${locale}: a researcher signs in, registers, submits, and follows the application${sweepUnless(locale, 'ar')}`, async ({
    page,
    portal,
  }) => {
    await page.goto(`/${locale}/Researchers/application`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(messagesOf(locale, 'opening').signOn.title)).toBeVisible();

    const nationalId = makeNationalId();
    await signOn(page, { locale, nationalId, target: 'researchers.application' });
    await expect(page.getByText(t.none)).toBeVisible();

    const sender = new HttpResearcher(portal.url, nationalId);
    await sender.signOn();
    const { referenceNumber } = await sender.register();
    await page.goto(`/${locale}/requests`);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(referenceNumber)).toBeVisible();
    await expect(main.getByText(messagesOf(locale, 'register').status.FirstStageSubmited)).toBeVisible();
    await expect(main.getByRole('link', { name: messagesOf(locale, 'award').continue })).toBeVisible();
    await expectAccessible(page);

    await sender.submit();
    await page.goto(`/${locale}/Researchers`);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(main.getByText(t.submitted)).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'identity.pdf' }).click();
    expect((await download).suggestedFilename()).toContain(referenceNumber);
    await expectAccessible(page);

    await main.getByText(t.withdraw.title).click();
    await main.getByRole('button', { name: t.withdraw.button }).click();
    await expect(main.getByText(t.withdrawnNote)).toBeVisible();
    await expect(main.getByText(t.withdrawn, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: t.restore.button }).click();
    await expect(main.getByText(t.restoredNote)).toBeVisible();
    await expect(main.getByText(t.submitted)).toBeVisible();
  });
}
