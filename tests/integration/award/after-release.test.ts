/** Requirements: AWARD-20, JUDGE-14, JUDGE-16, PRIVACY-01, INSIGHT-05 */
import { randomUUID } from 'node:crypto';
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { ENDPOINTS } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, signOnAs, visit } from '../../support/api/api-client';
import { storeJudged } from '../../support/award/judged';
import { type Desk, openDesk, postAs, releaseResults, sendDue } from '../../support/award/released';
import { startEdition } from '../../support/award/start-edition';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const DAY_MS = 86_400_000;
/** Days after the last change of the applications (`storeJudged`), which is after the end of their edition. */
const inDays = (days: number) => new Date(Date.parse('2026-11-26T12:00:00.000Z') + days * DAY_MS);
/** The name in the token of `signOnAs`. */
const NAME = 'سارة القحطاني';

const subjects = Array.from({ length: 12 }, () => `person:${randomUUID()}`);
let desk: Desk;
let ids: string[];

async function readEdition() {
  const response = await callPath(`${ENDPOINTS.getEdition.path}?year=2025`, { token: await visit() });
  const { data }: EndpointResponse<'getEdition'> = await response.json();
  return data;
}
async function readDecision(id: string, token: string) {
  const response = await callPath(`${ENDPOINTS.getDecision.path}?id=${id}`, { token });
  const { data }: EndpointResponse<'getDecision'> = await response.json();
  return data;
}
const correct = (id: string, given: object) =>
  postAs('proposeCorrection', desk.coordinator, {
    id,
    version: 1,
    prize: null,
    reason: 'Found later',
    ...given,
  });
const confirm = (id: string, token: string, to = 'confirmed', version = 1) =>
  postAs('confirmCorrection', token, { id, version, to });
const consent = async (kinds: string[]) =>
  postAs('setConsent', await signOnAs(subjects[0]), { edition: 2025, kinds });
const listLetters = async () =>
  (
    await (await openDatabase()).selectFrom('outbox').select('key').where('key', 'like', 'letter:%').execute()
  ).map(({ key }) => key);

beforeAll(async () => {
  desk = await openDesk();
  // Nine in a field and three in another one; the last has one final sheet and no rank.
  const stored = await storeJudged(
    subjects.map((subject, index) => ({
      subject,
      field: index < 9 ? 1 : 2,
      totals: index < 11 ? [9000 - index * 100, 9000 - index * 100] : [5000],
      scores: [{ originality: 9 }, { originality: 8 }],
    })),
  );
  ids = stored.map(({ id }) => id);
});

afterAll(() => jest.useRealTimers());

test('before the release nothing is corrected', async () => {
  expect((await correct(ids[0] ?? '', { outcome: 'winner', prize: 'first' })).body.code).toBe('rankingMoved');
});

test('a released decision is changed by two persons, with a reason, a new letter and an entry in the minutes', async () => {
  const [first = '', second = '', third = '', , , , , , , , , single = ''] = ids;
  await releaseResults(desk, [
    { id: first, outcome: 'winner', prize: 'first' },
    { id: second, outcome: 'shortlisted' },
  ]);
  // The earlier tokens have expired.
  desk = await openDesk();
  expect((await correct(first, { outcome: 'winner', prize: 'first' })).body.fields).toEqual({
    outcome: 'pattern',
  });
  expect((await correct(second, { outcome: 'winner', prize: 'first' })).body.fields).toEqual({
    prize: 'pattern',
  });
  expect((await correct(second, { outcome: 'winner' })).body.fields).toEqual({ prize: 'required' });
  expect((await correct(second, { outcome: 'winner', prize: 'second', reason: ' ' })).body.fields).toEqual({
    reason: 'required',
  });
  expect((await correct(single, { version: 0, outcome: 'shortlisted' })).status).toBe(404);

  expect((await correct(second, { outcome: 'winner', prize: 'second' })).body.data).toEqual({
    id: second,
    version: 1,
  });
  expect((await correct(second, { outcome: 'winner', prize: 'second' })).body.code).toBe('rankingMoved');
  expect((await confirm(second, desk.coordinator)).status).toBe(403);
  expect((await readEdition()).winners).toHaveLength(1);
  expect((await confirm(second, desk.administrator)).status).toBe(200);
  expect((await readEdition()).winners).toMatchObject([{ prize: 'first' }, { prize: 'second' }]);
  await sendDue();
  expect(await listLetters()).toContain(`letter:${second}:winner:2`);
  const mine = (await call('getMyRequest', { token: await signOnAs(subjects[1]), locale: 'ar' })).body.data;
  expect(mine).toMatchObject({ shownStage: 'winner', prize: 'second' });
  expect(mine?.letter?.text).toContain(messagesOf('ar', 'award').categories.second);

  const certificates = await (await openDatabase())
    .selectFrom('award_certificate')
    .select(['kind', 'reason', 'revoked_at'])
    .where('request_id', '=', second)
    .orderBy('issued_at')
    .execute();
  expect(certificates).toEqual([
    { kind: 'shortlisted', reason: 'Found later', revoked_at: expect.any(String) },
    { kind: 'winner', reason: '', revoked_at: null },
  ]);
  const response = await callPath(ENDPOINTS.getMinutes.path, { token: desk.administrator });
  const { data }: EndpointResponse<'getMinutes'> = await response.json();
  expect(data.rows.find(({ id }) => id === second)).toMatchObject({
    outcome: 'winner',
    reason: 'By its merits',
    corrections: [
      { formerOutcome: 'shortlisted', outcome: 'winner', prize: 'second', reason: 'Found later' },
    ],
  });
  const csv = await (await callPath(ENDPOINTS.exportMinutes.path, { token: desk.administrator })).text();
  expect(csv).toContain('Found later');

  // An application without a decision gets one; a refused proposal leaves nothing.
  await correct(third, { version: 0, outcome: 'shortlisted' });
  expect((await confirm(third, desk.administrator, 'refused')).status).toBe(200);
  expect((await readDecision(third, desk.coordinator)).corrections).toEqual([]);
  await correct(third, { version: 0, outcome: 'shortlisted' });
  expect((await confirm(third, desk.administrator)).status).toBe(200);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', third)
    .where('kind', 'like', 'correct%')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'correctionProposed',
    'correctionRefused',
    'correctionProposed',
    'corrected',
  ]);
});

test('nobody confirms a correction that they proposed', async () => {
  const both = await workAs('coordinator', 'administrator');
  const id = ids[3] ?? '';
  await postAs('proposeCorrection', both, {
    id,
    version: 0,
    outcome: 'shortlisted',
    prize: null,
    reason: 'Own',
  });
  expect((await confirm(id, both)).body.code).toBe('secondPerson');
  expect((await confirm(id, desk.administrator, 'refused')).status).toBe(200);
});

test('statistics appear once the edition is over, without small counts; the desk sees all', async () => {
  expect((await readEdition()).statistics).toBeUndefined();
  const path = `${ENDPOINTS.exportStatistics.path}?year=2025&language=en`;
  expect((await callPath(path, { token: await visit() })).status).toBe(404);
  await consent(['name']);
  await startEdition(2026, moveByYear(SEED));
  const { statistics, winners } = await readEdition();
  expect(winners).toMatchObject([{ name: NAME }, { name: null }]);
  expect(statistics).toMatchObject({
    funnel: [
      { key: 'registered', count: 12 },
      { key: 'submitted', count: 12 },
      { key: 'admitted', count: 12 },
      { key: 'read', count: 12 },
      { key: 'decided', count: null },
      { key: 'shortlisted', count: null },
      { key: 'winners', count: 2 },
    ],
    // The other field follows from the sum.
    fields: [
      { key: '1', count: null },
      { key: '2', count: null },
    ],
    countries: [{ count: 12 }],
    totals: [
      { key: '80', count: null },
      { key: '90', count: null },
    ],
  });
  const csv = await (await callPath(path, { token: await visit() })).text();
  expect(csv).toContain(messagesOf('en', 'statistics').funnel.read);
  expect(csv).toContain(messagesOf('en', 'insight').hidden);
  const figures = await callPath(`${ENDPOINTS.getAwardFigures.path}?edition=2025`, {
    token: desk.coordinator,
  });
  const { data }: EndpointResponse<'getAwardFigures'> = await figures.json();
  expect(data.statistics.funnel.map(({ count }) => count)).toEqual([12, 12, 12, 12, 3, 3, 2]);
  // The other field of a step follows from its sum, so it is hidden too; registrations by field are in another table.
  expect(
    data.statistics.fieldFunnels?.map(({ key, funnel }) => [key, funnel.map(({ count }) => count)]),
  ).toEqual([
    ['1', [9, null, null, null, null, null, null]],
    ['2', [3, null, null, null, null, null, null]],
  ]);
  expect(data.statistics.fields.map(({ count }) => count)).toEqual([9, 3]);
});

test('365 days later scores stay without persons, and a winner stays published while they consent', async () => {
  const db = await openDatabase();
  const before = await readEdition();
  expect(await applyRetention(db, inDays(RETENTION_DAYS.completed - 1), true)).toMatchObject({
    completed: 0,
  });
  expect(await applyRetention(db, inDays(RETENTION_DAYS.completed + 1), false)).toMatchObject({
    completed: 11,
    winners: 1,
  });
  for (const table of ['award_assignment', 'score_sheet', 'award_letter'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const scores = await db.selectFrom('award_kept_score').selectAll().execute();
  expect(scores).toHaveLength(23);
  expect(new Set(scores.map(({ application }) => application)).size).toBe(12);
  expect(scores.some(({ total, field }) => total === 9000 && field === 1)).toBe(true);
  const text = JSON.stringify(scores);
  for (const person of [...ids, ...subjects, 'juror-0']) expect(text).not.toContain(person);

  expect(await readEdition()).toEqual(before);
  const [winner] = await db.selectFrom('scholarship_request').selectAll().execute();
  expect(winner).toMatchObject({
    email: '',
    saudi_mobile: '',
    date_of_birth: '',
    scholarship_file_number: '',
  });
  expect(await applyRetention(db, inDays(RETENTION_DAYS.completed + 2), false)).toMatchObject({ winners: 0 });

  const { body } = await call('listMyApplications', { token: await signOnAs(subjects[0]) });
  expect(body.data).toMatchObject([{ edition: 2025, stage: 'winner' }]);
  expect((await consent([])).status).toBe(200);
  expect((await readEdition()).winners).toMatchObject([{ name: null }, { name: null }]);
  expect(await applyRetention(db, inDays(RETENTION_DAYS.completed + 3), false)).toMatchObject({
    completed: 1,
  });
  expect(await db.selectFrom('scholarship_request').select('id').execute()).toEqual([]);
});
