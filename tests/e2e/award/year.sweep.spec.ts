/** Requirements: AWARD-18, AWARD-19, AWARD-20, AWARD-21, JUDGE-02, JUDGE-07, JUDGE-08, JUDGE-09, JUDGE-11, JUDGE-12, JUDGE-14, JUDGE-15, JUDGE-16, JUDGE-17, JUDGE-18, JUDGE-19 */
import { readFile } from 'node:fs/promises';
import { formatYear } from '@/lib/i18n/format';
import { pressAndSave } from '../../support/admin/back-office';
import type { EndpointResponse } from '../../support/api/api-client';
import { FULL_NAME, signOn, signOnUnseen } from '../../support/auth/sign-on';
import { RegistrationForm } from '../../support/award/registration-form';
import { pdfFile, SubmissionPage } from '../../support/award/submission-page';
import { decideAll } from '../../support/award/year/committee';
import { DeskInBrowsers } from '../../support/award/year/desk-in-browsers';
import {
  admitAll,
  listAssigned,
  listConflicts,
  listUnchecked,
  Opinion,
  readAll,
} from '../../support/award/year/judging';
import { declareTie, readNext } from '../../support/award/year/juror-at-work';
import { MovingPortal } from '../../support/award/year/moving-portal';
import {
  COORDINATOR,
  type Entrant,
  enter,
  JURY,
  listEntrants,
  OFFICE,
  outcomeOf,
  read,
  registerAll,
  STAFF,
  submitAll,
  UNIVERSITIES,
} from '../../support/award/year/people';
import { readQrOfPdf } from '../../support/award/year/qr-of-pdf';
import { messagesOf } from '../../support/i18n/messages';
import { MailServer } from '../../support/mail/mail-server';
import { Reader } from '../../support/portal/reader';
import { expect, test } from '../../support/test';

const YEAR = 2026;
/** The disputed application, the two equal ones at the last prize, and the second place of the other categories. */
const THIRD = 5;
/** The language of the browsers and the number of applicants; the second language needs fewer. */
const YEARS = [
  ['ar', 200],
  ['en', 60],
] as const;
/** Readings that a juror may get: nine jurors share 398 first readings and the third ones. */
const CAPACITY = 50;
/** A change of an edition shows after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 30_000 };
/** Readings that the juror does in the browser; the others of this juror follow over HTTP. */
const IN_BROWSER = 3;
const READER = JURY[4] ?? '';

/** Letters about outcomes that have arrived, by recipient. */
function sortLetters(server: MailServer) {
  const letters = new Map<string, { language: string; text: string }[]>();
  for (const { to, language, text } of server.mails) {
    const { results } = messagesOf(language as 'ar', 'mail');
    if (!Object.values(results).some(({ lead }) => text.includes(lead))) continue;
    for (const address of to) letters.set(address, [...(letters.get(address) ?? []), { language, text }]);
  }
  return letters;
}

for (const [locale, researchers] of YEARS) {
  const results = messagesOf(locale, 'results');
  const award = messagesOf(locale, 'award');
  const certificates = messagesOf(locale, 'certificates');

  test(`a year of the award, from its call to the next one, in ${locale}`, async ({
    page,
    browser,
    startPortal,
    problems,
  }) => {
    test.setTimeout(1_800_000);
    // Forms that were sent without script are answered with their page.
    problems.allow(/status of 422/);
    const server = new MailServer();
    const SMTP_URL = await server.start();
    const portal = await MovingPortal.start(startPortal, '2026-01-05T09:00:00+03:00', { STAFF, SMTP_URL });
    const { url } = portal;
    const desk = new DeskInBrowsers(browser, url, locale);
    const entrants = listEntrants(researchers, locale);
    const [first, ...others] = entrants as [Entrant, ...Entrant[]];
    const refused = entrants.at(-1);
    const admitted = entrants.filter((entrant) => entrant !== refused);
    const readings = 2 * admitted.length;
    const opinion = new Opinion(entrants);
    const readPublic = async (path: string) => (await fetch(`${url}/${locale}${path}`)).text();

    await test.step('the edition is copied, confirmed and opens by itself', async () => {
      await desk.openEdition(YEAR, '2026-01-13');
      await portal.moveTo('2026-01-20T09:00:00+03:00');
      const title = award.edition.replace('{year}', formatYear(YEAR, locale));
      await expect.poll(() => readPublic('/Researchers'), SOON).toContain(title);
    });

    await test.step(`${researchers} researchers register`, async () => {
      await signOn(page, { url, locale, nationalId: first.nationalId });
      const form = new RegistrationForm(page, locale);
      await form.answerAll();
      await form.button('save').click();
      await form.expectSaved();
      await registerAll(url, others);
    });

    await test.step('and submit', async () => {
      await portal.moveTo('2026-04-05T09:00:00+03:00');
      await signOn(page, { url, locale, nationalId: first.nationalId, target: 'researchers.submit' });
      const form = await SubmissionPage.opened(page, locale, first.nationalId);
      await form.fill();
      await form.choose('ResearchPlanFile', pdfFile('plan.pdf'));
      await form.waitForStored('plan.pdf');
      await form.save.click();
      await expect(page.getByText(form.texts.success.title)).toBeVisible();
      await submitAll(url, others);
    });

    await test.step('the office checks eligibility, and the coordinator confirms a refusal', async () => {
      await portal.moveTo('2026-09-01T09:00:00+03:00');
      await desk.admitOldest(first);
      const office = await enter(url, OFFICE);
      const row = (await listUnchecked(office)).find(({ researchTitle }) => researchTitle === refused?.title);
      await desk.refuse(row?.id ?? '', 'No proof of enrolment');
      expect(await admitAll(office, entrants)).toBe(entrants.length - 2);
    });

    await test.step('nine jurors get readings, none of them with a conflict', async () => {
      await desk.nameJury(CAPACITY, UNIVERSITIES[0]);
      await desk.act(READER, 'readings', (juror) => declareTie(juror, locale, UNIVERSITIES[1]));
      const coordinator = await enter(url, COORDINATOR);
      const conflicts = await listConflicts(coordinator);
      expect(conflicts.map(({ researchTitle }) => researchTitle).sort()).toEqual(
        [first.title, others[0]?.title].sort(),
      );
      await desk.assign('2026-09-20', async () => {
        expect(await read(coordinator, 'getJury')).toMatchObject({
          progress: { needed: readings, proposed: readings, missing: 0 },
        });
      });
      const assigned = await listAssigned(coordinator);
      for (const { subject, researchTitle } of conflicts) {
        const given = assigned.find((row) => row.researchTitle === researchTitle)?.readings ?? [];
        expect(given).toHaveLength(2);
        expect(given.map((reading) => reading.subject)).not.toContain(subject);
      }
    });

    await test.step('they read without names, and a third juror where it is needed', async () => {
      const hidden = [...UNIVERSITIES, FULL_NAME, 'Leeds', 'Another University', 'نورة العتيبي'];
      await desk.act(READER, 'readings', async (juror) => {
        for (let count = 0; count < IN_BROWSER; count += 1) {
          await readNext(juror, locale, opinion, hidden);
          await juror.goto(desk.at('readings'));
        }
      });
      expect((await readAll(url, opinion)).flat()).toHaveLength(readings);
      const coordinator = await enter(url, COORDINATOR);
      await desk.assign('2026-09-28', async () => {
        expect(await read(coordinator, 'getJury')).toMatchObject({
          progress: { proposed: THIRD, missing: 0 },
        });
      });
      expect((await readAll(url, opinion)).flat()).toHaveLength(readings + THIRD);
    });

    await test.step('the committee decides, with a tie, and the letters wait for their hour', async () => {
      await decideAll(desk, locale, entrants);
      await desk.planResults('2026-10-10', '10');
    });

    await test.step('at the hour the results are published, and not before', async () => {
      await portal.moveTo('2026-10-10T09:59:00+03:00');
      await signOnUnseen(page, {
        url,
        locale,
        target: 'researchers.application',
        nationalId: first.nationalId,
      });
      await page.goto(`${url}/${locale}/Researchers/application`);
      await expect(page.getByText(results.mine.letter)).toHaveCount(0);
      expect(await readPublic('/Researchers')).not.toContain(results.winners.withheld);
      expect(sortLetters(server).size).toBe(0);
      await portal.moveTo('2026-10-10T10:00:00+03:00');
      await expect.poll(() => readPublic('/Researchers'), SOON).toContain(results.winners.withheld);
    });

    await test.step('each person gets one letter, in their language', async () => {
      await expect.poll(() => sortLetters(server).size, { timeout: 180_000 }).toBe(admitted.length);
      const letters = sortLetters(server);
      for (const entrant of admitted) {
        const { email, language, title } = entrant;
        const { lead } = messagesOf(language, 'mail').results[outcomeOf(entrant)];
        const [letter, ...more] = letters.get(email) ?? [];
        expect([email, letter?.language, more]).toEqual([email, language, []]);
        expect(letter?.text).toContain(lead);
        expect(letter?.text).toContain(title);
      }
    });

    await test.step('the winner agrees to be named, and the QR code of the certificate leads to its check page', async () => {
      await page.goto(`${url}/${locale}/Researchers/application`);
      await expect(page.getByRole('heading', { name: results.mine.letter })).toBeVisible();
      await page.getByRole('checkbox', { name: results.consent.name.replace('{value}', FULL_NAME) }).check();
      await page.getByRole('button', { name: results.consent.save, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: results.consent.saved })).toBeVisible();
      await expect.poll(() => readPublic('/Researchers'), SOON).toContain(FULL_NAME);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: certificates.mine.download }).click(),
      ]);
      const address = await readQrOfPdf(browser, await readFile(await download.path()));
      const visitor = await browser.newPage();
      await visitor.goto(address);
      expect(new URL(visitor.url()).origin).toBe(url);
      await expect(visitor.getByText(certificates.check.valid)).toBeVisible();
      await expect(visitor.getByText(FULL_NAME)).toBeVisible();
      await visitor.close();
    });

    await test.step('the next edition opens, and this one goes to the archive with its statistics', async () => {
      await portal.moveTo('2026-12-01T09:00:00+03:00');
      await desk.openEdition(YEAR + 1, '2027-01-13');
      await portal.moveTo('2027-01-20T09:00:00+03:00');
      const title = award.edition.replace('{year}', formatYear(YEAR + 1, locale));
      await expect.poll(() => readPublic('/Researchers'), SOON).toContain(title);
      const { steps, saved } = messagesOf(locale, 'admin').editions;
      await desk.act(OFFICE, `editions/${YEAR}`, (office) => pressAndSave(office, steps.archive, saved));
      const archived = await readPublic(`/Researchers/editions/${YEAR}`);
      expect(archived).toContain(FULL_NAME);
      expect(archived).toContain(messagesOf(locale, 'statistics').funnel.read);
      const edition = await (await Reader.visit(url)).call('getEdition', `?year=${YEAR}`);
      const { data }: EndpointResponse<'getEdition'> = JSON.parse(edition.text);
      expect(data.statistics?.funnel.map(({ count }) => count)).toEqual([
        entrants.length,
        entrants.length,
        admitted.length,
        admitted.length,
        9,
        9,
        6,
      ]);
    });

    await test.step('the same people register again, and keep their earlier application', async () => {
      await signOn(page, { url, locale, nationalId: first.nationalId });
      const form = new RegistrationForm(page, locale);
      await form.answerAll();
      await form.button('save').click();
      await form.expectSaved();
      await registerAll(url, others);
      const office = await enter(url, OFFICE);
      for (const year of [YEAR, YEAR + 1])
        expect(await read(office, 'listRegistrations', `?edition=${year}`)).toMatchObject({
          total: entrants.length,
        });
      await page.goto(`${url}/${locale}/Researchers/application?edition=${YEAR}`);
      await expect(page.getByRole('heading', { name: results.mine.letter })).toBeVisible();
    });
    await server.stop();
  });
}
