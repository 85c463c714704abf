/** Requirements: ADMIN-03, ADMIN-04, ADMIN-06 */
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { DEFUSED, FORMULA, openBackOffice, takeFile, takeSheet } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import type { PortalProcess } from '../../support/portal/portal-process';
import { expect, test } from '../../support/test';

const LANGUAGES = ['ar', 'en'] as const satisfies readonly Locale[];
/** One more than fit on a page of the list. */
const REGISTRATIONS = 26;

/** People who register, the last with a project title that a spreadsheet would execute, and submit. */
async function fillAward(portal: PortalProcess): Promise<string> {
  const register = async (researchTitle: string) => {
    const researcher = new HttpResearcher(portal.url);
    await researcher.signOn();
    const { referenceNumber } = await researcher.register({ researchTitle });
    return { researcher, referenceNumber };
  };
  const titles = Array.from({ length: REGISTRATIONS - 1 }, (_, index) => `مشروع ${index + 1}`);
  await Promise.all(titles.map(register));
  const { researcher, referenceNumber } = await register(FORMULA);
  await researcher.submit();
  return referenceNumber;
}

for (const locale of LANGUAGES) {
  test(`staff find a registration, download its file and export all as a spreadsheet; the audit trail records it (${locale})`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(120_000);
    const portal = await startPortal();
    const referenceNumber = await fillAward(portal);

    const texts = messagesOf(locale, 'admin').award;
    const admin = messagesOf(locale, 'admin');
    const meta = messagesOf(locale, 'meta');
    const { status } = messagesOf(locale, 'register');
    const rows = page.getByRole('table').getByRole('rowheader');
    const nav = page.getByRole('navigation', { name: admin.nav });
    await openBackOffice(page, { url: portal.url, locale, path: '/desk/award' });
    await expect(page.locator('html')).toHaveAttribute(
      'dir',
      LOCALES.find(({ code }) => code === locale)?.dir ?? '',
    );

    await test.step(`pages (${locale})`, async () => {
      await expect(rows).toHaveCount(REGISTRATIONS - 1);
      await expect(rows.first()).toHaveText(referenceNumber);
      await page.getByRole('link', { name: texts.next }).click();
      await expect(rows).toHaveCount(1);
      await page.getByRole('link', { name: texts.first }).click();
      await expect(rows).toHaveCount(REGISTRATIONS - 1);
      await expectAccessible(page);
    });

    await test.step(`the navigation on a phone (${locale})`, async () => {
      const menu = messagesOf(locale, 'menu');
      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: menu.open, exact: true }).click();
      await expect(nav.getByRole('link', { name: meta.adminAward.title })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectAccessible(page);
      await nav.getByRole('button', { name: menu.close }).click();
      await expect(nav).toBeHidden();
      if (desktop) await page.setViewportSize(desktop);
    });

    await test.step(`the spreadsheet (${locale})`, async () => {
      await page.locator('[name=country]').selectOption({ label: messagesOf(locale, 'award').countries.GB });
      await page.getByRole('button', { name: texts.filters.apply }).click();
      const lines = await takeSheet(page, page.getByRole('link', { name: messagesOf(locale, 'sheets').csv }));
      expect(lines).toHaveLength(REGISTRATIONS + 1);
      expect(lines[0]).toContain(texts.columns.referenceNumber);
      expect(lines[1]).toContain('هندسة النقل');
      expect(lines.at(-1)).toContain(DEFUSED);
    });

    await test.step(`one registration (${locale})`, async () => {
      await page.locator('[name=text]').last().fill(referenceNumber);
      await page.locator('[name=status]').selectOption({ label: status.Completed });
      await page.getByRole('button', { name: texts.filters.apply }).click();
      await expect(rows).toHaveText([referenceNumber]);
      await page.getByRole('link', { name: referenceNumber }).click();
      await expect(page.getByRole('region', { name: texts.answers })).toContainText(FORMULA);
      const events = page.getByRole('region', { name: texts.history }).getByRole('listitem');
      await expect(events.first()).toContainText(texts.events.registered);
      await expect(events.last()).toContainText(texts.events.completed);
      const link = page.getByRole('region', { name: texts.files }).getByRole('link');
      expect((await takeFile(page, link)).content.subarray(0, 5).toString()).toBe('%PDF-');
      await expectAccessible(page);
    });
    await test.step(`figures (${locale})`, async () => {
      await nav.getByRole('link', { name: texts.figures.title }).click();
      const figures = page.getByRole('table').filter({ hasText: texts.figures.by.status });
      const counts = figures.getByRole('row').filter({ hasText: status.FirstStageSubmited });
      await expect(counts.getByRole('cell')).toHaveText(String(REGISTRATIONS - 1));
      const countries = page.getByRole('table').filter({ hasText: texts.figures.by.country });
      await expect(countries.getByRole('row')).toContainText([
        texts.figures.columns.count,
        String(REGISTRATIONS),
      ]);
      await expectAccessible(page);
    });

    await test.step(`the audit trail (${locale})`, async () => {
      await nav.getByRole('link', { name: admin.trail.title }).click();
      const entries = page.getByRole('table').getByRole('row');
      const looks = entries
        .filter({ hasText: admin.trail.kinds.viewed })
        .filter({ hasText: referenceNumber });
      // The views of the answers and of the file.
      await expect(looks).toHaveCount(2);
      await expect(looks.first()).toContainText(admin.trail.entities.scholarship_request);
      await expect(entries.filter({ hasText: admin.trail.kinds.exported })).toHaveCount(1);
      await expectAccessible(page);
    });
  });
}
