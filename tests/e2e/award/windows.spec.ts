/** Requirements: AWARD-14, OPEN-02, OPEN-03, OPEN-04, OPEN-05, OPEN-06, OPEN-07, OPEN-10 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { signOn } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { coming, later, type Outcome, state, type Who, WINDOW_ROWS } from '../../support/award/window-rows';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** A person in a separate browser, at the given stage. */
async function enter(browser: Browser, url: string, who: Who): Promise<Page> {
  const researcher = new HttpResearcher(url);
  if (who !== 'newcomer') {
    await researcher.signOn();
    await researcher.register();
  }
  if (who === 'completed') await researcher.submit();
  const page = await (await browser.newContext()).newPage();
  await signOn(page, { url, nationalId: researcher.nationalId, target: 'researchers' });
  return page;
}

async function expectOutcome(page: Page, outcome: Outcome, locale: Locale = 'ar'): Promise<void> {
  const texts = messagesOf(locale, 'opening');
  if ('notice' in outcome) {
    await expect(page.getByText(outcome.notice, { exact: true })).toBeVisible();
    await expect(page.locator('form[novalidate]')).toHaveCount(0);
    return;
  }
  const field = outcome.form === 'register' ? '#dateOfBirth' : '[name=CVFile]';
  await expect(page.locator(field)).toBeAttached();
  for (const [key, reason] of Object.entries(texts.redirected)) {
    await expect(page.getByText(reason)).toHaveCount(key === outcome.why ? 1 : 0);
  }
}

test('the browser shows each combination of open and closed windows @sweep', async ({
  browser,
  startPortal,
}) => {
  test.setTimeout(180_000);
  const portal = await startPortal();
  const pages = {
    newcomer: await enter(browser, portal.url, 'newcomer'),
    registered: await enter(browser, portal.url, 'registered'),
    completed: await enter(browser, portal.url, 'completed'),
  };
  for (const [name, award, who, pressed, outcome] of WINDOW_ROWS) {
    await test.step(name, async () => {
      portal.setAward(award);
      await pages[who].goto(`${portal.url}/ar/Researchers/${pressed}`);
      await expectOutcome(pages[who], outcome);
    });
  }
  await Promise.all(Object.values(pages).map((page) => page.context().close()));
});

test('a closed award shows its dates in both calendars, and a link back @sweep', async ({
  page,
  startPortal,
}) => {
  const portal = await startPortal(state(coming, later));
  await signOn(page, { url: portal.url, locale: 'en', target: 'researchers.submit' });
  await expect(page.getByText('Registration has not started yet', { exact: true })).toBeVisible();
  const dates = page.locator('time');
  await expect(dates).toHaveCount(4);
  await expect(dates.first()).toHaveText(/1 January 2099/);
  await expect(dates.first()).toHaveText(/1522 AH/);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: messagesOf('en', 'opening').back })
    .last()
    .click();
  await expect(page).toHaveURL(/\/en\/Researchers$/);
});

test('the completed warning shows the reference number and the files @sweep', async ({
  page,
  startPortal,
}) => {
  const portal = await startPortal();
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  const { referenceNumber } = await researcher.register();
  await researcher.submit();
  const { nationalId } = researcher;
  await signOn(page, { url: portal.url, locale: 'ur', nationalId, target: 'researchers.submit' });
  await expect(page.getByText(messagesOf('ur', 'opening').closed.completed)).toBeVisible();
  await expect(page.getByText(referenceNumber)).toBeVisible();
  const state = messagesOf('ur', 'opening').state.replace(
    '{state}',
    messagesOf('ur', 'register').status.Completed,
  );
  await expect(page.getByText(state)).toBeVisible();
  await expect(page.getByText(messagesOf('ur', 'opening').advice.completed)).toBeVisible();
  await expect(page.getByRole('link', { name: /identity\.pdf/ })).toBeVisible();
  await expectAccessible(page);

  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5000 });
  database.exec("update scholarship_request set stage = 'ineligible', shown_stage = 'notAdmitted'");
  database.close();
  await page.reload();
  const { ineligible } = messagesOf('ur', 'judging').states;
  const refused = messagesOf('ur', 'opening').state.replace('{state}', ineligible);
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByText(messagesOf('ur', 'opening').advice.completed)).toHaveCount(0);
});

/** Hides a table from the portal, and restores it: the API fails meanwhile. */
function renameTable(dataDir: string, from: string, to: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  database.exec(`alter table ${from} rename to ${to}`);
  database.close();
}

for (const [what, table] of [
  ['the award', 'award_window'],
  ['the request', 'scholarship_request'],
] as const) {
  test(`${what} cannot be read: a permanent message with a retry @sweep`, async ({
    page,
    startPortal,
    problems,
  }) => {
    problems.allow(/status of 50[03]/);
    const portal = await startPortal();
    await signOn(page, { url: portal.url, locale: 'en', target: 'researchers.register' });
    const { failure } = messagesOf('en', 'opening');
    renameTable(portal.dataDir, table, 'hidden');
    await page.goto(`${portal.url}/en/Researchers/registration`);
    const alert = page.getByRole('alert').filter({ hasText: failure.title });
    await expect(alert).toContainText(failure.text);
    await expectAccessible(page);
    const retry = page.getByRole('button', { name: failure.retry });
    await retry.click();
    await expect(alert).toBeVisible();
    renameTable(portal.dataDir, 'hidden', table);
    // The first retry may have been in progress and already succeeded.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.locator('#dateOfBirth')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
}
