/** Requirements: A11Y-01, AWARD-26, AWARD-27, NOJS-01 */
import { toDay } from '@/lib/i18n/format';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible, expectContrast } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const OFFICE = '2000000031';
const COORDINATOR = '2000000032';
const ADMINISTRATOR = '2000000033';
const STAFF = `${OFFICE}=award,${COORDINATOR}=coordinator,${ADMINISTRATOR}=administrator`;
const DAY_MS = 86_400_000;
const REASON = 'ملف ناقص / A file is missing';

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'exceptions');
  const { title } = messagesOf(locale, 'meta').adminExceptions;

  test(`a submission is reopened, a permit confirmed and an application disqualified, in ${locale}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(240_000);
    const { url } = await startPortal({ env: { STAFF } });
    const [late, reopened, out] = [new HttpResearcher(url), new HttpResearcher(url), new HttpResearcher(url)];
    const numbers = new Map<HttpResearcher, string>();
    for (const researcher of [late, reopened, out]) {
      await researcher.signOn();
      numbers.set(researcher, (await researcher.register()).referenceNumber);
      if (researcher !== late) await researcher.submit();
    }
    /** Somebody works in another browser, without script. */
    const act = async (nationalId: string, path: string, work: (other: typeof page) => Promise<void>) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const other = await context.newPage();
      await signOnUnseen(other, { url, locale, target: 'admin', nationalId });
      await other.goto(`${url}/${locale}${path}`);
      await work(other);
      await context.close();
    };
    const press = (other: typeof page, name: string) =>
      other.getByRole('button', { name, exact: true }).first().click();

    await signOnUnseen(page, { url, locale, target: 'admin', nationalId: OFFICE });
    const permit = async (kind: 'submit' | 'resubmit', researcher: HttpResearcher) => {
      await page.goto(`${url}/${locale}/desk/exceptions`);
      const main = page.getByRole('main');
      await main.getByRole('radio', { name: texts.permits.kinds[`${kind}Late`] }).check();
      await main.locator('#referenceNumber').fill(numbers.get(researcher) ?? '');
      await fillDay(main, 'day', toDay(new Date(Date.now() + 2 * DAY_MS)));
      await main.getByLabel(texts.reason).fill(REASON);
      await press(page, texts.permits.propose);
      await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    };

    await test.step('the office permits a late submission and reopens another one', async () => {
      await page.goto(`${url}/${locale}/desk/exceptions`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await press(page, texts.permits.propose);
      await expect(page.locator('#reason-error')).toHaveText(texts.reasonMissing);
      await expectAccessible(page);
      await permit('submit', late);
      await permit('resubmit', reopened);
      await expect(page.getByRole('table')).toContainText(numbers.get(reopened) ?? '');
      await expectAccessible(page);
    });

    await test.step('a coordinator confirms the permit and proposes a disqualification', async () => {
      await act(COORDINATOR, '/desk/exceptions', async (other) => {
        await press(other, texts.confirm);
        await expect(other.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
        await other.goto(`${url}/${locale}/desk/eligibility`);
        await other.getByRole('link', { name: numbers.get(out) ?? '' }).click();
        await press(other, texts.disqualification.propose);
        await expect(other.locator('#disqualification-reason-error')).toHaveText(texts.reasonMissing);
        await other.locator('#disqualification-reason').fill(REASON);
        await press(other, texts.disqualification.propose);
        await expect(other.getByText(texts.disqualification.waiting)).toBeVisible();
      });
    });

    await test.step('an administrator confirms it', async () => {
      await act(ADMINISTRATOR, '/desk/exceptions', async (other) => {
        await press(other, texts.confirm);
        await expect(other.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
        await other.getByRole('link', { name: numbers.get(out) ?? '' }).click();
        await expect(other.getByRole('main')).toContainText(REASON);
      });
      await page.goto(`${url}/${locale}/desk/exceptions`);
      await expectAccessible(page);
      await page.getByRole('link', { name: numbers.get(out) ?? '' }).click();
      await expectAccessible(page);
    });

    await test.step('the senders read it, and the reopened form has the stored file', async () => {
      const own = await browser.newPage();
      const open = async ({ nationalId }: HttpResearcher) => {
        await own.context().clearCookies();
        await signOnUnseen(own, { url, locale, target: 'researchers.application', nationalId });
        await own.goto(`${url}/${locale}/Researchers/application`);
      };
      await open(out);
      await expect(own.getByText(texts.disqualification.stage, { exact: true })).toBeVisible();
      await expect(own.getByRole('main')).toContainText(REASON);
      await expectAccessible(own);
      await open(reopened);
      await expect(own.getByText(texts.reopened.title)).toBeVisible();
      await expectAccessible(own);
      await own.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(own);
      await own.emulateMedia({ colorScheme: 'light' });
      await own.getByRole('link', { name: messagesOf(locale, 'award').continue }).click();
      await expect(own.getByText('identity.pdf')).toHaveCount(1);
      await own.close();
    });

    await test.step('a coordinator ends the permit before its hour', async () => {
      await act(COORDINATOR, '/desk/exceptions', async (other) => {
        const rowOf = (one: HttpResearcher) =>
          other.getByRole('row').filter({ hasText: numbers.get(one) ?? '' });
        const row = rowOf(late);
        // The page of the list that follows its first permit.
        const first = await rowOf(reopened).locator('input[name="id"]').inputValue();
        await other.goto(`${url}/${locale}/desk/exceptions?permits=0${first}`);
        await expect(rowOf(reopened)).toHaveCount(0);
        await row.getByText(texts.permits.end).click();
        await row.getByRole('button', { name: texts.permits.endButton }).click();
        await expect(row.getByText(texts.reasonMissing)).toBeVisible();
        await expect(rowOf(reopened)).toHaveCount(0);
        await row.getByRole('textbox').fill(REASON);
        await row.getByRole('button', { name: texts.permits.endButton }).click();
        await expect(row).toContainText(texts.ended);
      });
      await page.goto(`${url}/${locale}/desk/exceptions`);
      await page.getByText(texts.permits.end).first().click();
      await expectAccessible(page);
    });
  });
}
