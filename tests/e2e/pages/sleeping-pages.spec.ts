/** Requirements: FORMS-14, SHELL-06, SLEEP-01, SLEEP-02, SLEEP-03, A11Y-01 */
import type { Page } from '@playwright/test';
import { findRoute } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { listOpenPages } from '../../support/pages/every-page';
import { waitUntilAwake, wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

const SCRIPTS = /\/_next\/static\/.*\.js$/;
const share = messagesOf('ar', 'share');
const survey = messagesOf('ar', 'survey');

/** The script files that a page has requested. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  return asked;
}

/** The loader adds the scripts of a page in the event that wakes it. */
const listScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));

/** Scripts load only when the test releases them, long after the press. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const openShare = async (page: Page) => {
  await page.getByRole('button', { name: share.open }).click();
  return page.getByRole('dialog', { name: share.title });
};

test('a number is in Latin digits before the form’s script has loaded, and remains so afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/ar/Contact');
  const phone = page.locator('main input[type=tel]').first();
  await phone.pressSequentially('٠٥۱۲');
  await expect(phone).toHaveValue('0512');
  release();
  await waitUntilAwake(phone);
  await expect(phone).toHaveValue('0512');
  await phone.pressSequentially('۳');
  await expect(phone).toHaveValue('05123');
});

test('every public page has the loader and no other script', async ({ portal }) => {
  const pages = listOpenPages().filter(({ path }) => findRoute(path)?.kind === 'public');
  const found = await mapConcurrently(pages, async ({ path }) => {
    const html = await (await fetch(`${portal.url}/ar${path}`)).text();
    const isAsleep = html.includes('<script data-page="/_page/');
    // In any element: a preload would be as heavy as the script itself.
    const isLight = !/__next_f|\/_next\/static\/[^"]*\.js/.test(html);
    return isAsleep && isLight ? [] : [path];
  });
  expect(found.flat()).toEqual([]);
});

test('reading, scrolling and a press outside islands load nothing', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/ar/Haj');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(await listScripts(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('opening native controls of the browser loads nothing', async ({ page }) => {
  const asked = watchScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/Haj');
  await page.getByRole('button', { name: messagesOf('ar', 'menu').open }).click();
  const group = page.getByRole('banner').locator('details[name="main-menu"]').first();
  await group.locator('summary').click();
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main details').first().locator('summary').press('Enter');
  await page.getByRole('banner').locator('summary').last().click();
  await expect(page.getByRole('banner').locator('[data-language]').first()).toBeVisible();
  expect(await listScripts(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('an open group of the menu closes on Escape and on a press elsewhere, without hydration', async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto('/ar/Haj');
  const group = page.locator('details[name="main-menu"]').first();
  const summary = group.locator('summary');
  await summary.click();
  await group.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(group).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.mouse.click(5, 780);
  await expect(group).not.toHaveAttribute('open');
  expect(asked).toEqual([]);
});

test('a press while the script loads is handled afterwards, and the page shows a status', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto('/ar/Haj');
  const menu = await openShare(page);
  const copy = menu.getByRole('button', { name: share.copy });
  await copy.click();
  await expect(copy).toHaveAttribute('aria-busy', 'true');
  await copy.click();
  await expectAccessible(page);
  release();
  await expect(menu.getByRole('status')).toHaveText(share.copied);
  await expect(copy).not.toHaveAttribute('aria-busy');
});

test('a key hydrates it too @sweep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto('/ar/Haj');
  const menu = await openShare(page);
  await menu.getByRole('button', { name: share.copy }).press('Enter');
  release();
  await expect(menu.getByRole('status')).toHaveText(share.copied);
});

test('input typed before the script has loaded is kept, and suggestions follow @sweep', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ar');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('الحج');
  release();
  await expect(page.getByRole('list', { name: messagesOf('ar', 'search').suggestions })).toBeVisible();
  await expect(field).toHaveValue('الحج');
  await expect(field).toBeFocused();
});

test('a rating sent before the script has loaded is sent afterwards @sweep', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ar/Haj/Sunan');
  const question = page.getByRole('region', { name: survey.question });
  await question.getByText(survey.yes, { exact: true }).click();
  await question.getByRole('checkbox', { name: survey.reasons[1] }).check();
  await question.getByRole('button', { name: survey.send }).click();
  release();
  await expect(page.getByRole('status').getByText(survey.sent)).toBeVisible();
});

test('answers given before a form’s script has loaded are kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en/Contact');
  const form = page.locator('form[name="contact"]');
  const field = form.getByRole('textbox').first();
  await field.fill('Amina Yusuf');
  release();
  await wake(page);
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(field).toHaveValue('Amina Yusuf');
});

test('an unsent draft hydrates the page at once', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/en/Contact');
  const field = page.locator('form[name="contact"]').getByRole('textbox').first();
  await field.fill('Amina Yusuf');
  await wake(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Amina Yusuf');
  asked.length = 0;
  await page.reload();
  await expect(field).toHaveValue('Amina Yusuf');
  expect(asked.length).toBeGreaterThan(0);
});

test.describe('with blocked scripts', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/Failed to load resource|net::ERR/);
    await page.route(/\/_page\//, (route) => route.abort());
  });

  test('a link with a confirmation opens its target @sweep', async ({ page }) => {
    await page.goto('/ar/Researchers');
    await page
      .getByRole('link', { name: messagesOf('ar', 'award').register })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ar\/sign-in/);
  });

  test('a form is posted as without JavaScript @sweep', async ({ page }) => {
    await page.goto('/ar/Haj/Sunan');
    const question = page.getByRole('region', { name: survey.question });
    await question.getByText(survey.yes, { exact: true }).click();
    await question.getByRole('checkbox', { name: survey.reasons[1] }).check();
    await question.getByRole('button', { name: survey.send }).click();
    await expect(page).toHaveURL(/\/gateway\/forms\/page-rating/);
  });

  test('a form whose own script is missing is posted natively, with all input', async ({ page }) => {
    await page.unroute(/\/_page\//);
    await page.goto('/en/Contact');
    const address = await page.locator('script[data-page]').getAttribute('data-page');
    const known = await (await page.request.get(address ?? '')).text();
    await page.route(SCRIPTS, (route) =>
      known.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    const form = page.locator('form[name="contact"]');
    const field = form.getByRole('textbox').first();
    await field.fill('Amina Yusuf');
    await form.locator('[type=submit]').last().click();
    await expect(page.getByText(messagesOf('en', 'forms').summary)).toBeVisible();
    await expect(field).toHaveValue('Amina Yusuf');
  });

  test('the next press tries again', async ({ page }) => {
    await page.goto('/ar/Haj');
    const menu = await openShare(page);
    const copy = menu.getByRole('button', { name: share.copy });
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-busy');
    await page.unroute(/\/_page\//);
    await copy.click();
    await page.waitForFunction(() => !(window as { asleep?: object | null }).asleep);
  });
});

test('the hydrated page has all its styles and no error', async ({ page }) => {
  await page.goto('/ar/Haj');
  const before = await page.locator('style').count();
  await wake(page);
  await expect.poll(() => page.locator('style').count()).toBeGreaterThan(before);
  await expectAccessible(page);
});
