/** Requirements: A11Y-02, A11Y-05 */
import { openBackOffice } from '../../support/admin/back-office';
import { DESK_PAGES, startFullDesk } from '../../support/admin/full-desk';
import { findLostFocus } from '../../support/pages/focus-in-view';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

for (const [locale, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  test(`every focused element of the desk is visible, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url, office, numbers } = await startFullDesk(startPortal);
    const requests = numbers.map(async (number) => {
      const { id } = await office.find(number);
      return `/desk/requests/${id}`;
    });
    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk' });
    for (const path of [...DESK_PAGES, '/desk/lists?list=contactTopics', ...(await Promise.all(requests))]) {
      await page.goto(`${url}/${locale}${path}`);
      // Elements of collapsed sections are checked too.
      for (const fold of await page.locator('main details').all())
        await fold.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      expect.soft(await findLostFocus(page), path).toEqual([]);
    }
  });
}
