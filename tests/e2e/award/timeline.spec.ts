/** Requirements: AWARD-08, AWARD-09, AWARD-12, LANG-09 */
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
  await expect(page.getByText(withYear(timeline.differs))).toBeHidden();
});

test('windows of the operator stand beside the edition’s dates', async ({ page }) => {
  await page.goto('/en/Researchers');
  await expect(page.getByText(withYear(timeline.differs))).toBeVisible();
  const registration = page.locator('#timeline ol > li').first();
  await expect(registration).toContainText('13 January 2025');
  await expect(registration).toContainText(timeline.operative);
  await expect(registration).toHaveAttribute('aria-current', 'step');
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
