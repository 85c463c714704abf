/** Requirements: CONTENT-05 */
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

test('the organizational structure is read as lists inside of lists, without a picture', async ({ page }) => {
  const { tree } = messagesOf('en', 'ministry').structure.chart;
  await page.goto('/en/Ministry/OrganizationalStructure');
  const chart = page.locator('#chart');
  await expect(chart.locator('img, svg[role=img], canvas')).toHaveCount(0);

  const root = chart.getByRole('list').first().getByRole('listitem').first();
  await expect(root.getByText(tree.minister.title, { exact: true })).toBeVisible();
  const fields = root.locator(':scope > ul > li');
  await expect(fields).toHaveCount(7);
  const hajj = fields.filter({ has: page.getByText(tree.hajj.title, { exact: true }) });
  await expect(hajj.locator(':scope > ul > li')).toHaveText([
    tree.missions.title,
    tree.companies.title,
    tree.holySites.title,
    tree.season.title,
  ]);
});
