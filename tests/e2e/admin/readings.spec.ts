/** Requirements: JUDGE-10, JUDGE-11, JUDGE-12, JUDGE-13, JUDGE-21, JUDGE-24, A11Y-01 */
import { SEED } from '@/lib/award/definition/edition';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { releaseReadings } from '../../support/award/release-reading';
import { makeNamedPdf } from '../../support/files/named-pdf';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const OFFICE = '2000000021';
const COORDINATOR = '2000000022';
const JUROR = '2000000023';
const STAFF = `${OFFICE}=award,${COORDINATOR}=coordinator,${JUROR}=jury`;

/** The research field of the application. */
const FIELD = String(makeRegistration().researchInformation.researchFieldId);

/** The fields of a form that its total covers when they get the focus, from the last to the first and back. */
function listCovered(total: Element): string[] {
  const fields = [
    ...document.querySelectorAll('form:has(output) :is(input:not([type="hidden"]), textarea, button)'),
  ];
  return [...fields, ...fields.toReversed()].flatMap((field) => {
    if (!(field instanceof HTMLElement)) return [];
    field.focus();
    const [above, below] = [field.getBoundingClientRect(), total.getBoundingClientRect()];
    return above.bottom > below.top && above.top < below.bottom ? [field.id || field.textContent] : [];
  });
}

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'readings');
  const judging = messagesOf(locale, 'judging');

  test(`the office checks a copy, a juror scores the application and makes the sheet final, in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    const { url, dataDir } = await startPortal({ env: { STAFF } });
    const researcher = new HttpResearcher(url);
    await researcher.signOn();
    await researcher.register();
    await researcher.submit({ ResearchPlanFile: await makeNamedPdf(() => 'Zahrani', true) });

    await test.step('the office admits the application and checks the copy of its plan', async () => {
      await signOnUnseen(page, { url, locale, target: 'admin', nationalId: OFFICE });
      await page.goto(`${url}/${locale}/desk/eligibility`);
      await page.getByRole('link', { name: judging.oldest }).click();
      await page.getByLabel(judging.category).selectOption({ index: 1 });
      await page.getByRole('button', { name: judging.admit, exact: true }).click();
      await page.goto(`${url}/${locale}/desk/eligibility?state=eligible`);
      await page.getByRole('table').getByRole('link').click();
      await page.getByLabel(texts.blind.leftOut).fill('3');
      await page.getByRole('button', { name: texts.blind.search }).click();
      await expect(page.getByText(texts.blind.leftOutError)).toBeVisible();
      await page.getByLabel(texts.blind.leftOut).fill('2');
      await page.getByLabel(texts.blind.words).fill('Zahrani');
      await page.getByRole('button', { name: texts.blind.check }).click();
      await expect(page.getByText(texts.blind.states.checked)).toBeVisible();
      await expectAccessible(page);
    });

    const juror = await browser.newPage();
    const part = (key: string) =>
      juror.getByRole('group', { name: messagesOf(locale, 'award').criteria[key as 'impact'].title });

    await test.step('the juror opens the reading', async () => {
      await signOnUnseen(juror, { url, locale, target: 'admin', nationalId: JUROR });
      await juror.goto(`${url}/${locale}/desk/readings`);
      await expect(juror.getByText(texts.none)).toBeVisible();
      releaseReadings(dataDir);
      await juror.reload();
      await expectAccessible(juror);
      await juror.getByRole('link', { name: texts.openNext }).click();
      await expectAccessible(juror);
    });

    await test.step('the sheet saves itself', async () => {
      const first = SEED.criteria[0]?.key ?? '';
      await part(first).getByRole('radio').nth(7).check();
      await expect(juror.locator('form [data-state="saved"]')).toBeVisible();
      await juror.reload();
      expect(await part(first).getByRole('radio').nth(7).isChecked()).toBe(true);
    });

    await test.step('F6 moves between project and sheet; a phone shows one of them', async () => {
      const project = juror.getByRole('region', { name: texts.side.project, exact: true });
      const sheet = juror.getByRole('region', { name: texts.sheet });
      // The keys load after the page.
      await expect(async () => {
        await juror.getByRole('radio').last().focus();
        await juror.keyboard.press('F6');
        await expect(project).toBeFocused({ timeout: 500 });
      }).toPass();
      await juror.keyboard.press('F6');
      await expect(juror.getByRole('radio').last()).toBeFocused();
      await juror.setViewportSize({ width: 390, height: 844 });
      await juror.getByRole('radio', { name: texts.side.project }).check();
      await expect(sheet).toBeHidden();
      await expectAccessible(juror);
      await juror.getByRole('radio', { name: texts.sheet }).check();
      await expect(project).toBeHidden();
      await expectAccessible(juror);
    });

    await test.step('on a phone the total stays at the lower edge and covers no field with the focus', async () => {
      const total = juror.getByText(texts.totalSoFar.replace('{total}', '21'));
      const first = SEED.criteria[0]?.key ?? '';
      await part(first).scrollIntoViewIfNeeded();
      await expect(total).toBeInViewport();
      await part(first).getByRole('radio').nth(8).check();
      await expect(juror.getByText(texts.totalSoFar.replace('{total}', '24'))).toBeInViewport();
      await part(first).getByRole('radio').nth(7).check();
      await expect(total).toBeInViewport();
      await juror.setViewportSize({ width: 390, height: 640 });
      expect(await total.evaluate(listCovered)).toEqual([]);
      await juror.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('an incomplete sheet is not final, and its answers stay', async () => {
      await juror.getByRole('button', { name: texts.makeFinal }).click();
      await expect(juror.getByRole('alert').filter({ hasText: texts.confirmMissing })).toBeVisible();
      for (const { key } of SEED.criteria) await part(key).getByRole('radio').nth(7).check();
      await juror.getByRole('checkbox', { name: texts.confirm }).check();
      await juror.getByRole('button', { name: texts.makeFinal }).click();
      await expect(juror.getByText(texts.finalNotice.replace('{total}', '70'))).toBeVisible();
      await expectAccessible(juror);
    });

    await test.step('as a lead, the juror reads the panel of the field now', async () => {
      await juror.goto(`${url}/${locale}/desk/readings`);
      const panel = juror.getByRole('region', { name: texts.panel.title });
      await expect(panel.getByText(texts.panel.waiting.split('{')[0] ?? '')).toBeVisible();
      await panel.getByRole('combobox').selectOption(FIELD);
      await panel.getByRole('button', { name: texts.panel.show }).click();
      await expect(panel.getByRole('row').last()).toContainText('70');
      await expectAccessible(juror);
    });
    await juror.close();

    await test.step('the coordinator reopens the sheet with a reason', async () => {
      const coordinator = await browser.newPage();
      await signOnUnseen(coordinator, { url, locale, target: 'admin', nationalId: COORDINATOR });
      await coordinator.goto(`${url}/${locale}/desk/eligibility?state=eligible`);
      await coordinator.getByRole('table').getByRole('link').click();
      await coordinator.getByRole('button', { name: texts.sheets.reopen }).click();
      await expect(coordinator.getByText(texts.sheets.reasonMissing).last()).toBeVisible();
      await coordinator.getByLabel(texts.sheets.reason).fill('A page was missing');
      await coordinator.getByRole('button', { name: texts.sheets.reopen }).click();
      await expect(coordinator.getByText(texts.sheets.draft.replace('{version}', '2'))).toBeVisible();
      await expect(coordinator.getByText('A page was missing')).toBeVisible();
      await expectAccessible(coordinator);
      await coordinator.close();
    });
  });
}
