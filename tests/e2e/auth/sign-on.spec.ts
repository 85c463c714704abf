/**
 * Requirements: A11Y-01, A11Y-02, SESSION-02, SIGN-ON-02, SIGN-ON-03, SIGN-ON-05, SIGN-ON-08, SIGN-ON-09,
 * SIGN-ON-10
 */
import type { Page, Route } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { makeNationalId, signOn } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { PortalProcess } from '../../support/portal/portal-process';
import { expect, sweepUnless, test } from '../../support/test';

const NAME = 'Noura Alzahrani';
const textsOf = (locale: Locale) => messagesOf(locale, 'signOn');
const providerOf = (locale: Locale) => textsOf(locale).identityProvider;

/** Opens the page that asks who is signing in, like a visitor of the sign-in page. */
async function goToProvider(page: Page, locale: Locale, url = ''): Promise<void> {
  await page.goto(`${url}/${locale}/sign-in?to=researchers.submit`);
  await page
    .getByRole('main')
    .getByRole('button', { name: textsOf(locale).page.submit })
    .click();
  await expect(page.locator('[name=nationalId]')).toBeVisible();
}

async function identify(page: Page, locale: Locale, nationalId = makeNationalId()): Promise<void> {
  await page.locator('[name=nationalId]').fill(nationalId);
  await page.locator('[name=fullName]').fill(NAME);
  await page.getByRole('button', { name: providerOf(locale).identify.continue }).click();
  await expect(page.locator('[name=decision]')).toHaveCount(2);
}

const decide = (page: Page, decision: 'approve' | 'reject') => page.locator(`[value=${decision}]`).click();

test('an approved sign-on redirects to the page on which it started, and signing out ends it', async ({
  page,
}) => {
  await goToProvider(page, 'ar');
  await identify(page, 'ar', '١٠٢٣٤٥٦٧٨٩');
  await expect(page.locator('.number dd')).toHaveText(/^\d\d$/);
  await decide(page, 'approve');
  await expect(page).toHaveURL(/\/ar\/Researchers\/submission(\?signOn=done)?$/);
  await expect(page.getByRole('banner')).toContainText(NAME);
  await page
    .getByRole('banner')
    .getByRole('button', { name: messagesOf('ar', 'shell').signOut })
    .click();
  await expect(page).toHaveURL(/\/ar\/Researchers/);
  await expect(page.getByRole('banner')).not.toContainText(NAME);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'session' }));
});

test('a rejected sign-on redirects to the award, signed out', async ({ page }) => {
  const outcome = page.waitForRequest(/Researchers\?signOn=rejected/);
  await goToProvider(page, 'en');
  await identify(page, 'en');
  await decide(page, 'reject');
  await outcome;
  await expect(page).toHaveURL(/\/en\/Researchers/);
  expect(await page.evaluate(async () => (await fetch('/gateway/session')).json())).toMatchObject({
    signedIn: false,
  });
});

test('an expired sign-on redirects to the award @sweep', async ({ page, startPortal }) => {
  const portal = await startPortal({ env: { SIGN_ON_LIFETIME_MS: '6000' } });
  const outcome = page.waitForRequest(/Researchers\?signOn=expired/);
  await goToProvider(page, 'en', portal.url);
  await identify(page, 'en');
  await page.waitForTimeout(6500);
  await decide(page, 'approve');
  await outcome;
  await page.waitForLoadState();
});

test('the data from the provider does not appear in a Referer, document, log or the history', async ({
  page,
  problems,
  portal,
}) => {
  // Going back to the provider shows that the request is already answered.
  problems.allow(/status of 410/);
  const referers: string[] = [];
  const documents: Promise<string>[] = [];
  page.on('request', (request) => referers.push(request.headers().referer ?? ''));
  // A body that has not arrived when the page is left never arrives, and the browser discards one that has.
  page.on('requestfinished', (request) => {
    const body = request.response().then(async (response) => (response?.ok() ? response.text() : ''));
    documents.push(body.catch(() => ''));
  });
  await goToProvider(page, 'en');
  await identify(page, 'en');
  const callback = page.waitForRequest(/EncryptedText=/);
  await decide(page, 'approve');
  const text = new URL((await callback).url()).searchParams.get('EncryptedText') ?? '';
  await page.waitForURL(/\/en\//);
  await page.waitForLoadState('load');
  expect(text.length).toBeGreaterThan(100);
  expect(page.url()).not.toContain('EncryptedText');
  expect(referers.filter((referer) => referer.startsWith(portal.url))).not.toEqual([]);
  expect(referers.filter((referer) => referer.includes('EncryptedText'))).toEqual([]);
  const bodies = await Promise.all(documents);
  expect(bodies.filter((body) => body.includes('</html>'))).not.toEqual([]);
  expect(bodies.filter((body) => body.includes(text))).toEqual([]);
  expect(portal.log).not.toContain(text.slice(0, 60));
  await page.goBack();
  expect(page.url()).not.toContain('EncryptedText');
});

for (const locale of ['ar', 'en', 'ur'] as const) {
  test(`the pages of the sign-in and the provider are accessible in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 422/);
    await page.goto(`/${locale}/sign-in`);
    await expectAccessible(page);
    await goToProvider(page, locale);
    await expectAccessible(page);
    await page.getByRole('button', { name: providerOf(locale).identify.continue }).click();
    await expect(page.getByRole('alert')).toContainText(providerOf(locale).errors.nationalIdRequired);
    await expectAccessible(page);
    await identify(page, locale);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en' ? 'ltr' : 'rtl');
    await expectAccessible(page);
  });
}

test('the whole sign-on works with the keyboard alone', async ({ page }) => {
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.locator(`${selector}:focus-visible`).count()) return;
    }
    throw new Error(`No way to ${selector} by keyboard`);
  };
  await page.goto('/en/sign-in?to=researchers.register');
  await tabTo('main button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/identity-provider/);
  await tabTo('[name=nationalId]');
  await page.keyboard.type(makeNationalId());
  await tabTo('[name=fullName]');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=decision]')).toHaveCount(2);
  await tabTo('[value=approve]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/Researchers\/registration/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in, the notice about forms, and the sign-out work', async ({ page }) => {
    const { noScript } = textsOf('ar').page;
    await page.goto('/ar/sign-in?to=researchers');
    // getByText does not find text in noscript.
    const lines = page.locator('noscript p');
    await expect(lines.first()).toBeVisible();
    expect(await lines.allInnerTexts()).toEqual([noScript.title, noScript.works, noScript.needs]);
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('button', { name: 'سارة الغامدي' }).click();
    await decide(page, 'approve');
    await page.goto('/ar/sign-in');
    await expect(page.getByRole('banner')).toContainText('سارة الغامدي');
    await page.getByRole('banner').getByRole('button').click();
    await page.goto('/ar/sign-in');
    await expect(page.getByRole('banner')).not.toContainText('سارة الغامدي');
  });
});

test('two tabs sign on at the same time, each for its own page @sweep', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await goToProvider(first, 'en');
  await second.goto('/en/sign-in?to=researchers.register');
  await second.getByRole('main').getByRole('button').click();
  await identify(first, 'en');
  await identify(second, 'en');
  await decide(second, 'approve');
  await expect(second).toHaveURL(/\/en\/Researchers\/registration/);
  await decide(first, 'approve');
  await expect(first).toHaveURL(/\/en\/Researchers\/submission/);
});

test('the page asks before the session expires, and extends it on request', async ({ page }) => {
  const { watch } = textsOf('en');
  await page.clock.install();
  await signOn(page, { locale: 'en' });
  await expect(page.locator('dialog', { hasText: watch.warningTitle })).toBeAttached({ timeout: 60_000 });
  const answerWith = (idleMs: number) => async (route: Route) => {
    const ask = await page.evaluate(() => Date.now());
    const instant = (ms: number) => new Date(ask + ms).toISOString();
    const json = {
      signedIn: true,
      now: instant(0),
      idleEndsAt: instant(idleMs),
      absoluteEndsAt: instant(9e6),
    };
    await route.fulfill({ json });
  };
  await page.route('**/gateway/session', answerWith(110_000));
  await page.clock.fastForward('18:01');
  const dialog = page.getByRole('dialog', { name: watch.warningTitle });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.route('**/gateway/session', answerWith(1_200_000));
  await dialog.getByRole('button', { name: watch.stay }).click();
  await expect(dialog).toBeHidden();
});

test('a public address refuses the test identity provider unless it is allowed', async () => {
  const env = { SITE_URL: 'https://haj.example' };
  await expect(PortalProcess.start({ env })).rejects.toThrow('ALLOW_TEST_IDENTITY_PROVIDER');
});
