/** Requirements: A11Y-01, ADMIN-01 */

import { ADMIN_STAFF } from '../../support/admin/back-office';
import { signOn } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const PAGES = [
  'admin',
  'adminAward',
  'adminFigures',
  'adminEditions',
  'adminRequests',
  'adminAppointments',
  'adminOffice',
  'adminResources',
  'adminMeta',
  'adminPublications',
  'adminImages',
  'adminSeason',
  'adminLists',
  'adminRatings',
  'adminSurvey',
  'adminInsight',
  'adminStaff',
  'adminSessions',
  'adminTrail',
] as const;

for (const locale of ['ar', 'en'] as const) {
  const meta = messagesOf(locale, 'meta');
  const texts = messagesOf(locale, 'admin');

  test(`only staff can open the back office in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/401|403/);
    const refused = await page.goto(`/${locale}/desk/award`);
    expect(refused?.status()).toBe(401);
    await expect(page.getByRole('heading', { name: texts.signIn.title })).toBeVisible();
    await expectAccessible(page);

    await signOn(page, { locale, target: 'admin' });
    expect((await page.goto(`/${locale}/desk/award`))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: texts.noRole.title })).toBeVisible();
    await expectAccessible(page);
  });

  test(`every back-office page links to the others in ${locale} @sweep`, async ({ page }) => {
    await signOn(page, { locale, target: 'admin', nationalId: ADMIN_STAFF });
    await expect(page).toHaveURL(new RegExp(`/${locale}/desk`));
    for (const key of PAGES) {
      await page
        .getByRole('navigation', { name: texts.nav })
        .getByRole('link', { name: meta[key].title })
        .click();
      await expect(page.locator('h1')).toHaveText(meta[key].title);
      await expect(page.locator('[aria-current=page]').first()).toHaveText(meta[key].title);
    }
    // The other pages are checked where they have content.
    await page.goto(`/${locale}/desk`);
    await expectAccessible(page);
  });
}
