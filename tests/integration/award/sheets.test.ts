/** Requirements: JUDGE-12, JUDGE-13 */
import { randomUUID } from 'node:crypto';
import { SEED } from '@/lib/award/definition/edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse } from '../../support/api/api-client';
import { assign, enterAdmitted, openJuror, saveWeights } from '../../support/award/readings';

const DAY_MS = 86_400_000;
const SCORES = Object.fromEntries(SEED.criteria.map(({ key }) => [key, 6]));

type Change = 'saveSheet' | 'makeFinal' | 'reopenSheet' | 'extendReading';
const post = <Id extends Change>(id: Id, token: string, body: object) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

let coordinator: string;
let juror: Awaited<ReturnType<typeof openJuror>>;
beforeAll(async () => {
  [coordinator, juror] = await Promise.all([workAs('coordinator'), openJuror()]);
  expect((await saveWeights()).status).toBe(200);
});

const listSheets = async (request: string, token = coordinator) => {
  const response = await callPath(`${ENDPOINTS.listSheets.path}?id=${request}`, { token });
  const { data }: EndpointResponse<'listSheets'> = await response.json();
  return data;
};
const open = async (id: string) => {
  const response = await callPath(`${ENDPOINTS.getReading.path}?id=${id}`, { token: juror.token });
  const { data }: EndpointResponse<'getReading'> = await response.json();
  return data;
};

/** A reading whose sheet is final. */
async function finish() {
  const request = await enterAdmitted();
  const id = await assign(request, juror.subject);
  const sheet = { id, savedAt: '', scores: SCORES, comments: { impact: 'Useful' }, confirmed: true };
  expect((await post('makeFinal', juror.token, sheet)).status).toBe(200);
  return { request, id };
}

test('a reopened sheet gets another version with its reason, and both are kept', async () => {
  const { request, id } = await finish();
  expect((await post('reopenSheet', coordinator, { id, version: 1, reason: ' ' })).body.fields).toEqual({
    reason: 'required',
  });
  const reason = 'A page was missing';
  expect((await post('reopenSheet', coordinator, { id, version: 1, reason })).body.data).toEqual({
    id,
    version: 2,
  });
  expect((await post('reopenSheet', coordinator, { id, version: 1, reason })).body.code).toBe('sheetMoved');
  const draft = await open(id);
  expect(draft).toMatchObject({
    state: 'draft',
    scores: SCORES,
    comments: { impact: 'Useful' },
    total: null,
  });
  const scores = { ...SCORES, impact: 8 };
  const sheet = { id, savedAt: draft.savedAt, scores, comments: {}, confirmed: true };
  expect((await post('makeFinal', juror.token, sheet)).status).toBe(200);
  const [reading] = await listSheets(request);
  expect(reading?.sheets).toMatchObject([
    { version: 1, state: 'final', total: 6000, reason: null, comments: { impact: 'Useful' } },
    { version: 2, state: 'final', total: 6400, reason },
  ]);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', id)
    .where('kind', '!=', 'viewed')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['madeFinal', 'reopened', 'madeFinal']);
});

test('the coordinator does not read what a draft contains', async () => {
  const request = await enterAdmitted();
  const id = await assign(request, juror.subject);
  await post('saveSheet', juror.token, {
    id,
    savedAt: '',
    scores: { impact: 2 },
    comments: { impact: 'Doubtful' },
  });
  const [reading] = await listSheets(request);
  expect(reading?.sheets).toMatchObject([
    { version: 1, state: 'draft', scores: {}, comments: {}, total: null },
  ]);
});

test('the coordinator extends a reading whose deadline has passed', async () => {
  const request = await enterAdmitted();
  const id = await assign(request, juror.subject, { dueAt: '2020-01-01T00:00:00.000Z' });
  expect((await listSheets(request))[0]).toMatchObject({ isClosed: true });
  const past = toDay(new Date(now().getTime() - DAY_MS));
  expect((await post('extendReading', coordinator, { id, dueOn: past })).body.fields).toEqual({
    dueOn: 'tooEarly',
  });
  expect((await open(id)).isClosed).toBe(true);
  expect((await post('extendReading', coordinator, { id, dueOn: toDay(now()) })).status).toBe(200);
  expect((await open(id)).isClosed).toBe(false);
});

test('a coordinator with a conflict, and a guessed id, reach no sheet', async () => {
  const { request, id } = await finish();
  const db = await openDatabase();
  const body = { id, version: 1, reason: 'x' };
  for (const unknown of [randomUUID(), request]) {
    expect((await post('reopenSheet', coordinator, { ...body, id: unknown })).status).toBe(404);
    const dueOn = toDay(now());
    expect((await post('extendReading', coordinator, { id: unknown, dueOn })).status).toBe(404);
  }
  const { actor } = await db
    .selectFrom('event')
    .select('actor')
    .where('kind', '=', 'reopened')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('award_conflict')
    .values({
      request_id: request,
      juror: actor,
      source: 'declared',
      reasons: '["university"]',
      state: 'blocking',
      decided_by: null,
      decided_at: null,
      note: null,
    })
    .execute();
  expect(await listSheets(request)).toEqual([]);
  expect((await post('reopenSheet', coordinator, body)).status).toBe(404);
});
