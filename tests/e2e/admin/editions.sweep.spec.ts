/** Requirements: JUDGE-02, AWARD-18, AWARD-19, AWARD-20, AWARD-25, AWARD-31, A11Y-01 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEED } from '@/lib/award/definition/edition';
import { formatYear, toDay } from '@/lib/i18n/format';
import { signOnUnseen } from '../../support/auth/sign-on';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** After how long pages follow a change. */
const FOLLOWS_MS = 2000;
/** The job that starts an edition may be late on a busy machine. */
const SOON = { timeout: 15_000 };
const OFFICE = '2000000011';
const ADMINISTRATOR = '2000000012';
const STAFF = `${OFFICE}=award,${ADMINISTRATOR}=administrator`;

/** When the edition of 2026 started, by the clock of the portal. */
function readStart(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { readOnly: true });
  const row = database
    .prepare("select at from event where entity = 'edition' and entity_id = '2026' and kind = 'started'")
    .get();
  database.close();
  return Date.parse(String(row?.at));
}

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'admin').editions;
  const award = messagesOf(locale, 'award');

  test(`the office prepares an edition, another person confirms it, and it starts, in ${locale}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    const { url, dataDir } = await startPortal({ env: { STAFF } });
    const next = formatYear(2026, locale);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await test.step('copy', async () => {
      await signOnUnseen(page, { url, locale, target: 'admin', nationalId: OFFICE });
      await page.goto(`${url}/${locale}/desk/editions`);
      await expectAccessible(page);
      await press(texts.copy.replace('{year}', formatYear(2025, locale)).replace('{next}', next));
      await expect(page.getByRole('status').filter({ hasText: texts.copied })).toBeVisible();
      // By keyboard, once its script has loaded: the newest edition is the first row, and k does not move above it.
      const newest = page.getByRole('link', { name: next, exact: true });
      await expect(async () => {
        await page.keyboard.press('k');
        await expect(newest).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(texts.title.replace('{year}', next));
      await expect(page.getByText(texts.gaps.none)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('data with an error, then correct', async () => {
      await page.locator('[name="weights.impact"]').fill('x');
      await press(texts.judging.save);
      await expect(page.locator('[id="weights.impact-error"]')).toContainText(texts.form.number);
      await expect(page.locator('[name="weights.impact"]')).toHaveValue('x');
      await page.locator('[name="weights.impact"]').fill('');
      await page.locator('[name="judging.readings"]').fill('3');
      await press(texts.judging.save);
      await expect(page.locator('[name="judging.readings"]')).toHaveValue('3');
      await page.locator('[name="prizes.0.amount"]').fill('170000');
      await press(texts.form.save);
      await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      await expect(page.locator('[name="prizes.0.amount"]')).toHaveValue('170000');
    });

    await test.step('entries of two lists that are added, moved and removed, and a prize of one category', async () => {
      const region = page.getByRole('region', { name: texts.keyLists.title, exact: true });
      const items = region.getByRole('listitem');
      const before = await items.count();
      await region.getByLabel(texts.keyLists.add).fill('Beauty');
      await press(texts.keyLists.addButton);
      await expect(items).toHaveCount(before + 1);
      await expect(items.last()).toContainText('Beauty');
      await items.last().getByRole('button').first().click();
      await expect(items.nth(before - 1)).toContainText('Beauty');
      await items
        .nth(before - 1)
        .getByRole('button')
        .last()
        .click();
      await expect(items.last()).toContainText(texts.keyLists.ended);
      await expectAccessible(page);
      await region.getByLabel(texts.keyLists.list).selectOption('goals');
      await region.getByRole('button', { name: texts.texts.show, exact: true }).click();
      await expect(items).toHaveCount(SEED.goals.length);
      // By keyboard alone: the first goal becomes the second one.
      await items.first().getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await expect(items.nth(1)).toContainText(award.goals[SEED.goals[0] as 'journey'].title);
      const category = page.getByLabel(texts.form.newPrize.category);
      await category.selectOption('1');
      await page.locator('[name="prizes.2.amount"]').fill('160000');
      await press(texts.form.save);
      await expect(page.locator('[name="prizes.2.amount"]')).toHaveValue('160000');
      await page.locator('[name="prizes.2.amount"]').fill('');
      await press(texts.form.save);
      await expect(page.locator('[name="prizes.2.amount"]')).toHaveValue('');
    });

    await test.step('a text', async () => {
      await page.locator('[name="texts.tagline"]').fill('2026 tagline');
      await press(texts.texts.save);
      await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      await page.getByRole('link', { name: texts.preview }).click();
      await expect(page.getByText(award.editionPage.preview)).toBeVisible();
      await expect(page.getByText('170,000').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: award.editionPage.back }).click();
    });

    await test.step('the start, by two persons', async () => {
      await fillDay(page.locator('main'), 'startsOn', toDay(new Date()));
      await press(texts.steps.propose);
      await expect(page.getByText(texts.steps.secondPerson)).toBeVisible();
      const second = await browser.newPage();
      await signOnUnseen(second, { url, locale, target: 'admin', nationalId: ADMINISTRATOR });
      await second.goto(`${url}/${locale}/desk/editions/2026`);
      await second.getByRole('button', { name: texts.steps.confirm, exact: true }).click();
      await expect(second.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      await second.close();
    });

    await test.step('the award’s pages follow', async () => {
      const asked: number[] = [];
      await expect(async () => {
        const at = Date.now();
        const html = await (await fetch(`${url}/${locale}/Researchers`)).text();
        if (!html.includes('2026 tagline')) asked.push(at);
        expect(html).toContain('2026 tagline');
        expect(html).toContain('170,000');
        expect(html.indexOf(award.goals.experience.title)).toBeLessThan(
          html.indexOf(award.goals.journey.title),
        );
        expect(await (await fetch(`${url}/${locale}/prizes`)).text()).toContain('170,000');
      }).toPass(SOON);
      // However long a rendering takes, a page requested two seconds after the start is the new one.
      expect(Math.max(0, ...asked)).toBeLessThan(readStart(dataDir) + FOLLOWS_MS);
      const closed = await page.goto(`${url}/${locale}/Researchers/editions/2025`);
      expect(closed?.status()).toBe(200);
      await expect(page.getByText(award.editionPage.past)).toBeVisible();
      const unknown = await fetch(`${url}/${locale}/Researchers/editions/2031`, { redirect: 'manual' });
      expect(unknown.status).toBe(302);
    });
  });
}
