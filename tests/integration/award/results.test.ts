/** Requirements: JUDGE-15, JUDGE-16 */
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { releaseDueResults, sendLetters } from '@/lib/server/award/results/release-results';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, signOnAs } from '../../support/api/api-client';
import { storeJudged } from '../../support/award/judged';
import {
  AFTER_RELEASE_MS,
  clearResults,
  openResultsDesk,
  post,
  RELEASE,
  read,
  runReleaseJob as work,
} from '../../support/award/results-desk';
import { passTime } from '../../support/db/pass-time';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

let coordinator: string;
let office: string;
let desk: Awaited<ReturnType<typeof openResultsDesk>>;
const decide = () => desk.decide();
const approve = () => desk.approve();
const step: typeof desk.step = (...given) => desk.step(...given);
const versionNow = () => desk.versionNow();
beforeAll(async () => {
  desk = await openResultsDesk();
  ({ coordinator, office } = desk);
});

afterEach(async () => {
  jest.useRealTimers();
  await clearResults();
});

const readMine = async (token: string) => (await call('getMyRequest', { token, locale: 'en' })).body.data;
/** What a person reads once their earlier token has expired. */
const readLater = async (subject: string) => readMine(await signOnAs(subject));
const listMails = async () =>
  (await (await openDatabase()).selectFrom('outbox').selectAll().orderBy('key').execute()).map(
    ({ data, ...mail }) => ({ ...mail, data: JSON.parse(data) }),
  );
const readWinners = async () => (await read('getEdition', await signOnAs())).data.winners;

test('letters are counted and previewed once the decisions are confirmed, and only then', async () => {
  await storeJudged([{ totals: [9000, 9000] }]);
  expect((await read('getLetters', office)).data).toMatchObject({ state: 'open', counts: [] });
  expect((await read('previewLetter', office, '?kind=winner&language=ar')).status).toBe(404);
  await (await openDatabase()).deleteFrom('scholarship_request').execute();
  const { stored } = await decide();
  const { counts } = (await read('getLetters', office)).data;
  expect(counts).toEqual(
    ['notSelected', 'shortlisted', 'winner'].map((kind) => ({ kind, locale: 'ar', count: 1, sent: 0 })),
  );
  const { data } = await read('previewLetter', office, '?kind=winner&language=ar');
  expect(data.subject).toContain(stored[0]?.referenceNumber);
  expect(data.subject).toBe(
    messagesOf('ar', 'mail').results.winner.subject.replace(
      '{referenceNumber}',
      `${stored[0]?.referenceNumber}`,
    ),
  );
  expect(data.text).toContain(messagesOf('ar', 'mail').results.winner.lead);
  expect(data.text).toContain(messagesOf('ar', 'award').categories.first);
  expect((await read('previewLetter', office, '?kind=winner&language=fr')).status).toBe(404);
});

test('the office plans an hour to come, and another person approves it', async () => {
  await decide();
  const version = await versionNow();
  const past = { version, release: { day: '2026-01-01', hour: 12 } };
  expect((await post('planRelease', office, past)).body.fields).toEqual({ 'release.day': 'pattern' });
  const both = await workAs('award', 'coordinator');
  await step('planRelease', both, { release: RELEASE });
  expect((await post('approveLetters', both, { version: version + 1, to: 'approved' })).body.code).toBe(
    'secondPerson',
  );
  await step('approveLetters', coordinator, { to: 'approved' });
  await step('approveLetters', coordinator, { to: 'planned' });
  expect(await (await openDatabase()).selectFrom('award_letter').selectAll().execute()).toEqual([]);
  await step('planRelease', office, { release: null });
  expect((await read('getLetters', office)).data).toMatchObject({ state: 'confirmed', releaseAt: null });
});

test('nothing is visible or sent before the hour; afterwards each letter is sent once, also by parallel runs', async () => {
  const { stored, subjects, tokens } = await decide();
  await approve();
  expect(await work()).toBe(0);
  expect(await listMails()).toEqual([]);
  expect(await readWinners()).toBeUndefined();
  const before = await readMine(tokens[0] ?? '');
  expect(before).toMatchObject({ shownStage: 'underReview' });
  expect(before?.letter).toBeUndefined();
  const db = await openDatabase();
  const tagOf = async () =>
    (await db.selectFrom('cache_tag').select('version').where('tag', '=', 'edition').execute()).map(
      ({ version }) => Number(version),
    );
  const tag = Math.max(0, ...(await tagOf()));
  const version = await versionNow();
  passTime(AFTER_RELEASE_MS);
  await Promise.all(Array.from({ length: 4 }, work));
  expect(Math.max(...(await tagOf()))).toBeGreaterThan(tag);
  const mails = await listMails();
  expect(mails.map(({ key }) => key)).toEqual(
    ['winner', 'shortlisted', 'notSelected']
      .map((kind, index) => `letter:${stored[index]?.id}:${kind}:1`)
      .sort(),
  );
  expect(mails.map(({ data }) => data.outcome).sort()).toEqual(['notSelected', 'shortlisted', 'winner']);
  // The previous build sends it as a change of state.
  expect(mails[0]).toMatchObject({ kind: 'changed', locale: 'ar', data: { state: expect.any(String) } });
  const shown = await Promise.all(subjects.map(readLater));
  expect(shown.map((data) => data?.shownStage)).toEqual(['winner', 'shortlisted', 'notSelected']);
  expect(shown.map((data) => data?.prize)).toEqual(['first', null, null]);
  expect(mails.map(({ data }) => data.note).sort()).toEqual(shown.map((data) => data?.letter?.text).sort());
  expect(await work()).toBe(0);
  expect(await listMails()).toHaveLength(3);
  expect(
    (await post('proposeDecisions', await workAs('coordinator'), { version: version + 1, to: 'frozen' })).body
      .code,
  ).toBe('rankingMoved');
});

test('an interrupted run leaves its letters queued, and the next one sends them', async () => {
  await decide();
  await approve();
  passTime(AFTER_RELEASE_MS);
  const db = await openDatabase();
  await releaseDueResults(db, now);
  await expect(
    db.transaction().execute(async (tx) => {
      expect(await sendLetters(tx as typeof db)).toBe(3);
      throw new Error('interrupted');
    }),
  ).rejects.toThrow();
  expect(await listMails()).toEqual([]);
  expect(await sendLetters(db)).toBe(3);
  expect(await listMails()).toHaveLength(3);
});

test('an application that is withdrawn after the approval gets no letter and shows no outcome', async () => {
  const { stored, subjects } = await decide();
  await approve();
  const withdrawn_at = new Date().toISOString();
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ withdrawn_at })
    .where('id', '=', stored[0]?.id ?? '')
    .execute();
  passTime(AFTER_RELEASE_MS);
  await work();
  expect((await listMails()).some(({ key }) => key.includes(stored[0]?.id ?? ''))).toBe(false);
  expect((await readLater(subjects[0] ?? ''))?.shownStage).toBe('underReview');
  expect(await readWinners()).toBeUndefined();
});

test('a winner is published with the name and university that they agree to, until they withdraw it', async () => {
  const { tokens, subjects } = await decide();
  const [winner = '', second = ''] = tokens;
  const agree = (token: string, kinds: string[]) => post('setConsent', token, { edition: 2025, kinds });
  expect((await agree(winner, ['name'])).status).toBe(404);
  await approve();
  passTime(AFTER_RELEASE_MS);
  await work();
  const later = await signOnAs(subjects[0]);
  expect(await readWinners()).toEqual([{ category: 1, prize: 'first', name: null, university: null }]);
  const { consents } = (await readMine(later)) ?? {};
  expect(consents?.map(({ kind, givenAt }) => [kind, givenAt])).toEqual([
    ['name', null],
    ['university', null],
  ]);
  expect((await agree(later, ['name'])).status).toBe(200);
  expect(await readWinners()).toMatchObject([{ name: consents?.[0]?.value, university: null }]);
  expect((await agree(later, ['university'])).status).toBe(200);
  expect(await readWinners()).toMatchObject([{ name: null, university: consents?.[1]?.value }]);
  const rows = await (await openDatabase()).selectFrom('award_consent').selectAll().execute();
  expect(rows.find(({ kind }) => kind === 'name')).toMatchObject({ value: '' });
  expect((await agree(second, ['name'])).status).toBeGreaterThanOrEqual(400);
  const { applications } = await (await callPath(ENDPOINTS.exportMine.path, { token: later })).json();
  expect(applications).toMatchObject([
    { stage: 'winner', prize: 'first', letter: { text: expect.any(String) } },
  ]);
});
