/** Requirements: A11Y-02, A11Y-05 */
import { ROLES } from '@/lib/api/contract/roles';
import { getForm } from '@/lib/requests/forms';
import { ROUTES } from '@/lib/routing/table';
import { ADMIN_STAFF, Colleague, openBackOffice } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { findLostFocus } from '../../support/pages/focus-in-view';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

const PATHS = ROUTES.flatMap(({ path }) => (path.startsWith('/desk') && !path.includes('{') ? [path] : []));

for (const [locale, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  test(`every focused element of the desk is visible, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url } = await startPortal({ env: { STAFF: `${ADMIN_STAFF}=${ROLES.join('+')}` } });
    const office = await Colleague.signOn(url);
    await office.openPlace('Room');
    const sender = new HttpResearcher(url);
    await sender.signOn();
    const wish = { preferredDate: '2031-03-02', channel: 'remote' };
    const { referenceNumber } = await sender.sendSample(getForm('appointment'), wish);
    const contact = await sender.sendSample(getForm('contact'));
    const requests = [referenceNumber, contact.referenceNumber].map(async (number) => {
      const { id } = await office.find(number);
      return `/desk/requests/${id}`;
    });
    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk' });
    for (const path of [...PATHS, '/desk/lists?list=contactTopics', ...(await Promise.all(requests))]) {
      await page.goto(`${url}/${locale}${path}`);
      // What is folded is reached too once it is open.
      for (const fold of await page.locator('main details').all())
        await fold.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      expect.soft(await findLostFocus(page), path).toEqual([]);
    }
  });
}
