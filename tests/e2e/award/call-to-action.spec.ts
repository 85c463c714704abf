/** Requirements: AWARD-05, AWARD-06, AWARD-07, AWARD-13, AWARD-14, TOAST-04 */
import type { Page } from '@playwright/test';
import { signOn } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const ar = messagesOf('ar', 'award');
const en = messagesOf('en', 'award');

const openLanding = (page: Page, locale: 'ar' | 'en' = 'ar', query = '') =>
  page.goto(`/${locale}/Researchers${query}`);

test('the dialog works with the keyboard: it takes the focus, and Escape returns it', async ({ page }) => {
  await openLanding(page);
  const action = page.getByRole('link', { name: ar.register }).first();
  const question = page.getByRole('alertdialog', { name: ar.signOn.title });
  await action.focus();
  await action.press('Enter');
  await expect(question).toContainText(ar.signOn.register);
  await expect(page.getByRole('button', { name: ar.signOn.confirm })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ar.signOn.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(action).toBeFocused();
  await expect(page).toHaveURL(/\/ar\/Researchers$/);
});

for (const [texts, locale, button] of [
  [ar, 'ar', 'register'],
  [en, 'en', 'submit'],
] as const) {
  test(`${locale}: confirming ${button} starts the national single sign-on and shows a status`, async ({
    page,
  }) => {
    await openLanding(page, locale);
    await page.getByRole('link', { name: texts[button] }).first().click();
    const posted = page.waitForRequest((request) => request.url().endsWith('/gateway/sign-on'));
    await page.getByRole('button', { name: texts.signOn.confirm }).click();
    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(fields)).toEqual({ returnTarget: `researchers.${button}`, locale });
    await expect(page.locator('input[name="nationalId"]')).toBeVisible();
  });
}

/** Delays the start of the sign-on, like a slow network, until it is released. */
async function holdSignOn(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/gateway/sign-on', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const { page: signInPage, check, progress } = messagesOf('ar', 'signOn');
const { signOn: formSignOn } = messagesOf('ar', 'opening');
const STARTS: [string, string, (page: Page) => Promise<void>][] = [
  [
    'the award’s page',
    '/ar/Researchers',
    async (page) => {
      await page.getByRole('link', { name: ar.register }).first().click();
      await page.getByRole('button', { name: ar.signOn.confirm }).click({ noWaitAfter: true });
    },
  ],
  ...(
    [
      ['the sign-in page', '/ar/sign-in?to=researchers.register', signInPage.submit],
      ['a form of the award', '/ar/Researchers/registration', formSignOn.button],
      ['a form of a service', '/ar/MinsterAppointment', messagesOf('ar', 'forms').signIn.button],
      ['the check of the sign-on', '/ar/IamTest', check.signIn],
    ] as const
  ).map(([name, address, button]): (typeof STARTS)[number] => [
    name,
    address,
    (page) => page.getByRole('button', { name: button }).click({ noWaitAfter: true }),
  ]),
];

/** The texts of statuses as they appear; a page that is being left answers no other call. */
async function watchStatuses(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('reportStatus', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { reportStatus } = window as unknown as { reportStatus(text: string): void };
    const report = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        if (textContent) reportStatus(textContent);
    };
    new MutationObserver(report).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

for (const [name, address, start] of STARTS) {
  test(`${name}: a status says that the login is in progress, and the next page continues it${name === 'a form of a service' ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    const seen = await watchStatuses(page);
    const letGo = await holdSignOn(page);
    await page.goto(address);
    expect(seen).not.toContain(progress);
    await start(page);
    await expect.poll(() => seen).toContain(progress);
    letGo();
    await expect(page.locator('input[name="nationalId"]')).toBeVisible();
    const toast = page.locator('[role="status"]', { hasText: progress });
    await expect(toast).toBeAttached();
    await expect(toast).toBeHidden();
  });
}

test('a signed-in user gets the form without a question', async ({ page }) => {
  await signOn(page, { target: 'researchers' });
  await openLanding(page);
  await page.getByRole('link', { name: ar.register }).first().click();
  await expect(page).toHaveURL(/\/ar\/Researchers\/registration/);
});

test('after the sign-on a toast confirms it once, and the URL is clean', async ({ page }) => {
  await signOn(page, { target: 'researchers' });
  const toast = page.getByRole('status').filter({ hasText: messagesOf('ar', 'signOn').arrival.title });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/Researchers$/);
  await expect(page.getByText(progress)).toBeHidden();
  await expect(toast).toBeHidden();
});

test('on a phone the dialog does not cover the button that was pressed @sweep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const block of ['start', 'end'] as const) {
    await openLanding(page, 'en');
    const action = page.getByRole('link', { name: en.register }).first();
    await action.evaluate((link, at) => link.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await action.click();
    const question = await page.getByRole('alertdialog').boundingBox();
    const button = await action.boundingBox();
    if (!question || !button) throw new Error('One of the two is not on the screen');
    expect(question.y + question.height <= button.y || question.y >= button.y + button.height).toBe(true);
  }
});

for (const locale of ['ar', 'en', 'tr', 'ur'] as const) {
  test(`${locale}: a registered user sees the state of the entry, and continues from there${sweepUnless(locale, 'tr')}`, async ({
    page,
    portal,
  }) => {
    const researcher = new HttpResearcher(portal.url);
    await researcher.signOn();
    const { referenceNumber } = await researcher.register();
    const { nationalId } = researcher;
    await signOn(page, { locale, nationalId, target: 'researchers' });
    const texts = messagesOf(locale, 'award');
    const { status } = messagesOf(locale, 'register');
    const main = page.getByRole('main');
    await expect(main).toContainText(texts.standing.state.replace('{state}', status.FirstStageSubmited));
    await expect(main).toContainText(referenceNumber);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: texts.change }).first()).toBeVisible();
    await page.getByRole('link', { name: texts.continue, exact: true }).first().click();
    await expect(page.locator('[name=CVFile]')).toBeAttached();
    await researcher.submit();
    await page.goto(`/${locale}/Researchers`);
    await expect(main).toContainText(texts.standing.state.replace('{state}', status.Completed));
    await expect(page.getByRole('link', { name: texts.change })).toHaveCount(0);
    await page.getByRole('link', { name: texts.view, exact: true }).first().click();
    await expect(page.getByText(messagesOf(locale, 'opening').closed.completed)).toBeVisible();
  });
}

test('buttons say what is closed and how many days are left, and link to the dates @sweep', async ({
  page,
  startPortal,
}) => {
  const windows = {
    register: { from: '2026-01-01', to: '2026-01-31' },
    submit: { from: '2026-03-10T08:00', to: '2026-04-30' },
  };
  const portal = await startPortal({ windows, env: { TEST_NOW: '2026-03-07T12:00:00+03:00' } });
  await page.goto(`${portal.url}/ar/Researchers`);
  await expect(page.getByRole('link', { name: ar.closed.register }).first()).toBeVisible();
  await page.getByRole('link', { name: 'يبدأ استقبال المشاريع بعد 3 أيام' }).first().click();
  await expect(page).toHaveURL(/#timeline$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('تم انتهاء التسجيل', { exact: true })).toHaveCount(2);
  portal.setAward({ windows: { register: windows.submit } });
  await page.reload();
  await expect(page.getByText('التسجيل لم يبدأ بعد', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'يبدأ التسجيل بعد 3 أيام' }).first()).toBeVisible();
  portal.setAward({ status: 0 });
  await page.reload();
  await expect(page.getByText('لا يمكن اتمام التسجيل في الجائزة', { exact: true }).first()).toBeVisible();
});

for (const outcome of ['rejected', 'expired', 'failed', 'out'] as const) {
  test(`the result of the sign-on remains on the page: ${outcome}${outcome === 'rejected' ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await openLanding(page, 'en', `?signOn=${outcome}`);
    const { title, text } = en.signOn.outcomes[outcome];
    // Longer than a toast is shown.
    await page.clock.runFor(3500);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
}
