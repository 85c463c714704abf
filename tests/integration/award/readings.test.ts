/** Requirements: JUDGE-11, JUDGE-12 */
import { randomUUID } from 'node:crypto';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, type EndpointResponse, register } from '../../support/api/api-client';
import { assign, enterAdmitted, openJuror, saveWeights } from '../../support/award/readings';

const KEYS = SEED.criteria.map(({ key }) => key);
const headers = { 'Content-Type': 'application/json' };

const post = <Id extends 'saveSheet' | 'makeFinal' | 'recuse'>(id: Id, token: string, body: object) =>
  call(id, { token, headers, body: JSON.stringify(body) });
const open = async (id: string, token: string) => {
  const response = await callPath(`${ENDPOINTS.getReading.path}?id=${id}`, { token });
  const { data }: EndpointResponse<'getReading'> = await response.json();
  return { status: response.status, data };
};
const list = async (token: string) => {
  const { body } = await call('listReadings', { token });
  return body.data;
};

/** A complete sheet with a score for each criterion. */
const scoreAll = (score: number) => Object.fromEntries(KEYS.map((key) => [key, score]));
const commentAll = (text: string) => Object.fromEntries(KEYS.map((key) => [key, text]));

let juror: Awaited<ReturnType<typeof openJuror>>;
let other: Awaited<ReturnType<typeof openJuror>>;
let request: string;
beforeAll(async () => {
  [juror, other, request] = await Promise.all([openJuror(), openJuror(), enterAdmitted()]);
});
beforeEach(async () => {
  // Every test gives the application to the juror again; final sheets are deleted with their assignment.
  const db = await openDatabase();
  await db.deleteFrom('award_assignment').execute();
  await db.deleteFrom('award_conflict').execute();
});

test('a sheet is saved in parts, and only from what the juror has seen', async () => {
  const id = await assign(request, juror.subject);
  expect(await list(juror.token)).toMatchObject([{ id, state: 'unread', isClosed: false }]);
  const first = { id, savedAt: '', scores: { [KEYS[0] ?? '']: 7 }, comments: {} };
  const saved = await post('saveSheet', juror.token, first);
  expect(saved.status).toBe(200);
  expect((await post('saveSheet', juror.token, first)).body.code).toBe('sheetMoved');
  const { data } = await open(id, juror.token);
  expect(data).toMatchObject({ state: 'draft', scores: first.scores, savedAt: saved.body.data.savedAt });
  const second = { ...first, savedAt: data.savedAt, comments: { [KEYS[1] ?? '']: 'Clear aims' } };
  expect((await post('saveSheet', juror.token, second)).status).toBe(200);
  expect((await open(id, juror.token)).data.comments).toEqual(second.comments);
  const stored = await (await openDatabase()).selectFrom('score_sheet').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('Clear aims');
});

test.each([
  ['a score above ten', { scores: { originality: 11 } }, 'scores.originality'],
  ['half a score', { scores: { originality: 6.5 } }, 'scores.originality'],
  ['an unknown criterion', { scores: { beauty: 5 } }, 'scores.beauty'],
  ['a comment that is too long', { comments: { impact: 'a'.repeat(4001) } }, 'comments.impact'],
])('%s is refused', async (_name, change, field) => {
  const id = await assign(request, juror.subject);
  const answer = await post('saveSheet', juror.token, {
    id,
    savedAt: '',
    scores: {},
    comments: {},
    ...change,
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
});

test('a final sheet is complete, explains extreme scores, has its total, and freezes the rules', async () => {
  const id = await assign(request, juror.subject);
  const sheet = { id, savedAt: '', scores: scoreAll(7), comments: {}, confirmed: true };
  expect((await post('makeFinal', juror.token, { ...sheet, confirmed: false })).body.fields).toEqual({
    confirmed: 'required',
  });
  expect((await post('makeFinal', juror.token, sheet)).body.code).toBe('weightsMissing');
  expect((await saveWeights()).status).toBe(200);
  const partial = { ...sheet, scores: { originality: 3, impact: 9, method: 4 } };
  expect((await post('makeFinal', juror.token, partial)).body.fields).toEqual({
    'comments.originality': 'required',
    'comments.impact': 'required',
    'scores.feasibility': 'required',
    'scores.sustainability': 'required',
    'scores.presentation': 'required',
  });
  const scores = { ...scoreAll(7), originality: 10 };
  const complete = { ...sheet, scores, comments: commentAll('Because') };
  expect((await post('makeFinal', juror.token, complete)).status).toBe(200);
  // 30 × 1.0 + 70 × 0.7
  expect((await open(id, juror.token)).data).toMatchObject({ state: 'final', total: 7900 });
  expect((await saveWeights()).body.code).toBe('judgingFrozen');
  const { savedAt } = (await open(id, juror.token)).data;
  for (const change of ['saveSheet', 'makeFinal'] as const) {
    const { confirmed: _confirmed, ...draft } = { ...complete, savedAt };
    const body = change === 'makeFinal' ? { ...draft, confirmed: true } : draft;
    expect((await post(change, juror.token, body)).body.code).toBe('sheetFinal');
  }
  expect((await post('recuse', juror.token, { id, reason: 'A friend' })).body.code).toBe('sheetFinal');
});

test('no statement changes or removes a final sheet, except the erasure of its application', async () => {
  const erased = await enterAdmitted();
  const id = await assign(erased, juror.subject);
  const sheet = { id, savedAt: '', scores: scoreAll(5), comments: {}, confirmed: true };
  expect((await post('makeFinal', juror.token, sheet)).status).toBe(200);
  const db = await openDatabase();
  const refusal = /A final score sheet cannot be changed/;
  await expect(db.updateTable('score_sheet').set({ total: 1 }).execute()).rejects.toThrow(refusal);
  await expect(db.updateTable('score_sheet').set({ state: 'draft' }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom('score_sheet').execute()).rejects.toThrow(refusal);
  await db.deleteFrom('scholarship_request').where('id', '=', erased).execute();
  expect(await db.selectFrom('score_sheet').selectAll().execute()).toEqual([]);
});

test('of simultaneous final sheets one counts', async () => {
  const id = await assign(request, juror.subject);
  const body = { id, savedAt: '', scores: scoreAll(5), comments: {}, confirmed: true };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('makeFinal', juror.token, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('after the deadline a sheet can be read and not changed, until it is extended', async () => {
  const id = await assign(request, juror.subject, { dueAt: new Date(now().getTime() - 1000).toISOString() });
  const sheet = { id, savedAt: '', scores: scoreAll(5), comments: {} };
  expect(await list(juror.token)).toMatchObject([{ id, isClosed: true }]);
  expect((await post('saveSheet', juror.token, sheet)).body.code).toBe('readingClosed');
  expect((await post('makeFinal', juror.token, { ...sheet, confirmed: true })).body.code).toBe(
    'readingClosed',
  );
  const due_at = new Date(now().getTime() + 60_000).toISOString();
  await (await openDatabase()).updateTable('award_assignment').set({ due_at }).execute();
  expect((await post('saveSheet', juror.token, sheet)).status).toBe(200);
});

test('a juror who steps aside gives a reason and never sees the application again', async () => {
  const id = await assign(request, juror.subject);
  expect((await post('recuse', juror.token, { id, reason: ' ' })).body.fields).toEqual({
    reason: 'required',
  });
  expect((await post('recuse', juror.token, { id, reason: 'My former student' })).status).toBe(200);
  expect(await list(juror.token)).toEqual([]);
  expect((await open(id, juror.token)).status).toBe(404);
  const db = await openDatabase();
  const conflict = await db.selectFrom('award_conflict').selectAll().executeTakeFirstOrThrow();
  expect(conflict).toMatchObject({ request_id: request, juror: juror.subject, state: 'blocking' });
  expect(conflict.note).toBe('My former student');
});

const STATES = ['proposed', 'recused', 'ended'] as const;

/** The statuses of every call of a reading. */
async function reachAll(id: string, token: string): Promise<number[]> {
  const sheet = { id, savedAt: '', scores: {}, comments: {} };
  const answers = [
    await callPath(`${ENDPOINTS.getReading.path}?id=${id}`, { token }),
    await callPath(`${ENDPOINTS.readFile.path}?id=${id}&file=${randomUUID()}`, { token }),
    await post('saveSheet', token, sheet),
    await post('makeFinal', token, { ...sheet, confirmed: true }),
    await post('recuse', token, { id, reason: 'x' }),
  ];
  return answers.map(({ status }) => status);
}
const none = [404, 404, 404, 404, 404];

test('every call of a juror reaches only readings that are released to this juror', async () => {
  const db = await openDatabase();
  const id = await assign(request, juror.subject);
  expect(await reachAll(id, other.token)).toEqual(none);
  expect(await reachAll(randomUUID(), juror.token)).toEqual(none);
  // The id of the application is not an id of a reading.
  expect(await reachAll(request, juror.token)).toEqual(none);
  for (const state of STATES) {
    await db.updateTable('award_assignment').set({ state }).where('id', '=', id).execute();
    expect({ state, statuses: await reachAll(id, juror.token) }).toEqual({ state, statuses: none });
    expect(await list(juror.token)).toEqual([]);
  }
  await db.updateTable('award_assignment').set({ state: 'released' }).where('id', '=', id).execute();
  await db
    .insertInto('award_conflict')
    .values({
      request_id: request,
      juror: juror.subject,
      source: 'found',
      reasons: '[]',
      state: 'blocking',
      decided_by: null,
      decided_at: null,
      note: null,
    })
    .execute();
  expect(await reachAll(id, juror.token)).toEqual(none);
  await db.updateTable('award_conflict').set({ state: 'cleared' }).execute();
  expect((await open(id, juror.token)).status).toBe(200);
  const withdrawn_at = now().toISOString();
  await db.updateTable('scholarship_request').set({ withdrawn_at }).where('id', '=', request).execute();
  expect(await reachAll(id, juror.token)).toEqual(none);
  await db.updateTable('scholarship_request').set({ withdrawn_at: null }).where('id', '=', request).execute();
});

test('a juror does not read an application that they sent', async () => {
  const id = await assign(request, juror.subject);
  const db = await openDatabase();
  const { user_sub } = await db
    .selectFrom('scholarship_request')
    .select('user_sub')
    .where('id', '=', request)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('scholarship_request')
    .set({ user_sub: juror.subject })
    .where('id', '=', request)
    .execute();
  expect((await open(id, juror.token)).status).toBe(404);
  await db.updateTable('scholarship_request').set({ user_sub }).where('id', '=', request).execute();
});

test.each(['award', 'coordinator'] as const)(
  'a juror who gets the role %s reads nothing any more',
  async (role) => {
    const { subject, token } = await openJuror();
    const id = await assign(request, subject);
    expect((await open(id, token)).status).toBe(200);
    const db = await openDatabase();
    await changeStaff(db, { subject, label: 'test', roles: ['jury', role] }, now());
    expect(await reachAll(id, token)).toEqual(none);
    expect(await list(token)).toEqual([]);
    await changeStaff(db, { subject, label: 'test', roles: ['jury'] }, now());
    expect((await open(id, token)).status).toBe(200);
  },
);

test('a juror who sends an application of the edition reads nothing any more', async () => {
  const { subject, token } = await openJuror();
  const id = await assign(request, subject);
  expect((await register(token)).status).toBe(200);
  expect(await reachAll(id, token)).toEqual(none);
  expect(await list(token)).toEqual([]);
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ edition_id: SEED_YEAR - 1 })
    .where('user_sub', '=', subject)
    .execute();
  expect((await open(id, token)).status).toBe(200);
});

test('every view is in the audit trail, and not in the history that the sender reads', async () => {
  const id = await assign(request, juror.subject);
  await open(id, juror.token);
  const db = await openDatabase();
  const looks = await db.selectFrom('event').selectAll().where('entity_id', '=', id).execute();
  expect(looks).toMatchObject([{ entity: 'reading', kind: 'viewed', actor: juror.subject }]);
  const own = await db.selectFrom('event').select('actor').where('entity_id', '=', request).execute();
  expect(own.map(({ actor }) => actor)).not.toContain(juror.subject);
});
