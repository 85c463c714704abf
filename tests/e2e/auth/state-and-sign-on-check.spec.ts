/** Requirements: A11Y-01, FORMS-17, LANG-12, OPS-05, ROUTE-08, SESSION-03, SHELL-11, SIGN-ON-13 */
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';
import { signOn } from '../../support/auth/sign-on';
import { listDrafts, signOutAsked } from '../../support/forms/drafts';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const NAME = 'نورة الزهراني';
/** A context token has three long parts separated by dots. */
const TOKEN = /eyJ[\w-]{20,}\.[\w-]{20,}\./;

for (const locale of ['ar', 'en'] as const) {
  test(`the state of the portal can be read and refreshed in ${locale}${sweepUnless(locale, 'en')}`, async ({
    page,
  }) => {
    const texts = messagesOf(locale, 'health');
    await page.goto(`/${locale}/health-check`);
    await expect(page.getByText(texts.well.title)).toBeVisible();
    const parts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    // A portal without a scanner does not mention one.
    const { scanner, ...own } = texts.parts;
    await expect(parts).toHaveCount(Object.keys(own).length);
    await expect(parts.filter({ hasText: texts.works })).toHaveCount(Object.keys(own).length);
    await expect(page.getByRole('main')).not.toContainText(scanner);
    await expect(page.getByRole('main')).toContainText(MESSAGES_VERSION);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);

    const time = page.locator('main time');
    const before = await time.getAttribute('datetime');
    // A check is valid for two seconds, for all clients.
    await expect(async () => {
      await page.getByRole('link', { name: texts.again }).click();
      await expect(time).not.toHaveAttribute('datetime', String(before), { timeout: 1000 });
    }).toPass();
  });

  test(`the sign-on check shows the masked identity and signs out again in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    const texts = messagesOf(locale, 'signOn').check;
    await page.goto(`/${locale}/IamTest`);
    await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);

    const { nationalId } = await signOn(page, { locale, target: 'signOnCheck', fullName: NAME });
    await expect(page).toHaveURL(new RegExp(`/${locale}/IamTest`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: texts.signedIn })).toBeVisible();
    await expect(main).toContainText(texts.facts.flag);
    await expect(main).toContainText(NAME);
    await expect(main).toContainText('••••••');
    await expect(main.locator('time')).toHaveCount(3);
    expect(await page.content()).not.toContain(nationalId);
    expect(await page.content()).not.toMatch(TOKEN);
    await expectAccessible(page);

    const asked = await signOutAsked(page, main.getByRole('button', { name: texts.signOut }));
    expect(asked).toEqual([messagesOf(locale, 'shell').signOutQuestion]);
    await expect(page).toHaveURL(new RegExp(`/${locale}/IamTest\\?signOn=out`));
    await expect(page.getByText(texts.outcomes.out)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-on is started, rejected and reported on the check page itself', async ({ page }) => {
    const texts = messagesOf('ar', 'signOn').check;
    await page.goto('/ar/IamTest');
    await page.getByRole('main').getByRole('button', { name: texts.signIn }).click();
    await page.getByRole('button', { name: 'سارة الغامدي' }).click();
    await page.locator('[value=reject]').click();
    await expect(page).toHaveURL(/\/ar\/IamTest\?signOn=rejected/);
    await expect(page.getByText(texts.outcomes.rejected)).toBeVisible();
  });
});
