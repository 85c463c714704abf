/** Requirements: A11Y-02, A11Y-05 */
import { findLostFocus } from '../../support/pages/focus-in-view';
import { expect, test } from '../../support/test';

/** Pages with narrow parts: breadcrumbs, scrolling rows, wide tables, the carousel, forms. */
const PATHS = ['', '/Dictionary', '/Haj/Timers', '/Contact', '/Researchers', '/MediaAndAwareness'];

for (const [locale, width] of [
  ['tr', 320],
  ['fa', 390],
] as const) {
  test(`${locale}: at ${width} px every focused element is visible @sweep`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of PATHS) {
      await page.goto(`/${locale}${path}`);
      expect.soft(await findLostFocus(page), path).toEqual([]);
    }
  });
}

test('the share button of the award’s page has a focus ring with contrast on the dark background', async ({
  page,
}) => {
  await page.goto('/tr/Researchers');
  const share = page.locator('[popovertarget="share-menu"]').first();
  await share.focus();
  await expect(share).toHaveCSS('outline-color', 'rgb(250, 233, 150)');
  await expect(share).toHaveCSS('outline-style', 'solid');
});
