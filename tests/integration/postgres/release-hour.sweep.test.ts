/** Requirements: JUDGE-15, JUDGE-16, JUDGE-17, AWARD-20, INSTANCE-01, DATA-07 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { HttpResearcher } from '../../support/award/http-researcher';
import { type Judged, storeJudged } from '../../support/award/judged';
import { approveResults, openDesk } from '../../support/award/released';
import { clearResults } from '../../support/award/results-desk';
import { startEdition } from '../../support/award/start-edition';
import { messagesOf } from '../../support/i18n/messages';
import { MailServer } from '../../support/mail/mail-server';
import { listOpenPages } from '../../support/pages/every-page';
import { Instances } from '../../support/portal/instances';
import { Reader } from '../../support/portal/reader';

/** Applications of persons who do not sign on; with those of the others they make two runs of the outbox. */
const OTHERS = 97;
const NAMES = ['winner', 'shortlisted', 'notSelected'] as const;
type Name = (typeof NAMES)[number];
/** How far the clock of the first instance is ahead, below what makes an instance not ready. */
const AHEAD_MS = 30_000;
/** Before the hour, what may change is checked at least this many times, for at least this many milliseconds. */
const [LOOKS, BEFORE_MS] = [3, 3000];
/** JUDGE-15: everything is visible two seconds after the hour. */
const FOLLOWS_MS = 2000;
const PUBLIC_CALLS = [
  'getEdition',
  'getAwardConfiguration',
  'getRegistrationWindow',
  'getSubmissionWindow',
  'listResearchFields',
  'listScholarshipCountries',
  'getServiceLevels',
] as const;
const OWN_CALLS = ['getMyRequest', 'listMyApplications', 'exportMine', 'listMyServiceRequests'] as const;
const OWN_PAGES = ['Researchers/application', 'Researchers', 'requests', 'Researchers/submission'];

const server = new MailServer();
let instances: Instances;
let origins: string[];

beforeAll(async () => {
  const SMTP_URL = await server.start();
  const first = { TEST_NOW: new Date(Date.now() + AHEAD_MS).toISOString() };
  instances = await Instances.start(2, { SMTP_URL }, { first });
  origins = instances.portals.map(({ url }) => url);
}, 120_000);
afterAll(async () => {
  await instances?.stop();
  await server.stop();
});

/** Text that only the sender, the desk and the winners’ list may know. */
const plant = (name: string) => ({
  research_title: `Planted title ${name}`,
  scholarship_university_name: `Planted university ${name}`,
  email: `${name}@planted.example`,
});

/** A person who signs on with requests to both instances in turn. */
async function signOn(): Promise<{ browser: HttpResearcher; subject: string }> {
  const browser = new HttpResearcher(origins);
  await browser.signOn();
  const { actor } = await (await openDatabase())
    .selectFrom('event')
    .select('actor')
    .where('kind', '=', 'signedOn')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { browser, subject: actor };
}

interface Scene {
  browsers: Record<Name, HttpResearcher>;
  letters: Record<Name, string>;
  applications: number;
}

/** Applications with approved results whose hour is in two days. */
async function setScene(): Promise<Scene> {
  const people = { winner: await signOn(), shortlisted: await signOn(), notSelected: await signOn() };
  const judged = [
    ...NAMES.map(
      (name, index): Judged => ({
        subject: people[name].subject,
        locale: 'en',
        answers: plant(name),
        totals: [9500 - 1000 * index, 9500 - 1000 * index],
      }),
    ),
    ...Array.from(
      { length: OTHERS },
      (_, index): Judged => ({
        locale: LOCALE_CODES[index % LOCALE_CODES.length] ?? 'ar',
        answers: plant(`other-${index}`),
        totals: [6000 - index, 6000 - index],
      }),
    ),
  ];
  const stored = await storeJudged(judged);
  const [winner = '', shortlisted = '', notSelected = ''] = stored.map(({ id }) => id);
  await approveResults(await openDesk(), [
    { id: winner, outcome: 'winner', prize: 'first' },
    { id: shortlisted, outcome: 'shortlisted' },
    { id: notSelected, outcome: 'notSelected' },
  ]);
  const rows = await (await openDatabase()).selectFrom('award_letter').selectAll().execute();
  const letterOf = (id: string) => rows.find((row) => row.request_id === id)?.text ?? '';
  const browsers = {
    winner: people.winner.browser,
    shortlisted: people.shortlisted.browser,
    notSelected: people.notSelected.browser,
  };
  const letters = {
    winner: letterOf(winner),
    shortlisted: letterOf(shortlisted),
    notSelected: letterOf(notSelected),
  };
  return { browsers, letters, applications: stored.length };
}

const texts = messagesOf('en', 'results');
/** Texts that reveal an outcome on a page or in a response. */
const SIGNS = [
  texts.winners.withheld,
  messagesOf('ar', 'results').winners.withheld,
  texts.mine.letter,
  '"prize":"',
  '"certificates":[{',
  ...NAMES.map((name) => `"${name}"`),
];
/** Outcomes also name steps in the statistics of a closed edition, compared separately, and quotas in its rules. */
const NAMED = /"funnel":\[[^\]]*\]|"quotas":\{(?:[^{}]|\{[^{}]*\})*\}/g;

function expectNothing(text: string, place: string, more: readonly string[] = []): void {
  const found = [...SIGNS, ...more].filter((sign) => text.replaceAll(NAMED, '').includes(sign));
  expect([place, found]).toEqual([place, []]);
}

const PLANTED = ['Planted ', '@planted.example', 'JUDGED-', 'By its merits', 'Member one'];

/** Checks that no public page, in one language on each instance, and no public call reveals an application. */
async function lookEverywhere(): Promise<void> {
  for (const [index, origin] of origins.entries()) {
    const visitor = await Reader.visit(origin);
    const locale = ['ar', 'en'][index];
    const look = async (path: string) => {
      const { status, text } = await visitor.read(path);
      expect([path, status]).toEqual([path, 200]);
      expectNothing(text, path, PLANTED);
    };
    const pages = listOpenPages().map(({ path }) => `${locale}${path}`);
    const files = ['sitemap.xml', `calendars/${locale}/award-2025.ics`];
    for (const path of [...pages, `${locale}/Researchers/editions/2025`, ...files]) await look(path);
    for (const id of PUBLIC_CALLS) await look(`gateway/${ENDPOINTS[id].path}`);
    await look(`gateway/${ENDPOINTS.getEdition.path}?year=2025`);
  }
}

/** Reads what may change at the hour from both instances. @returns a function that expects no outcome in it */
async function lookOnce({ browsers, letters }: Scene): Promise<() => void> {
  const seen: [string, string, string[]][] = [];
  for (const [index, origin] of origins.entries()) {
    const visitor = await Reader.visit(origin);
    for (const path of ['ar/Researchers', 'en/Researchers', 'en/Researchers/editions/2025'])
      seen.push([`${index} ${path}`, (await visitor.read(path)).text, PLANTED]);
    seen.push([`${index} edition`, (await visitor.call('getEdition', '?year=2025')).text, PLANTED]);
    for (const name of NAMES) {
      const person = Reader.withCookies(origin, browsers[name].cookieHeader);
      for (const path of OWN_PAGES)
        seen.push([`${index} ${name} ${path}`, (await person.read(`en/${path}`)).text, [letters[name]]]);
      for (const id of OWN_CALLS)
        seen.push([`${index} ${name} ${id}`, (await person.call(id)).text, [letters[name]]]);
      const { status } = await person.call('getCertificate', '?edition=2025');
      seen.push([`${index} ${name} certificate`, status === 404 ? '' : '"certificates":[{', []]);
    }
  }
  return () => {
    for (const [place, text, more] of seen) expectNothing(text, place, more);
  };
}

/** Moves the hour of the approved release. @returns it, in milliseconds */
async function setHour(lookMs: number): Promise<number> {
  const hour = Date.now() + Math.max(BEFORE_MS, LOOKS * lookMs);
  const db = await openDatabase();
  await db
    .updateTable('award_ranking')
    .set({ release_at: new Date(hour).toISOString() })
    .execute();
  return hour;
}

/** What an instance shows after the hour, all of it read at the same time. */
async function readReleased(origin: string, { browsers }: Scene, isOver: boolean) {
  const visitor = await Reader.visit(origin);
  const paths = ['en/Researchers/editions/2025', ...(isOver ? [] : ['en/Researchers'])];
  const query = isOver ? '?edition=2025' : '';
  const [pages, edition, people] = await Promise.all([
    Promise.all(paths.map((path) => visitor.read(path))),
    visitor.call('getEdition', '?year=2025'),
    Promise.all(
      NAMES.map(async (name) => {
        const person = Reader.withCookies(origin, browsers[name].cookieHeader);
        const [page, mine, exported] = await Promise.all([
          person.read(`en/Researchers/application${query}`),
          person.call('listMyApplications'),
          person.call('exportMine'),
        ]);
        return { name, page, mine, exported };
      }),
    ),
  ]);
  return { pages, edition, people };
}

/** Everything is visible on both instances. */
async function expectReleased(scene: Scene, isOver: boolean): Promise<void> {
  const shown = await Promise.all(origins.map((origin) => readReleased(origin, scene, isOver)));
  for (const { pages, edition, people } of shown) {
    for (const { text } of pages) expect(text).toContain(texts.winners.withheld);
    const { data } = JSON.parse(edition.text);
    expect(data.winners).toEqual([{ category: 1, prize: 'first', name: null, university: null }]);
    if (isOver) {
      expect(data.statistics.funnel.at(-1)).toEqual({ key: 'winners', count: 1 });
      expect(data.statistics.totals.length).toBeGreaterThan(0);
    }
    for (const { name, page, mine, exported } of people) {
      expect([name, page.text.includes(texts.mine.letter)]).toEqual([name, true]);
      expect([name, JSON.parse(mine.text).data[0].stage]).toEqual([name, name]);
      const { applications } = JSON.parse(exported.text);
      expect(applications).toMatchObject([{ stage: name, letter: { text: scene.letters[name] } }]);
    }
  }
}

async function expectCertificates({ browsers }: Scene): Promise<void> {
  for (const origin of origins)
    for (const name of NAMES) {
      const person = Reader.withCookies(origin, browsers[name].cookieHeader);
      const { status } = await person.call('getCertificate', '?edition=2025');
      expect([name, status]).toEqual([name, name === 'notSelected' ? 404 : 200]);
      if (name === 'notSelected') continue;
      const { applications } = JSON.parse((await person.call('exportMine')).text);
      const { code } = applications[0].certificates[0];
      for (const other of origins) {
        const checked = await (await Reader.visit(other)).call('checkAwardCertificate', `?code=${code}`);
        expect(JSON.parse(checked.text).data).toMatchObject({ kind: name, edition: 2025, name: null });
      }
    }
}

/** Each letter was mailed once by the two instances together. */
async function expectMailed(applications: number): Promise<void> {
  const db = await openDatabase();
  const waiting = () => db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute();
  const queued = () =>
    db.selectFrom('award_letter').select('version').where('state', '=', 'queued').execute();
  while ((await queued()).length > 0 || (await waiting()).length > 0) await sleep(200);
  const addresses = server.mails.flatMap(({ to }) => to);
  expect(addresses).toHaveLength(applications);
  expect(new Set(addresses).size).toBe(applications);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(applications);
  const released = await db.selectFrom('event').select('id').where('kind', '=', 'released').execute();
  expect(released).toHaveLength(1);
}

test.each([false, true])(
  'at the hour results appear on both instances together, and nothing before (edition over: %s)',
  async (isOver) => {
    server.mails.length = 0;
    await clearResults();
    const db = await openDatabase();
    await db.deleteFrom('event').where('kind', '=', 'released').execute();
    const scene = await setScene();
    if (isOver) await startEdition(2026, moveByYear(SEED));
    await lookEverywhere();
    const startedAt = Date.now();
    (await lookOnce(scene))();
    const hour = await setHour(Date.now() - startedAt);
    let looks = 0;
    for (;;) {
      const check = await lookOnce(scene);
      const mails = [...server.mails];
      if (Date.now() >= hour) break;
      check();
      expect(mails).toEqual([]);
      looks += 1;
    }
    expect(looks).toBeGreaterThan(0);
    await sleep(Math.max(0, hour + FOLLOWS_MS - Date.now()));
    await expectReleased(scene, isOver);
    await expectCertificates(scene);
    await expectMailed(scene.applications);
  },
  300_000,
);
