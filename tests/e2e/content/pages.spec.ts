/** Requirements: CONTENT-04, CONTENT-19, ROUTE-07, SHELL-15 */
import { CONTENT_PAGES } from '@/lib/content/content-pages';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

test('a page shows its breadcrumbs and the date of its text', async ({ page }) => {
  await page.goto('/en/Haj/Duties');
  const meta = messagesOf('en', 'meta');
  const { breadcrumbs, home } = messagesOf('en', 'content');
  const trail = page.getByRole('navigation', { name: breadcrumbs }).getByRole('listitem');
  await expect(trail).toHaveText([home, meta.haj.title, meta.hajDuties.title]);
  const names = page.locator('[itemtype$=BreadcrumbList] > [itemprop=itemListElement] [itemprop=name]');
  await expect(names).toHaveText([home, meta.haj.title, meta.hajDuties.title]);
  const changedOn = CONTENT_PAGES.find(({ route }) => route === 'hajDuties')?.changedOn ?? '';
  await expect(page.locator(`time[datetime="${changedOn}"]`)).toContainText(
    formatDate(parseDay(changedOn), 'en'),
  );
});

test('the short paths show the city guides without footer, canonical to the module', async ({ page }) => {
  await page.goto('/ar/Makka');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/ar\/MakkahAndMadinah\/Makkah$/,
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/ar/MakkahAndMadinah/Makkah');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

/** The height of an A4 sheet without its margins, in CSS pixels. */
const SHEET = 960;

test('in print a figure with its legend is on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: SHEET });
  await page.goto('/ar/Haj/Duties');
  await page.emulateMedia({ media: 'print' });
  const { caption, labels } = messagesOf('ar', 'haj').duties.times.figure;
  const figure = page.getByRole('figure').filter({ hasText: caption });
  await expect(figure).toHaveCSS('break-inside', 'avoid');
  await expect(figure.getByRole('img')).toBeVisible();
  for (const label of Object.values(labels)) await expect(figure.getByText(label)).toBeVisible();
  const box = await figure.boundingBox();
  expect(box?.height).toBeLessThan(SHEET);
});

test('a checklist keeps its ticks in every language until they are cleared', async ({ page }) => {
  const { papers } = messagesOf('ar', 'haj').remember.checklist.groups;
  await page.goto('/ar/Haj/Remember');
  await page.getByRole('checkbox', { name: papers.items.permit }).check();
  await page.getByRole('checkbox', { name: papers.items.card }).check();
  await page.getByRole('checkbox', { name: papers.items.card }).uncheck();

  const english = messagesOf('en', 'haj').remember.checklist.groups.papers;
  await page.goto('/en/Haj/Remember');
  const permit = page.getByRole('checkbox', { name: english.items.permit });
  await expect(permit).toBeChecked();
  await expect(page.getByRole('checkbox', { name: english.items.card })).not.toBeChecked();

  await page.getByRole('button', { name: messagesOf('en', 'content').checklist.reset }).click();
  await expect(permit).not.toBeChecked();
  await page.reload();
  await expect(permit).not.toBeChecked();
});
