/** Requirements: FORMS-06, FORMS-13 */

import { listFileFields } from '@/lib/forms/rules/answers';
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import type { Locale } from '@/lib/i18n/locales';
import { type FormId, getForm } from '@/lib/requests/forms';
import { makeNationalId } from '../../support/auth/sign-on';
import { makeAnswers } from '../../support/forms/form-samples';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const ROWS: [FormId, Locale][] = [
  ['appointment', 'ar'],
  ['creatives', 'en'],
];

for (const [id, locale] of ROWS) {
  test(`${id}: a visitor is asked to sign in, and an expired session loses no answer (${locale})${sweepUnless(locale, 'ar')}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401/);
    const form = new ServiceFormPage(page, getForm(id), locale);
    const person = makeNationalId();
    const { signIn } = form.common;
    await page.goto(form.address);
    await expect(page.getByText(signIn.title)).toBeVisible();
    await expect(form.form).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: signIn.button }).click();
    await expect(page.locator('[name=nationalId]')).toBeVisible();

    await form.signOn(person);
    await form.open();
    await form.fill();
    const reviewed = makeAnswers(form.definition).fullName;
    await page.context().clearCookies({ name: 'session' });
    await form.send();
    const again = form.form.getByRole('alert').getByRole('link', { name: signIn.button });
    await expect(again).toBeVisible();
    await expectAccessible(page);

    await again.click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/sign-in\\?to=${form.definition.signIn}$`));
    await form.signOn(person);
    await form.open();
    await expect(page.locator('#fullName')).toHaveValue(String(reviewed));
    for (const { name } of listFileFields(form.definition)) {
      await expect(page.getByText(form.common.filesAgain)).toBeVisible();
      await form.choose(name);
    }
    await form.send();
    await expect(form.reference).toHaveText(REFERENCE_NUMBER);
  });
}

test('the unsent answers of one person are not shown to another who signs on in the same tab @sweep', async ({
  page,
}) => {
  const form = new ServiceFormPage(page, getForm('appointment'), 'en');
  const typed = String(makeAnswers(form.definition).purpose);
  const kept = () => page.evaluate(() => Object.values(window.sessionStorage).join());
  await form.signOn(makeNationalId());
  await form.open();
  await page.locator('#purpose').fill(typed);
  await expect.poll(kept).toContain(typed);
  await form.signOn(makeNationalId());
  await form.open();
  await expect(page.locator('#purpose')).toHaveValue('');
  await expect.poll(kept).not.toContain(typed);
});
