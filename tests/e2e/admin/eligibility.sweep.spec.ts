/** Requirements: JUDGE-02, JUDGE-28, A11Y-01 */
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const OFFICE = '2000000021';
const COORDINATOR = '2000000022';
const STAFF = `${OFFICE}=award,${COORDINATOR}=coordinator`;

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'judging');

  test(`the office admits one application by key and refuses another, the coordinator confirms, in ${locale}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    const { url } = await startPortal({ env: { STAFF } });
    const researchers = [new HttpResearcher(url), new HttpResearcher(url)];
    for (const researcher of researchers) {
      await researcher.signOn();
      await researcher.register();
      await researcher.submit();
    }
    const saved = page.getByRole('status').filter({ hasText: texts.saved });
    const isChecked = () => page.getByRole('checkbox', { name: texts.rules.duplicates }).isChecked();

    await test.step('admit by key, with a reason for what the portal has found', async () => {
      await signOnUnseen(page, { url, locale, target: 'admin', nationalId: OFFICE });
      await page.goto(`${url}/${locale}/desk/eligibility`);
      await expectAccessible(page);
      const first = page.getByRole('table').getByRole('link').first();
      // The keys work once their script has loaded.
      await expect(async () => {
        await page.keyboard.press('j');
        await expect(first).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(page.locator('#check')).toBeFocused();
      // Both have the same scholarship file number.
      expect(await isChecked()).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('a');
      await expect(page.locator('#unmet-error')).toHaveText(texts.contradiction.admit);
      await page.getByRole('checkbox', { name: texts.rules.duplicates }).uncheck();
      const reason = page.getByLabel(texts.reason.replace('{rule}', texts.rules.duplicates));
      await reason.fill('a');
      // In a text field the key is a letter.
      await reason.press('a');
      await expect(reason).toHaveValue('aa');
      await page.getByLabel(texts.category).selectOption({ index: 1 });
      const supervisor = page.getByLabel(texts.supervisor);
      await supervisor.fill('Huda');
      await page.getByRole('checkbox', { name: texts.rules.duplicates }).focus();
      await page.keyboard.press('a');
      await expect(page.locator('#supervisor-error')).toHaveText(texts.supervisorIncomplete);
      await expect(supervisor).toHaveValue('Huda');
      await expect(reason).toHaveValue('aa');
      await supervisor.fill('Huda Zahrani');
      await page.getByRole('checkbox', { name: texts.rules.duplicates }).focus();
      await page.keyboard.press('a');
      await expect(saved).toBeVisible();
    });

    await test.step('refuse', async () => {
      await page.getByRole('link', { name: texts.oldest }).click();
      await page
        .getByLabel(texts.reason.replace('{rule}', texts.rules.duplicates))
        .fill('Same file number as another entry');
      await page.getByRole('button', { name: texts.refuse, exact: true }).click();
      await expect(saved).toBeVisible();
      await expect(page.getByText(texts.allChecked)).toBeVisible();
    });

    await test.step('the coordinator confirms', async () => {
      const second = await browser.newPage();
      await signOnUnseen(second, { url, locale, target: 'admin', nationalId: COORDINATOR });
      await second.goto(`${url}/${locale}/desk/eligibility?state=refusalProposed`);
      await second.getByRole('table').getByRole('link').click();
      await expectAccessible(second);
      await second.getByRole('button', { name: texts.confirm, exact: true }).click();
      await expect(second.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      await second.close();
    });

    await test.step('each researcher reads the outcome', async () => {
      const pages = await Promise.all(
        researchers.map((researcher) => researcher.read(`/${locale}/Researchers/application`)),
      );
      expect(pages[0]).toContain(messagesOf(locale, 'requests').states.underReview);
      expect(pages[1]).toContain(texts.states.ineligible);
      expect(pages[1]).toContain('Same file number as another entry');
    });
  });
}
