/** Requirements: AWARD-24, A11Y-01 */
import { formatDate, parseDay } from '@/lib/i18n/format';
import { signOnUnseen } from '../../support/auth/sign-on';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const SOON = { timeout: 15_000 };
const OFFICE = '2000000013';
const ADMINISTRATOR = '2000000014';
const STAFF = `${OFFICE}=award,${ADMINISTRATOR}=administrator`;
const texts = messagesOf('ar', 'admin').editions;
const { title } = messagesOf('ar', 'award').timeline.phases.honouring;

test('the office moves a date of the edition in force without script, and an administrator confirms it', async ({
  browser,
  startPortal,
}) => {
  const { url } = await startPortal({ env: { STAFF } });
  const address = `${url}/ar/desk/editions/2025`;
  const work = async (nationalId: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signOnUnseen(page, { url, locale: 'ar', target: 'admin', nationalId });
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const open = await plain.newPage();
    await open.goto(address);
    return open;
  };
  const office = await work(OFFICE);
  const propose = office.getByRole('button', { name: texts.dates.propose, exact: true });

  await test.step('an error beside the field and in the summary keeps what was entered', async () => {
    await fillDay(office.locator('main'), 'phases.honouring.to', '2025-11-09');
    await propose.click();
    const error = texts.gaps.phaseEnd.replace('{phase}', title);
    await expect(office.locator('[id="phases.honouring.to-error"]')).toContainText(error);
    const summary = office.getByRole('alert').getByRole('link', { name: error });
    await expect(summary).toHaveAttribute('href', '#phases.honouring.to');
    await expect(office.locator('[name="phases.honouring.to-day"]')).toHaveValue(/0?9/);
  });

  await test.step('the proposal is shown beside the dates in force', async () => {
    await fillDay(office.locator('main'), 'phases.honouring.to', '2025-11-12');
    await propose.click();
    await expect(office.getByRole('heading', { name: texts.dates.waiting })).toBeVisible();
    await expect(office.getByText(texts.dates.secondPerson)).toBeVisible();
    await expect(office.getByText(formatDate(parseDay('2025-11-12'), 'ar'))).toBeVisible();
    await expect(office.getByRole('button', { name: texts.dates.withdraw })).toBeVisible();
  });

  await test.step('another person confirms it, and the page of the award follows', async () => {
    const page = await browser.newPage();
    await signOnUnseen(page, { url, locale: 'ar', target: 'admin', nationalId: ADMINISTRATOR });
    await page.goto(address);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.dates.confirm, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expectAccessible(page);
    await expect(async () => {
      const html = await (await fetch(`${url}/ar/Researchers`)).text();
      expect(html).toContain(formatDate(parseDay('2025-11-12'), 'ar'));
    }).toPass(SOON);
  });
});
