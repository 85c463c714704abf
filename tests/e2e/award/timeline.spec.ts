/** Requirements: AWARD-08, AWARD-09, AWARD-12, LANG-09 */
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const { timeline } = messagesOf('en', 'award');
const EDITION_WINDOWS = {
  register: { from: '2025-01-13', to: '2025-03-31' },
  submit: { from: '2025-04-01', to: '2025-08-31' },
};
const withYear = (text: string) => text.replace('{year}', '2025');

test('windows of the edition: its dates in both calendars, the current phase marked by the server', async ({
  page,
  startPortal,
}) => {
  const env = { TEST_NOW: '2025-04-15T12:00:00+03:00' };
  const portal = await startPortal({ env });
  await page.goto(`${portal.url}/en/Researchers`);
  portal.setAward({ windows: EDITION_WINDOWS });
  await page.reload();
  const phases = page.locator('#timeline ol > li');
  await expect(phases).toHaveCount(5);
  await expect(page.locator('#timeline [aria-current="step"]')).toContainText(
    timeline.phases.receiving.title,
  );
  await expect(phases.nth(0)).toContainText(timeline.past);
  await expect(phases.nth(2)).toContainText(timeline.coming);
  await expect(phases.nth(0)).toContainText('13 January 2025 to 31 March 2025');
  await expect(phases.nth(0)).toContainText('13 Rajab 1446');
  await expect(page.locator('#timeline')).not.toContainText(timeline.later);
});

test('windows of the operator are the one set of dates, in words and for search engines', async ({
  page,
}) => {
  await page.goto('/en/Researchers');
  const phases = page.locator('#timeline ol > li');
  const day = 86_400_000;
  const [from, to] = [new Date(Date.now() - 30 * day), new Date(Date.now() + 30 * day)];
  for (const index of [0, 1]) {
    await expect(phases.nth(index)).toContainText(formatDate(from, 'en'));
    await expect(phases.nth(index)).toContainText(formatHijriDate(to, 'en'));
    await expect(phases.nth(index)).toHaveAttribute('aria-current', 'step');
  }
  for (const index of [2, 3, 4]) await expect(phases.nth(index)).toContainText(timeline.later);
  await expect(page.getByRole('main')).not.toContainText('2025');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data[1] ?? '')).toMatchObject({ startDate: toDay(from), endDate: toDay(to) });
});

test('with the API down the page stands, with the edition’s dates and a notice', async ({
  page,
  startPortal,
}) => {
  const portal = await startPortal({ env: { API_ROOT: 'http://127.0.0.1:9' } });
  const response = await page.goto(`${portal.url}/en/Researchers`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(withYear(timeline.down))).toBeVisible();
  await expect(page.locator('#timeline ol > li').first()).toContainText('13 January 2025');
});
