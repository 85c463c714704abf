/** Requirements: FORMS-10 */
import { getForm } from '@/lib/requests/forms';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const { checks } = messagesOf('ar', 'suppliers').form.fields.commercialRegistration;

test('the status of a registered number is shown next to it, and a failed call breaks nothing', async ({
  page,
  problems,
}) => {
  problems.allow(/net::|Failed to load/);
  const asked: string[] = [];
  await page.route('**/gateway/Supplier/CheckCRStatus*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length === 1 ? route.abort() : route.fallback();
  });
  await new ServiceFormPage(page, getForm('supplier'), 'ar').open();
  const number = page.locator('#commercialRegistration');
  const note = page.locator('#commercialRegistration-note');
  await number.fill('12');
  await number.blur();
  await expect(page.locator('#commercialRegistration-error')).not.toBeEmpty();
  await number.fill('4030123456');
  await number.blur();
  await expect.poll(() => asked).toEqual(['?number=4030123456']);
  await expect(page.locator('#commercialRegistration-error')).toHaveCount(0);
  await expect(note).toBeEmpty();
  await number.focus();
  await number.blur();
  await expect(note).toHaveText(checks.notRegistered);
  await expect(number).toHaveAccessibleDescription(new RegExp(checks.notRegistered));
  await expectAccessible(page);
});
