/** Requirements: MAP-01, MAP-02, MAP-03, A11Y-01 */
import { measureContrast } from '@/lib/content/visual-identity/contrast';
import { MOVEMENTS } from '@/lib/guides/journeys/journeys';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const { movements, guidance } = messagesOf('ar', 'journeys');
const { legs } = messagesOf('ar', 'haj').overview.sites.map;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a step shows its route and its text; the print version has the whole route and the table', async ({
    page,
  }) => {
    await page.goto('/ar/HolySites');
    const ways = page.getByRole('img').locator('g g');
    await expect(page.getByRole('button', { name: movements.play })).toBeHidden();
    await page.getByRole('radio', { name: legs.toMuzdalifah }).check();
    await expect(ways.nth(2).locator('path')).toHaveCSS('opacity', '1');
    await expect(ways.nth(3).locator('path')).toHaveCSS('opacity', '0.6');
    const todo = page.getByRole('listitem').filter({ hasText: guidance.stations.muzdalifah.now.first });
    await expect(todo).toBeVisible();
    await expect(page.getByText(guidance.stations.arafah.now.first, { exact: true })).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(1 + MOVEMENTS.flatMap(({ ways }) => ways).length);
    await page.emulateMedia({ media: 'print' });
    await expect(ways.nth(4).locator('path')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('row').last()).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the numbers of the routes are readable, completed or not`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/HolySites');
    const colours = await page
      .getByRole('img')
      .locator('g g')
      .evaluateAll((ways) =>
        ways.map((way) =>
          ['circle', 'text'].map((part) => {
            const channels = getComputedStyle(way.querySelector(part) ?? way).fill.match(/\d+/g) ?? [];
            return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
          }),
        ),
      );
    expect(colours).toHaveLength(MOVEMENTS.length);
    for (const [badge = '', number = ''] of colours)
      expect(measureContrast(badge, number)).toBeGreaterThanOrEqual(4.5);
  });
}

test('the steps play on request, and pause', async ({ page }) => {
  await page.goto('/ar/HolySites');
  await page.getByRole('button', { name: movements.play }).click();
  await expect(page.getByRole('radio', { name: legs.toArafah })).toBeChecked();
  await expect(page.getByRole('status').getByText(legs.toArafah)).toBeVisible();
  await page.getByRole('button', { name: movements.pause }).click();
  await expect(page.getByRole('button', { name: movements.play })).toBeVisible();
  await page.getByRole('radio', { name: legs.toArafah }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: legs.toMuzdalifah })).toBeChecked();
  await expectAccessible(page);
});
