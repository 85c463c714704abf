/** Requirements: JUDGE-06, JUDGE-07, JUDGE-08, A11Y-01 */
import type { Page } from '@playwright/test';
import { DAY_PARTS, dayControl } from '@/lib/forms/rules/day';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { waitUntilAwake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

const OFFICE = '2000000021';
const COORDINATOR = '2000000022';
const JURORS = ['2000000023', '2000000024'];
const STAFF = [
  `${OFFICE}=award`,
  `${COORDINATOR}=coordinator`,
  ...JURORS.map((nationalId) => `${nationalId}=jury`),
].join();
/** Two weeks from now: day, month and year. */
const listDueParts = () => {
  const due = new Date(Date.now() + 14 * 86_400_000);
  return { day: due.getUTCDate(), month: due.getUTCMonth() + 1, year: due.getUTCFullYear() };
};

for (const locale of ['ar', 'en'] as const) {
  const judging = messagesOf(locale, 'judging');
  const jury = messagesOf(locale, 'jury');

  const expectSaved = (page: Page) =>
    expect(page.getByRole('status').filter({ hasText: jury.saved })).toBeVisible();

  test(`the coordinator names jurors, clears a conflict, proposes and releases readings, in ${locale}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(240_000);
    const { url } = await startPortal({ env: { STAFF } });
    const researcher = new HttpResearcher(url);
    await researcher.signOn();
    await researcher.register();
    await researcher.submit();

    await test.step('the office admits the application', async () => {
      const office = await browser.newPage();
      await signOnUnseen(office, { url, locale, target: 'admin', nationalId: OFFICE });
      await office.goto(`${url}/${locale}/desk/eligibility`);
      await office.getByRole('link', { name: judging.oldest }).click();
      await office.getByLabel(judging.category).selectOption({ index: 1 });
      await office.getByRole('button', { name: judging.admit, exact: true }).click();
      await expect(office.getByRole('status').filter({ hasText: judging.saved })).toBeVisible();
      await office.goto(`${url}/${locale}/desk/jury`);
      await expect(office.getByRole('button', { name: jury.readings.propose })).toHaveCount(0);
      await office.close();
    });

    await signOnUnseen(page, { url, locale, target: 'admin', nationalId: COORDINATOR });
    await page.goto(`${url}/${locale}/desk/jury`);
    await expectAccessible(page);
    const names = page.getByRole('region', { name: jury.jurors.title }).getByRole('link');

    await test.step('name two jurors, one with a tie', async () => {
      for (const index of [0, 1]) {
        await names.nth(index).click();
        await page.getByLabel(jury.form.capacity).fill('0');
        await page.getByRole('button', { name: jury.form.save, exact: true }).click();
        await expect(page.locator('#capacity-error')).toBeVisible();
        for (const group of [jury.form.fields, jury.form.languages])
          for (const box of await page.getByRole('group', { name: group }).getByRole('checkbox').all())
            await box.check();
        await page.getByLabel(jury.form.capacity).fill('10');
        await page.getByRole('button', { name: jury.form.save, exact: true }).click();
        await expectSaved(page);
        if (index === 1) {
          await page.getByLabel(jury.ties.mailDomains).fill('gmail.com');
          await page.getByRole('button', { name: jury.ties.save }).click();
          await expect(page.locator('#mailDomains-error')).toHaveText(jury.ties.mailDomainsError);
          // React may restore the text of a field that is changed before it has hydrated the page.
          await page.goto(page.url().replace(/\?.*/, ''));
          await page.getByLabel(jury.ties.universities).fill('Leeds University');
          await page.getByRole('button', { name: jury.ties.save }).click();
          await expectSaved(page);
          await expectAccessible(page);
        }
        await page.getByRole('link', { name: jury.back }).click();
      }
    });

    await test.step('a conflict keeps a reading from being proposed until it is cleared', async () => {
      await page.getByRole('button', { name: jury.readings.propose }).click();
      await expectSaved(page);
      const missing = jury.readings.missing.replace('{number}', '1');
      await expect(page.getByText(missing)).toBeVisible();
      await expectAccessible(page);
      await names.nth(1).click();
      const note = page.getByRole('region', { name: jury.conflicts.title }).getByRole('textbox');
      await note.fill(' ');
      await page.getByRole('button', { name: jury.conflicts.clear }).click();
      await expect(page.locator('#note-error')).toHaveText(jury.conflicts.noteMissing);
      await note.fill('Taught there until 2010');
      await page.getByRole('button', { name: jury.conflicts.clear }).click();
      await expectSaved(page);
      await page.getByRole('link', { name: jury.back }).click();
      await page.getByRole('button', { name: jury.readings.propose }).click();
      await expectSaved(page);
      await expect(page.getByText(missing)).toHaveCount(0);
      await page.getByRole('group').filter({ hasText: jury.readings.matches }).first().click();
      await expectAccessible(page);
    });

    await test.step('release', async () => {
      const parts = listDueParts();
      for (const part of DAY_PARTS)
        await page.locator(`[name="${dayControl('dueOn', part)}"]`).fill(String(parts[part]));
      await page.getByRole('button', { name: jury.readings.release.button }).click();
      await expectSaved(page);
      await expect(page.getByText(jury.readings.readingStates.released).first()).toBeVisible();
    });

    await test.step('a juror declares a tie, and loses the reading', async () => {
      const juror = await browser.newPage();
      await signOnUnseen(juror, { url, locale, target: 'admin', nationalId: JURORS[0] ?? '' });
      await juror.goto(`${url}/${locale}/desk/readings`);
      await expect(juror.getByRole('table').getByRole('link')).toHaveCount(1);
      // The order of the jurors varies: the coordinator may have cleared the conflict by university for this one.
      const domains = juror.getByLabel(jury.ties.mailDomains);
      // React may restore the text of a field that is changed before it has hydrated the page.
      await waitUntilAwake(domains);
      await domains.fill('example.edu');
      await juror.getByRole('button', { name: jury.ties.save }).click();
      await expectSaved(juror);
      await expect(juror.getByRole('table')).toHaveCount(0);
      await expectAccessible(juror);
      await juror.close();
    });
  });
}
