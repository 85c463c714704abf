/** Requirements: JUDGE-03, JUDGE-05, JUDGE-14 */
import { createHash, randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { signOnAs } from '../../support/api/api-client';
import { COMMITTEE, WINNING } from '../../support/award/committee';
import { storeJudged } from '../../support/award/judged';
import { post, read } from '../../support/award/results-desk';

let coordinator: string;
let administrator: string;
beforeAll(async () => {
  [coordinator, administrator] = await Promise.all([workAs('coordinator'), workAs('administrator')]);
});

afterEach(async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_ranking').execute();
  await db.deleteFrom('scholarship_request').execute();
});

const list = async (category = 1, token = coordinator) =>
  (await read('listRanking', token, `?category=${category}`)).data;
const freeze = async (to: 'frozen' | 'open' = 'frozen') =>
  post('freezeRanking', coordinator, { to, version: (await list()).version });

/** Freezes the ranking and names the committee. */
async function meet(): Promise<void> {
  expect((await freeze()).status).toBe(200);
  const body = { version: (await list()).version, members: COMMITTEE };
  expect((await post('saveCommittee', coordinator, body)).status).toBe(200);
}
const decide = (id: string, given: object = {}) =>
  post('saveDecision', coordinator, { ...WINNING, id, ...given });

const listEvents = async (entity: string) =>
  (
    await (
      await openDatabase()
    )
      .selectFrom('event')
      .select('kind')
      .where('entity', '=', entity)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

test('the board counts readings by field and lists those that are not final', async () => {
  const [first] = await storeJudged([
    { field: 1, totals: [8000], open: ['late juror'] },
    { field: 1, totals: [7000, 7500] },
    { field: 3 },
  ]);
  const { data } = await read('getBoard', coordinator);
  expect(data.fields).toEqual([
    { fieldId: 1, applications: 2, needed: 4, assigned: 4, final: 3, late: 1 },
    { fieldId: 3, applications: 1, needed: 2, assigned: 0, final: 0, late: 0 },
  ]);
  expect(data.open).toMatchObject({
    total: 1,
    rows: [{ id: first?.id, referenceNumber: first?.referenceNumber, juror: 'late juror', isLate: true }],
  });
});

test('applications are ranked by category, ties by the criteria of the edition; without universities', async () => {
  const scores = (originality: number) => [{ originality }, { originality }];
  const [second, tied, alsoTied, fourth, single, other] = await storeJudged([
    { totals: [9000, 9000], scores: scores(7) },
    { totals: [8000, 8000], scores: scores(5) },
    { totals: [7000, 9000], scores: scores(5) },
    { totals: [6000, 6000], scores: scores(9) },
    { totals: [9900] },
    { category: 2, totals: [5000, 5000] },
  ]);
  const [best] = await storeJudged([{ totals: [9000, 9000], scores: scores(8) }]);
  const { rows, ...head } = await list();
  expect(head).toMatchObject({ state: 'open', version: 0, hash: null, total: 6, next: null });
  expect(rows.map(({ id, rank, isTied, decidedBy }) => ({ id, rank, isTied, decidedBy }))).toEqual([
    { id: best?.id, rank: 1, isTied: false, decidedBy: null },
    { id: second?.id, rank: 2, isTied: false, decidedBy: 'originality' },
    { id: tied?.id, rank: 3, isTied: true, decidedBy: null },
    { id: alsoTied?.id, rank: 3, isTied: true, decidedBy: null },
    { id: fourth?.id, rank: 5, isTied: false, decidedBy: null },
    { id: single?.id, rank: null, isTied: false, decidedBy: null },
  ]);
  expect(rows[3]).toMatchObject({ raw: 8000, spread: 2000, sheets: 2 });
  const { data } = await read('getDecision', coordinator, `?id=${best?.id}`);
  expect(data.university).toBeUndefined();
  expect((await list(2)).rows.map(({ id }) => id)).toEqual([other?.id]);
});

test('the pages of an open ranking are those of the frozen one, without applications that their reader must not see', async () => {
  const subject = `person:${randomUUID()}`;
  const token = await signOnAs(subject);
  await changeStaff(await openDatabase(), { subject, label: 'test', roles: ['coordinator'] }, now());
  await storeJudged(
    Array.from({ length: 160 }, (_, index) => ({
      ...(index === 40 ? { subject } : {}),
      // A few means, most of them shared; the last ten have no rank.
      totals: index < 150 ? [1000 * (index % 7), 5000] : [5000],
      scores: [{ originality: index % 3 }, { originality: index % 2 }],
    })),
  );
  const readAll = async () => {
    const pages = [];
    for (const from of [0, 50, 100, 150])
      pages.push((await read('listRanking', token, `?category=1&from=${from}`)).data);
    expect(pages.map(({ total, next }) => [total, next])).toEqual([
      [159, 50],
      [159, 100],
      [159, 150],
      [159, null],
    ]);
    return pages.map(({ rows }) => rows);
  };
  const open = await readAll();
  expect(open.map(({ length }) => length)).toEqual([50, 50, 50, 9]);
  expect((await freeze()).status).toBe(200);
  expect(await readAll()).toEqual(open);
});

test('a reopened sheet does not count until it is final again', async () => {
  const [first] = await storeJudged([{ totals: [9000, 9000] }]);
  const db = await openDatabase();
  const { id: assignment_id } = await db
    .selectFrom('award_assignment')
    .select('id')
    .where('request_id', '=', first?.id ?? '')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sheet = { assignment_id, version: 2, scores: '{}', comments: '', updated_at: now().toISOString() };
  await db
    .insertInto('score_sheet')
    .values({ ...sheet, state: 'draft', total: null })
    .execute();
  expect((await list()).rows[0]).toMatchObject({ rank: null, sheets: 1 });
  const final = { state: 'final' as const, total: 5000 };
  await db.updateTable('score_sheet').set(final).where('version', '=', 2).execute();
  expect((await list()).rows[0]).toMatchObject({ rank: 1, sheets: 2, raw: 7000 });
});

test('a frozen ranking keeps its rows and its hash whatever follows, until it is discarded', async () => {
  const [first, second] = await storeJudged([{ totals: [9000, 9000] }, { totals: [8000, 8000] }]);
  expect((await freeze()).status).toBe(200);
  const frozen = await list();
  const opened = await read('getDecision', coordinator, `?id=${first?.id}`);
  expect(opened.data.university).toEqual(expect.any(String));
  const { snapshot, hash } = await (await openDatabase())
    .selectFrom('award_ranking')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(hash).toBe(createHash('sha256').update(snapshot).digest('hex'));
  await storeJudged([{ totals: [9900, 9900] }]);
  expect(await list()).toEqual(frozen);
  expect((await post('freezeRanking', coordinator, { to: 'frozen', version: 0 })).body.code).toBe(
    'rankingMoved',
  );
  expect((await freeze('open')).status).toBe(200);
  expect((await list()).rows.map(({ id }) => id).slice(1)).toEqual([first?.id, second?.id]);
  expect((await listEvents('ranking')).slice(-2)).toEqual(['frozen', 'removed']);
});

test('of simultaneous freezes one is stored, and a ranking without ranks is not frozen', async () => {
  expect((await freeze()).body.code).toBe('rankingEmpty');
  await storeJudged([{ totals: [9000, 9000] }]);
  const body = { to: 'frozen', version: 0 };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('freezeRanking', coordinator, body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
});

test('a decision needs a quorum without recused members, a vote of each, a majority and a free prize', async () => {
  const [first, second, single] = await storeJudged([
    { totals: [9000, 9000] },
    { totals: [8000, 8000] },
    { totals: [9900] },
  ]);
  const [id = '', other = ''] = [first?.id, second?.id];
  expect((await decide(id)).body.code).toBe('rankingMoved');
  await meet();
  expect(
    (await decide(id, { present: COMMITTEE.slice(1), recused: COMMITTEE.slice(0, 2) })).body.fields,
  ).toEqual({
    inFavour: 'pattern',
  });
  expect((await decide(id, { present: COMMITTEE.slice(2), inFavour: 1 })).body.fields).toEqual({
    present: 'pattern',
  });
  expect((await decide(id, { inFavour: 1, against: 2 })).body.fields).toEqual({ outcome: 'pattern' });
  expect((await decide(id, { prize: null })).body.fields).toEqual({ prize: 'required' });
  expect((await decide(id, { present: ['Somebody else'] })).body.fields).toEqual({ present: 'choice' });
  expect((await decide(id, { reason: ' ' })).body.fields).toEqual({ reason: 'required' });
  expect((await decide(single?.id ?? '', {})).status).toBe(404);
  expect((await decide(id)).body.data).toEqual({ id, version: 1 });
  expect((await decide(id)).body.code).toBe('rankingMoved');
  expect((await decide(other)).body.fields).toEqual({ prize: 'pattern' });
  expect((await decide(other, { outcome: 'shortlisted' })).status).toBe(200);
  const { data } = await read('getDecision', coordinator, `?id=${other}`);
  expect(data.decision).toMatchObject({
    outcome: 'shortlisted',
    prize: null,
    votes: { members: COMMITTEE, recused: [], inFavour: 3 },
  });
});

test('another person confirms the decisions; until then and afterwards the coordinator may open them again', async () => {
  const [first] = await storeJudged([{ totals: [9000, 9000] }]);
  const id = first?.id ?? '';
  await meet();
  const step = async (call: 'proposeDecisions' | 'confirmDecisions', to: string, token: string) =>
    (await post(call, token, { to, version: (await list()).version })).body;
  expect((await step('proposeDecisions', 'proposed', coordinator)).code).toBe('rankingEmpty');
  await decide(id);
  expect((await step('proposeDecisions', 'proposed', coordinator)).data).toEqual({ state: 'proposed' });
  expect((await decide(id, { version: 1 })).body.code).toBe('rankingMoved');
  expect((await freeze('open')).body.code).toBe('rankingMoved');
  expect((await step('confirmDecisions', 'frozen', administrator)).data).toEqual({ state: 'frozen' });
  await step('proposeDecisions', 'proposed', coordinator);
  expect((await step('confirmDecisions', 'confirmed', administrator)).data).toEqual({ state: 'confirmed' });
  expect((await step('confirmDecisions', 'confirmed', administrator)).code).toBe('rankingMoved');
  expect((await step('proposeDecisions', 'frozen', coordinator)).data).toEqual({ state: 'frozen' });
  expect((await decide(id, { version: 1, prize: 'second' })).status).toBe(200);
});

test('nobody confirms what they proposed', async () => {
  const [first] = await storeJudged([{ totals: [9000, 9000] }]);
  const both = await workAs('coordinator', 'administrator');
  await meet();
  await decide(first?.id ?? '');
  const version = (await list()).version;
  await post('proposeDecisions', both, { to: 'proposed', version });
  const body = { to: 'confirmed', version: version + 1 };
  expect((await post('confirmDecisions', both, body)).body.code).toBe('secondPerson');
});

test('a coordinator sees neither an application that they sent nor one with a conflict, and cannot decide it', async () => {
  const subject = `person:${randomUUID()}`;
  const token = await signOnAs(subject);
  await changeStaff(await openDatabase(), { subject, label: 'test', roles: ['coordinator'] }, now());
  const [own, conflicting, free] = await storeJudged([
    { subject, totals: [9000, 9000] },
    { totals: [8000, 8000] },
    { totals: [7000, 7000] },
  ]);
  const conflict = { source: 'declared' as const, reasons: '[]', state: 'blocking' as const };
  await (await openDatabase())
    .insertInto('award_conflict')
    .values({ ...conflict, request_id: conflicting?.id ?? '', juror: subject })
    .execute();
  const { rows, total } = await list(1, token);
  expect({ total, rows: rows.map(({ id, rank }) => [id, rank]) }).toEqual({
    total: 1,
    rows: [[free?.id, 3]],
  });
  expect((await read('getBoard', token)).data.fields).toMatchObject([{ applications: 1, final: 2 }]);
  await meet();
  for (const hidden of [own, conflicting]) {
    expect((await read('getDecision', token, `?id=${hidden?.id}`)).status).toBe(404);
    expect((await post('saveDecision', token, { ...WINNING, id: hidden?.id })).status).toBe(404);
  }
  await decide(conflicting?.id ?? '');
  expect((await read('getMinutes', token)).data.rows).toEqual([]);
});
