/** Requirements: AWARD-26, AWARD-30, JUDGE-05, JUDGE-14, JUDGE-15, JUDGE-16, A11Y-01 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { formatYear, toDay } from '@/lib/i18n/format';
import { pressAndSave } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher, RESEARCHER_NAME } from '../../support/award/http-researcher';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const OFFICE = '2000000021';
const COORDINATOR = '2000000022';
const ADMINISTRATOR = '2000000023';
const STAFF = `${OFFICE}=award,${COORDINATOR}=coordinator,${ADMINISTRATOR}=administrator`;
const COMMITTEE = ['Member one', 'Member two', 'Member three'];
const DAY_MS = 86_400_000;

/** Admits every application and gives each two final sheets, the best one first. */
function judgeAll(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  database.exec(
    "update scholarship_request set stage = 'inReview', shown_stage = 'underReview', category = 1",
  );
  const rows = database.prepare('select id from scholarship_request order by id').all();
  for (const [index, { id }] of rows.entries())
    for (const juror of ['first', 'second']) {
      const assignment = `${id}-${juror}`;
      database
        .prepare(
          `insert into award_assignment (id, edition, round, request_id, juror, state, why, created_at)
           values (?, 2025, 1, ?, ?, 'released', '{"matches":true,"others":{}}', '2026-01-01')`,
        )
        .run(assignment, String(id), juror);
      database
        .prepare("insert into score_sheet values (?, 1, 'final', '{}', '', ?, null, '2026-01-01')")
        .run(assignment, 9000 - 500 * index);
    }
  database.close();
}

/** Moves the hour of the release into the past. */
function reachHour(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  database.exec("update award_ranking set release_at = '2026-01-01T09:00:00.000Z'");
  database.close();
}

/** Starts the next edition, which ends this one. */
function startNext(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  const add = database.prepare(
    "insert into award_edition (year, state, data, updated_at, version) values (?, ?, ?, '2026-01-01', 1)",
  );
  add.run(SEED_YEAR, 'closed', JSON.stringify(SEED));
  add.run(SEED_YEAR + 1, 'inForce', JSON.stringify(moveByYear(SEED)));
  database.close();
}

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'results');
  const exceptions = messagesOf(locale, 'exceptions');
  const meta = messagesOf(locale, 'meta');
  const { filters } = messagesOf(locale, 'admin').award;

  test(`a frozen ranking is decided, confirmed and released, and the winner agrees to be named, in ${locale}`, async ({
    page,
    browser,
    startPortal,
  }) => {
    test.setTimeout(240_000);
    const portal = await startPortal({ env: { STAFF } });
    const { url } = portal;
    const researchers = [new HttpResearcher(url), new HttpResearcher(url)];
    for (const researcher of researchers) {
      await researcher.signOn();
      await researcher.register();
      await researcher.submit();
    }
    judgeAll(portal.dataDir);
    const saved = page.getByRole('status').filter({ hasText: texts.saved });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await test.step('freeze the ranking and name the committee', async () => {
      await signOnUnseen(page, { url, locale, target: 'admin', nationalId: COORDINATOR });
      await page.goto(`${url}/${locale}/desk/judging`);
      await expectAccessible(page);
      await press(texts.freeze.title);
      await expect(saved).toBeVisible();
      await page.getByLabel(texts.committee.members).fill(COMMITTEE.join('\n'));
      await pressAndSave(page, texts.committee.save, texts.saved);
      await expectAccessible(page);
    });

    await test.step('decide', async () => {
      await page.locator('section:has(> #ranking) table').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: texts.decision.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: texts.outcomes.winner }).check();
      await page.locator('#reason').fill('The best of its category');
      await page.getByLabel(texts.decision.inFavour).fill('2');
      await page.getByLabel(texts.decision.against).fill('0');
      await page.getByLabel(texts.decision.abstained).fill('0');
      await press(texts.decision.save);
      await expect(page.locator('#prize-error')).toHaveText(texts.decision.prizeMissing);
      await page.getByLabel(texts.decision.prize).selectOption('first');
      await page.getByLabel(texts.decision.inFavour).fill('3');
      await press(texts.decision.save);
      await expect(saved).toBeVisible();
      await page.goto(`${url}/${locale}/desk/minutes`);
      await expect(page.getByText('The best of its category')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${url}/${locale}/desk/judging`);
      await press(texts.propose.button);
      await expect(saved).toBeVisible();
    });

    /** Another member of staff presses buttons of a page, each followed by its confirmation. */
    const act = async (nationalId: string, path: string, work: (other: typeof page) => Promise<void>) => {
      const other = await browser.newPage();
      await signOnUnseen(other, { url, locale, target: 'admin', nationalId });
      await other.goto(`${url}/${locale}${path}`);
      await work(other);
      await expect(other.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      await other.close();
    };

    await test.step('confirm, plan and approve', async () => {
      await act(ADMINISTRATOR, '/desk/judging', (other) =>
        other.getByRole('button', { name: texts.propose.confirm, exact: true }).click(),
      );
      await act(OFFICE, '/desk/letters', async (other) => {
        await fillDay(other.locator('main'), 'day', toDay(new Date(Date.now() + DAY_MS)));
        await other.getByRole('button', { name: texts.plan.save, exact: true }).click();
      });
      await page.goto(`${url}/${locale}/desk/letters`);
      await page.getByRole('link', { name: texts.letters.preview }).first().click();
      await expect(page.getByRole('heading', { name: texts.letters.previewTitle })).toBeVisible();
      await expectAccessible(page);
      await press(texts.plan.approve);
      await expect(saved).toBeVisible();
    });

    await test.step('at the hour the outcome is visible, and the winner chooses what is published', async () => {
      const [winner] = researchers;
      expect(await winner?.read(`/${locale}/Researchers/application`)).not.toContain(texts.mine.letter);
      reachHour(portal.dataDir);
      await expect
        .poll(async () => winner?.read(`/${locale}/Researchers/application`), { timeout: 15_000 })
        .toContain(texts.mine.letter);
      const visitor = await browser.newPage();
      await visitor.goto(`${url}/${locale}/Researchers`);
      await expect(visitor.locator('#winners')).toContainText(texts.winners.withheld);
      await expectAccessible(visitor, '#winners');
      await visitor.close();

      const own = await browser.newPage();
      await signOnUnseen(own, {
        url,
        locale,
        target: 'researchers.application',
        nationalId: winner?.nationalId ?? '',
        fullName: RESEARCHER_NAME,
      });
      await own.goto(`${url}/${locale}/Researchers/application`);
      await expectAccessible(own);
      await own
        .getByRole('checkbox', { name: texts.consent.name.replace('{value}', RESEARCHER_NAME) })
        .check();
      await own.getByRole('button', { name: texts.consent.save, exact: true }).click();
      await expect(own.getByRole('status').filter({ hasText: texts.consent.saved })).toBeVisible();
      await expect
        .poll(async () => (await fetch(`${url}/${locale}/Researchers`)).text(), { timeout: 15_000 })
        .toContain(RESEARCHER_NAME);
      await own.close();
    });

    await test.step('once the edition is over, its judging is read without steps, and an entry is disqualified', async () => {
      startNext(portal.dataDir);
      const { notice } = texts.over;
      const over = page.getByText(notice.replace('{year}', formatYear(SEED_YEAR, locale)));
      const forms = page.locator('main form[method="post"]');
      await page.goto(`${url}/${locale}/desk/judging`);
      await expect(over).toHaveCount(0);
      await page.getByRole('combobox').first().selectOption(String(SEED_YEAR));
      await page.getByRole('button', { name: filters.apply, exact: true }).first().click();
      await expect(over).toBeVisible();
      await expect(forms).toHaveCount(0);
      await expect(page.locator('section:has(> #ranking) tbody tr')).toHaveCount(2);
      await expectAccessible(page);
      for (const part of ['eligibility', 'jury']) {
        await page.goto(`${url}/${locale}/desk/${part}?edition=${SEED_YEAR}&state=all`);
        await expect(over).toBeVisible();
        await expect(forms).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.goto(`${url}/${locale}/desk/editions/${SEED_YEAR}`);
      await page.getByRole('link', { name: meta.adminJudging.title }).last().click();
      await page.locator('section:has(> #ranking) table').getByRole('link').last().click();
      await expect(page.getByRole('heading', { name: texts.decision.title })).toBeVisible();
      await expectAccessible(page);
      await page.locator('#disqualification-reason').fill('Copied from a thesis');
      await press(exceptions.disqualification.propose);
      await expect(page).toHaveURL(/desk\/judging\//);
      await expect(page.getByText(exceptions.disqualification.waiting)).toBeVisible();
      const other = await browser.newPage();
      await signOnUnseen(other, { url, locale, target: 'admin', nationalId: ADMINISTRATOR });
      const { waiting } = messagesOf(locale, 'desk');
      await other.goto(`${url}/${locale}/desk`);
      await other.getByRole('link', { name: waiting.disqualifications }).click();
      await other.getByRole('button', { name: exceptions.confirm, exact: true }).click();
      await expect(other.getByRole('status').filter({ hasText: exceptions.saved })).toBeVisible();
      await other.goto(`${url}/${locale}/desk/exceptions?edition=${SEED_YEAR}`);
      await expectAccessible(other);
      await other.getByRole('table').first().getByRole('link').click();
      await expect(other.getByRole('main')).toContainText('Copied from a thesis');
      await other.close();
    });
  });
}
