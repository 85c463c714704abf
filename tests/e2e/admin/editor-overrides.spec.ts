/** Requirements: SEO-07, SEO-08 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

/** Each test starts a separate portal and runs the command at the same time. */
test.setTimeout(180_000);

const run = promisify(execFile);
const SCRIPT = ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', 'lib/commands/meta.ts'];
/** An override takes effect after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 15_000 };

/** Runs `npm run meta` like an operator, while the portal is running. */
const runMeta = (dataDir: string, ...args: string[]) =>
  run(process.execPath, [...SCRIPT, ...args], { env: { ...process.env, DATA_DIR: dataDir } });

test('an override is visible within seconds, persists, and can be removed @sweep', async ({
  page,
  problems,
  startPortal,
}) => {
  // The browser requests the icon at any time, perhaps while the portal stops.
  problems.allow(/icon\.v1\.svg/);
  const portal = await startPortal();
  const titleOf = async (path: string) => {
    await page.goto(portal.url + path);
    return page.title();
  };
  const own = await titleOf('/en/Haj');
  await runMeta(portal.dataDir, 'set', '--route', '/Haj', '--locale', 'en', '--title', 'Hajj this year');
  await expect.poll(() => titleOf('/en/Haj'), SOON).toMatch(/^Hajj this year \| /);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/\/share\/en\/haj\.png\?v=\w+$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await titleOf('/ar/Haj')).not.toContain('Hajj this year');

  // The page has no pending requests when the portal stops.
  await page.goto('about:blank');
  await portal.close();
  await portal.restart();
  expect(await titleOf('/en/Haj')).toContain('Hajj this year');
  await runMeta(portal.dataDir, 'unset', '--route', 'haj', '--locale', 'en');
  await expect.poll(() => titleOf('/en/Haj'), SOON).toBe(own);
});

test('the inventory shows an override to editors, with filters and previews, without JavaScript @sweep', async ({
  browser,
  startPortal,
}) => {
  const portal = await startPortal();
  await runMeta(portal.dataDir, 'set', '--route', 'home', '--locale', 'en', '--card', 'Welcome, pilgrims');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/en/jsonDisplay`);
  await page.locator('select[name=language]').selectOption('all');
  await page.locator('select[name=module]').selectOption('haj');
  await page.locator('input[name=q]').fill('Duties');
  await page.locator('form[action$="/jsonDisplay"] button').click();
  await expect(page.locator('main ol > li h3')).toHaveCount(7);
  await page.goto(`${portal.url}/en/jsonDisplay?page=home/en`);
  await expect(page.locator('#preview img').first()).toHaveAttribute('alt', 'Welcome, pilgrims');
  await expect(page.locator('#preview [dir=rtl]').first()).toBeVisible();
  const listed = page.locator('main section[aria-labelledby=pages] > ol > li h3 a');
  const first = await listed.allTextContents();
  await page.getByRole('link', { name: messagesOf('en', 'search').next }).click();
  await expect(listed.first()).not.toHaveText(first[0] ?? '');
  const second = await listed.allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await context.close();

  const rows: { key: string; locale: string; overridden: string[] }[] = await (
    await fetch(`${portal.url}/inventory.json`)
  ).json();
  const overridden = rows.filter((row) => row.overridden.length > 0);
  expect(overridden).toMatchObject([{ key: 'home', locale: 'en', overridden: ['card'] }]);
});
