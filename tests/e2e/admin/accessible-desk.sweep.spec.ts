/** Requirements: A11Y-01, A11Y-03 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { openBackOffice } from '../../support/admin/back-office';
import { DESK_PAGES, startFullDesk } from '../../support/admin/full-desk';
import {
  expectAccessible,
  expectAccessibleButColours,
  expectContrast,
} from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

test.setTimeout(600_000);

/** Lists whose first link leads to a page of one record. */
const WITH_RECORDS = ['award', 'editions', 'eligibility', 'publications', 'requests', 'suppliers'];
/** A failure does not end the test, so that it reports every page. */
const softly = expect.configure({ soft: true });
const WIDTHS = [320, 768, 1920];
/** One language of each direction: colours are the same in all. */
const COLOURS_IN: readonly Locale[] = ['ar', 'en'];

/** The elements past the edge of a page that scrolls sideways. */
function listExcess(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isPast = (right > clientWidth || left < 0) && element.checkVisibility();
    return isPast
      ? [`${element.tagName} ${Math.round(left)} to ${Math.round(right)}: ${element.textContent}`]
      : [];
  });
}

for (const locale of LOCALE_CODES) {
  const withColours = COLOURS_IN.includes(locale);

  test(`pages of the desk are accessible${withColours ? ', also in the dark theme,' : ''} and fit every width, in ${locale}`, async ({
    page,
    startPortal,
  }) => {
    const { url, sender } = await startFullDesk(startPortal);
    await sender.sendSample(getForm('supplier'));
    await sender.register();
    await sender.submit();
    await openBackOffice(page, { url, locale, path: '/desk/publications' });
    const fields = new URLSearchParams({ kind: 'news', id: 'looked-at', title: 'عنوان' });
    await page.request.post(`${url}/gateway/forms/publication-create?locale=${locale}`, {
      data: fields.toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url },
    });
    const records: string[] = [];
    for (const name of WITH_RECORDS) {
      await page.goto(`${url}/${locale}/desk/${name}`);
      const link = page.locator(`main a[href^="/${locale}/desk/${name}/"]`).first();
      records.push(((await link.getAttribute('href')) ?? '').replace(`/${locale}`, ''));
    }
    for (const path of [...DESK_PAGES, ...records]) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: withColours ? 'dark' : 'light' });
        await page.goto(`${url}/${locale}${path}`);
        // Collapsed fields are checked too: the forms of the office, and the change of many requests.
        await page.locator('main details').evaluateAll((all) => {
          for (const details of all as HTMLDetailsElement[]) details.open = true;
        });
        if (withColours) {
          await expectContrast(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await expectAccessible(page);
        } else await expectAccessibleButColours(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await softly.poll(() => page.evaluate(listExcess), `${path} at ${width} px`).toEqual([]);
        }
      });
    }
  });
}
