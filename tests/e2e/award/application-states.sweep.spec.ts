/** Requirements: A11Y-01, AWARD-15, AWARD-26, JUDGE-18 */
import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { drawCheckCode } from '@/lib/award/rules/check-code';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible, expectContrast } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const AT = '2026-01-01T09:00:00.000Z';
const REASON = 'Reason of the office';
const STATES = [
  'registered',
  'submitted',
  'underReview',
  'notAdmitted',
  'disqualified',
  'withdrawn',
  'shortlisted',
  'notSelected',
  'winner',
] as const;
type State = (typeof STATES)[number];

/** Brings the applications into their states, as the desk would; the winner's results are released. */
function judge(dataDir: string, numbers: ReadonlyMap<State, string>): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  const idOf = (state: State) =>
    String(
      database
        .prepare('select id from scholarship_request where reference_number = ?')
        .get(numbers.get(state) ?? '')?.id,
    );
  const move = database.prepare(
    'update scholarship_request set stage = ?, shown_stage = ?, category = 1 where id = ?',
  );
  move.run('ineligible', 'notAdmitted', idOf('notAdmitted'));
  database
    .prepare("insert into eligibility_check values (?, 'identity', 0, ?, 'person:office', ?)")
    .run(idOf('notAdmitted'), REASON, AT);
  move.run('disqualified', 'disqualified', idOf('disqualified'));
  database
    .prepare('insert into award_disqualification values (?, ?, ?, ?, ?, ?, ?)')
    .run(idOf('disqualified'), 'disqualification', REASON, 'person:a', AT, 'person:b', AT);
  move.run('inReview', 'underReview', idOf('underReview'));
  database.prepare('update scholarship_request set withdrawn_at = ? where id = ?').run(AT, idOf('withdrawn'));
  database
    .prepare(
      `insert into award_ranking (id, edition, frozen_at, frozen_by, snapshot, hash, committee, released_at, version)
       values ('ranking', 2025, ?, 'person:a', '[]', '', '[]', ?, 1)`,
    )
    .run(AT, AT);
  for (const outcome of ['winner', 'shortlisted', 'notSelected'] as const) {
    move.run('inReview', outcome, idOf(outcome));
    database
      .prepare(
        `insert into award_decision (ranking_id, request_id, category, outcome, prize, reason, votes, decided_by, decided_at, version)
         values ('ranking', ?, 1, ?, ?, '', '{}', 'person:a', ?, 1)`,
      )
      .run(idOf(outcome), outcome, outcome === 'winner' ? 'first' : null, AT);
    database
      .prepare("insert into award_letter values (?, ?, 1, 'en', 'The letter', ?, 'sent')")
      .run(idOf(outcome), outcome, AT);
  }
  database.close();
}

/** Ends the window of the projects, as the operator would. */
function closeSubmission(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  database
    .prepare(
      `insert into award_window (edition_id, kind, duration_from, duration_to, updated_at)
       values (2025, 'submit', '2020-01-01', '2020-02-01', ?)`,
    )
    .run(AT);
  database.close();
}

/** Stores certificates of the winner: a valid and a revoked one. @returns their codes */
function certify(dataDir: string, number: string): { valid: string; revoked: string } {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  const codes = { valid: drawCheckCode(randomInt), revoked: drawCheckCode(randomInt) };
  for (const [state, code] of Object.entries(codes))
    database
      .prepare(
        `insert into award_certificate (code_hash, request_id, edition, kind, sealed, issued_at, revoked_at, reason)
         select ?, id, 2025, 'winner', null, ?, ?, '' from scholarship_request where reference_number = ?`,
      )
      .run(createHash('sha256').update(code).digest('hex'), AT, state === 'revoked' ? AT : null, number);
  database.close();
  return codes;
}

for (const locale of ['ar', 'en'] as const) {
  const award = messagesOf(locale, 'award').application;
  const check = messagesOf(locale, 'certificates').check;
  const names: Record<State, string> = {
    registered: messagesOf(locale, 'register').status.FirstStageSubmited,
    submitted: award.submitted,
    notAdmitted: messagesOf(locale, 'judging').states.ineligible,
    disqualified: messagesOf(locale, 'exceptions').disqualification.stage,
    underReview: messagesOf(locale, 'requests').states.underReview,
    withdrawn: award.withdrawn,
    ...messagesOf(locale, 'results').outcomes,
  };

  test(`my application in each state and the check page of certificates, light and dark, in ${locale}`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(240_000);
    const portal = await startPortal();
    const { url } = portal;
    const people = new Map<State, HttpResearcher>();
    const numbers = new Map<State, string>();
    for (const state of STATES) {
      const researcher = new HttpResearcher(url);
      await researcher.signOn();
      numbers.set(state, (await researcher.register()).referenceNumber);
      if (state !== 'registered') await researcher.submit();
      people.set(state, researcher);
    }
    judge(portal.dataDir, numbers);
    const codes = certify(portal.dataDir, numbers.get('winner') ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    /** Checks a page that is open, at the width of a phone and in the dark too. */
    const checkPage = async (name: string) => {
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${name} scrolls sideways`).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
    };

    for (const state of STATES)
      await test.step(`my application: ${state}`, async () => {
        await page.context().clearCookies();
        const nationalId = people.get(state)?.nationalId;
        await signOnUnseen(page, { url, locale, target: 'researchers.application', nationalId });
        await page.goto(`${url}/${locale}/Researchers/application`);
        await expect(page.getByText(names[state], { exact: true }).first()).toBeVisible();
        if (state === 'notAdmitted' || state === 'disqualified') {
          await expect(page.getByRole('main')).toContainText(REASON);
          await expect(page.getByRole('heading', { name: award.next, exact: true })).toHaveCount(0);
        }
        await checkPage(state);
      });

    await test.step('my application: not submitted in time', async () => {
      closeSubmission(portal.dataDir);
      await page.context().clearCookies();
      const nationalId = people.get('registered')?.nationalId;
      await signOnUnseen(page, { url, locale, target: 'researchers.application', nationalId });
      await page.goto(`${url}/${locale}/Researchers/application`);
      await expect(page.getByText(award.lapsed, { exact: true }).first()).toBeVisible();
      await checkPage('lapsed');
    });

    const found = {
      valid: codes.valid,
      revoked: codes.revoked,
      unknown: drawCheckCode(randomInt),
      malformed: 'x',
    };
    for (const [state, code] of Object.entries(found) as [keyof typeof found, string][])
      await test.step(`check page: ${state}`, async () => {
        await page.goto(`${url}/${locale}/Researchers/check/${code}`);
        await expect(page.getByText(check[state], { exact: true })).toBeVisible();
        await checkPage(state);
      });
    await page.goto(`${url}/${locale}/Researchers/check`);
    await checkPage('form');
  });
}
