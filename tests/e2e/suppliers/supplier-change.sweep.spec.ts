/** Requirements: SERVICE-02 */
import { randomInt } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** Ten digits that no other test uses. */
const makeNumber = () => `1${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

for (const [locale, hasScript] of [
  ['ar', true],
  ['en', true],
  ['ar', false],
] as [Locale, boolean][]) {
  const title = hasScript ? `${locale}` : `${locale} without script @sweep`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a supplier changes their own registration, and other users do not see the form', async ({
      page,
      portal,
    }) => {
      const texts = messagesOf(locale, 'suppliers').form;
      const { pattern } = messagesOf(locale, 'forms').errors;
      const commercialRegistration = makeNumber();
      const sender = new HttpResearcher(portal.url);
      await sender.signOn();
      await sender.sendSample(getForm('supplier'), { commercialRegistration });
      const address = `/${locale}/Suppliers?registration=${commercialRegistration}`;
      await page.goto(address);
      await expect(page.getByText(texts.page.lookup.registration.notRegistered)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.page.change.signIn })).toBeVisible();
      await expect(page.getByRole('heading', { name: texts.page.change.title })).toHaveCount(0);

      await signOnUnseen(page, { locale, target: 'suppliers', nationalId: sender.nationalId });
      await page.goto(address);
      await expect(page.getByText(texts.page.lookup.registration.underReview)).toBeVisible();
      const confirm = async () => {
        await page.getByRole('button', { name: texts.page.change.submit }).click();
        if (hasScript) return;
        await page.getByRole('button', { name: messagesOf(locale, 'checkPage').confirm }).click();
      };
      await page.locator('#change-nationalAddress').fill('MAKKAH');
      await page.locator('#change-contactPerson').fill('نورة العتيبي');
      // An error redirects back at once: there is nothing to confirm yet.
      await page.getByRole('button', { name: texts.page.change.submit }).click();
      await expect(page.locator('#change-nationalAddress-error')).toHaveText(pattern.shortAddress);
      await expect(page.locator('#change-contactPerson')).toHaveValue('نورة العتيبي');
      if (hasScript) await expectAccessible(page);

      await page.locator('#change-nationalAddress').fill('MKKH1234');
      await page.locator('#change-activity').selectOption('transport');
      await confirm();
      await expect(page.getByText(texts.page.change.done)).toBeVisible();
      await page.goto(address);
      await expect(page.locator('#change-nationalAddress')).toHaveValue('MKKH1234');
      await expect(page.locator('#change-contactPerson')).toHaveValue('نورة العتيبي');
      await expect(page.locator('#change-activity')).toHaveValue('transport');
    });
  });
}
