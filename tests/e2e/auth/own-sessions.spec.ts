/** Requirements: FORMS-17, SESSION-03, SESSION-06 */
import type { Browser } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { openBackOffice } from '../../support/admin/back-office';
import { makeNationalId, signOn } from '../../support/auth/sign-on';
import { listDrafts, signOutAsked } from '../../support/forms/drafts';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const PAGE = '/requests/sessions';

/** A second device of the same person. */
async function openElsewhere(browser: Browser, url: string, locale: Locale, nationalId: string) {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signOn(page, { url, locale, nationalId, target: 'sessions' });
  return page;
}

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'sessions');
  const requests = messagesOf(locale, 'meta').requests.title;

  test(`a person sees and ends their sessions without JavaScript in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    browser,
    page,
    portal,
  }) => {
    const nationalId = makeNationalId();
    await page.goto(`/${locale}${PAGE}`);
    await expect(page.getByText(texts.signIn)).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText(requests);
    await signOn(page, { locale, nationalId, target: 'sessions' });
    await expect(page.getByText(texts.only)).toBeVisible();

    const other = await openElsewhere(browser, portal.url, locale, nationalId);
    const cards = other
      .locator('main')
      .getByRole('listitem')
      .filter({ has: other.getByRole('heading') });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(texts.this);
    await expect(cards.first()).toContainText('Chrome');
    await cards.nth(1).getByRole('button', { name: texts.end }).click();
    await expect(other.getByText(texts.outcomes.one)).toBeVisible();
    await expect(cards).toHaveCount(1);

    await page.goto(`/${locale}${PAGE}`);
    await expect(page.getByText(texts.signIn)).toBeVisible();
    await other.context().close();
  });

  test(`a person ends all other sessions at once in ${locale} @sweep`, async ({ browser, page, portal }) => {
    const nationalId = makeNationalId();
    const other = await openElsewhere(browser, portal.url, locale, nationalId);
    await signOn(page, { locale, nationalId, target: 'requests' });
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.locator('h1')).toHaveText(messagesOf(locale, 'meta').sessions.title);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.endOthers }).click();
    await expect(page.getByText(texts.outcomes.others)).toBeVisible();
    await expect(page.getByText(texts.only)).toBeVisible();
    await other.reload();
    await expect(other.getByText(texts.signIn)).toBeVisible();
    await other.context().close();

    const asked = await signOutAsked(page, page.getByRole('button', { name: texts.end }));
    expect(asked).toEqual([messagesOf(locale, 'shell').signOutQuestion]);
    await expect(page.getByText(texts.outcomes.this)).toBeVisible();
    await expect(page.getByText(texts.signIn)).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
  });

  test(`an administrator ends sessions in the back office in ${locale} @sweep`, async ({
    browser,
    page,
    startPortal,
  }) => {
    const { url } = await startPortal();
    const nationalId = makeNationalId();
    const admin = texts.admin;
    const first = await openElsewhere(browser, url, locale, nationalId);
    await openBackOffice(page, { url, locale, path: '/desk/sessions' });
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await rows.getByRole('button', { name: admin.end }).click();
    await expect(page.getByRole('status').filter({ hasText: admin.done })).toBeVisible();
    await first.reload();
    await expect(first.getByText(texts.signIn)).toBeVisible();

    await page.getByLabel(admin.number).fill('123');
    await page.getByRole('button', { name: admin.byNumber }).click();
    await expect(page.getByRole('alert').filter({ hasText: admin.numberError })).toBeVisible();
    await expect(page.getByLabel(admin.number)).toHaveValue('123');
    await expectAccessible(page);

    const second = await openElsewhere(browser, url, locale, nationalId);
    await page.getByLabel(admin.number).fill(nationalId);
    await page.getByRole('button', { name: admin.byNumber }).click();
    await expect(page.getByRole('status').filter({ hasText: admin.done })).toBeVisible();
    await second.reload();
    await expect(second.getByText(texts.signIn)).toBeVisible();

    const third = await openElsewhere(browser, url, locale, nationalId);
    await page.getByLabel(admin.confirmed).check();
    await page.getByRole('button', { name: admin.everyone }).click();
    await expect(page.getByRole('status').filter({ hasText: admin.done })).toBeVisible();
    await third.reload();
    await expect(third.getByText(texts.signIn)).toBeVisible();

    const trail = messagesOf(locale, 'admin').trail;
    await page.goto(`${url}/${locale}/desk/trail`);
    await expect(rows.filter({ hasText: trail.kinds.ended }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: trail.refusals.title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
}
