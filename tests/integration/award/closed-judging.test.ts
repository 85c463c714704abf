/** Requirements: AWARD-26, AWARD-30, JUDGE-03, JUDGE-07 */
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { toSeedRow } from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';
import { signOnAs } from '../../support/api/api-client';
import { WINNING } from '../../support/award/committee';
import { COMMENT, hire, judgeEdition, REASON, SCORES } from '../../support/award/judged-edition';
import { post, read } from '../../support/award/results-desk';
import { startEdition } from '../../support/award/start-edition';

const NEXT_YEAR = SEED_YEAR + 1;
const DRAFT_YEAR = SEED_YEAR + 2;
const UNREAL_YEAR = SEED_YEAR + 6;
const CLOSED = `edition=${SEED_YEAR}`;

type Judged = Awaited<ReturnType<typeof judgeEdition>>;
let desk: Judged['desk'];
let jurors: Judged['jurors'];
let entries: Judged['entries'];
let readings: string[];
let readAll: Judged['readAll'];
let before: Awaited<ReturnType<Judged['readAll']>>;

beforeAll(async () => {
  ({ desk, jurors, entries, readings, readAll } = await judgeEdition());
  before = await readAll('');
  await startEdition(NEXT_YEAR, moveByYear(SEED));
  await (await openDatabase())
    .insertInto('award_edition')
    .values({ ...toSeedRow(now()), year: DRAFT_YEAR, state: 'draft' })
    .execute();
});

test('the judging of an edition that is over is read as it was, and the edition in force has its own', async () => {
  const { jury, ...others } = before;
  expect(before.ranking.rows).toMatchObject([
    { id: entries.best.id, rank: 1, sheets: 2, outcome: 'winner' },
    { id: entries.second.id, rank: 2, sheets: 2, outcome: null },
  ]);
  expect(before.board.fields).toMatchObject([{ applications: 2, assigned: 4, final: 4 }]);
  expect(before.sheets[0]?.sheets).toMatchObject([{ state: 'final', comments: { impact: COMMENT } }]);
  expect(before.check).toMatchObject({ edition: SEED_YEAR, reasons: { enrolment: REASON } });
  expect(before.assignments.rows).toHaveLength(2);
  const { jury: closed, ...rest } = await readAll(CLOSED);
  expect(rest).toEqual(others);
  expect(closed.progress).toEqual(jury.progress);
  expect(closed.jurors.map(({ subject, released }) => ({ subject, released }))).toEqual(
    jurors.map(({ subject }) => ({ subject, released: 2 })),
  );

  const { coordinator, award } = desk;
  expect((await read('listRanking', coordinator)).data).toMatchObject({
    edition: NEXT_YEAR,
    state: 'open',
    total: 0,
  });
  expect((await read('getBoard', coordinator)).data.fields).toEqual([]);
  expect((await read('listEligibility', award, '?state=ineligible')).data.total).toBe(0);
  expect((await read('listAssignments', award)).data.total).toBe(0);
});

test('a juror of the edition stays one without the role, and others are not offered', async () => {
  const [juror] = jurors;
  const subject = juror.subject;
  const newcomer = await hire('jury');
  await changeStaff(await openDatabase(), { subject, label: 'Dr Test', roles: [] }, now());
  const { jurors: listed } = (await read('getJury', desk.award, `?${CLOSED}`)).data;
  expect(listed.find((row) => row.subject === subject)).toMatchObject({ bar: null, released: 2 });
  expect(listed.map((row) => row.subject)).not.toContain(newcomer.subject);
  const query = (of: string, edition: string) => `?subject=${of}&${edition}`;
  expect((await read('getJuror', desk.award, query(newcomer.subject, CLOSED))).status).toBe(404);
  expect((await read('getJuror', desk.award, query(newcomer.subject, ''))).status).toBe(200);
  await changeStaff(await openDatabase(), { subject, label: 'Dr Test', roles: ['jury'] }, now());
});

test('a year whose edition was never in force is not found, and one that is no year is refused', async () => {
  const { coordinator, award } = desk;
  const calls = [
    ['getBoard', coordinator],
    ['listRanking', coordinator],
    ['getJury', coordinator],
    ['listAssignments', coordinator],
    ['listEligibility', award],
    ['listExceptions', award],
  ] as const;
  for (const [id, token] of calls) {
    const statusOf = async (year: unknown) => (await read(id, token, `?edition=${year}`)).status;
    expect([id, await statusOf(UNREAL_YEAR), await statusOf(DRAFT_YEAR)]).toEqual([id, 404, 404]);
    expect([id, await statusOf('last')]).toEqual([id, 422]);
  }
  const juror = `?subject=${jurors[0].subject}&edition=`;
  expect((await read('getJuror', award, `${juror}${UNREAL_YEAR}`)).status).toBe(404);
});

/** What is stored about the judging, without the audit trail. */
async function readStore() {
  const db = await openDatabase();
  const tables = [
    'scholarship_request',
    'eligibility_check',
    'award_juror',
    'award_conflict',
    'award_assignment',
    'score_sheet',
    'award_ranking',
    'award_decision',
  ] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

test('nothing of it changes: not by late, repeated or forged calls of anyone', async () => {
  const { coordinator, administrator, award } = desk;
  const { id } = entries.best;
  const [reading = ''] = readings;
  const [juror] = jurors;
  const { version } = before.ranking;
  const stored = await readStore();
  const check = { id, version: 2, decision: 'admit', category: 2, unmet: [], reasons: {} };
  const refusal = { id: entries.refused.id, version: before.check.version, to: 'unchecked' };
  const sheet = { id: reading, savedAt: '', scores: SCORES, comments: {}, confirmed: true };
  const cleared = { id, subject: juror.subject, note: 'No tie' };
  const answers = [
    await post('saveCheck', award, check),
    await post('confirmRefusal', coordinator, refusal),
    await post('reopenSheet', coordinator, { id: reading, version: 1, reason: 'Again' }),
    await post('extendReading', coordinator, { id: reading, dueOn: '2099-01-01' }),
    await post('clearConflict', coordinator, cleared),
    await post('makeFinal', juror.token, sheet),
    await post('saveDecision', coordinator, { ...WINNING, id: entries.second.id, prize: 'second' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const steps = [
    await post('freezeRanking', coordinator, { to: 'open', version }),
    await post('saveCommittee', coordinator, { version, members: ['Somebody else'] }),
    await post('proposeDecisions', coordinator, { version, to: 'proposed' }),
    await post('confirmDecisions', administrator, { version, to: 'confirmed' }),
    await post('proposeCorrection', coordinator, {
      ...{ id, version: 1, outcome: 'shortlisted' },
      ...{ prize: null, reason: 'Before the release' },
    }),
  ];
  expect(steps.map(({ body }) => body.code)).toEqual(steps.map(() => 'rankingMoved'));
  const forged = { to: 'open', version, edition: SEED_YEAR };
  expect((await post('freezeRanking', coordinator, forged)).status).toBe(422);
  expect(await readStore()).toEqual(stored);
});

test('a person with a conflict, a sender and a juror see no more than before', async () => {
  const { id, subject: sender } = entries.best;
  const conflicted = await hire('coordinator', 'award');
  const conflict = { source: 'declared' as const, reasons: '[]', state: 'blocking' as const };
  await (await openDatabase())
    .insertInto('award_conflict')
    .values({ ...conflict, request_id: id, juror: conflicted.subject })
    .execute();
  await changeStaff(
    await openDatabase(),
    { subject: sender, label: 'Sender', roles: ['coordinator', 'award'] },
    now(),
  );
  for (const token of [conflicted.token, await signOnAs(sender)]) {
    const ranking = (await read('listRanking', token, `?category=1&${CLOSED}`)).data;
    expect({ total: ranking.total, rows: ranking.rows.map((row) => [row.id, row.rank]) }).toEqual({
      total: 1,
      rows: [[entries.second.id, 2]],
    });
    expect((await read('getBoard', token, `?${CLOSED}`)).data.fields).toMatchObject([
      { applications: 1, assigned: 2, final: 2 },
    ]);
    expect((await read('listAssignments', token, `?${CLOSED}`)).data.total).toBe(1);
    expect((await read('getDecision', token, `?id=${id}`)).status).toBe(404);
    expect((await read('getEligibility', token, `?id=${id}`)).status).toBe(404);
    expect((await read('listSheets', token, `?id=${id}`)).data).toEqual([]);
  }
  const juror = jurors[0].token;
  for (const call of ['getBoard', 'listRanking', 'getJury', 'listAssignments', 'listEligibility'] as const)
    expect([call, (await read(call, juror, `?${CLOSED}`)).status]).toEqual([call, 403]);
  expect((await read('getReading', juror, `?id=${readings[0]}`)).status).toBe(404);
  expect((await read('listReadings', juror)).data).toEqual([]);
  expect((await read('getJury', desk.administrator, `?${CLOSED}`)).status).toBe(403);
  expect((await read('listRanking', desk.administrator, `?${CLOSED}`)).status).toBe(200);
});

test('each view is in the audit trail', async () => {
  const { subject, token } = await hire('coordinator', 'award');
  const { id } = entries.best;
  await read('getBoard', token);
  await read('getBoard', token, `?${CLOSED}`);
  await read('listRanking', token, `?${CLOSED}`);
  await read('listAssignments', token, `?${CLOSED}`);
  await read('listEligibility', token, `?${CLOSED}`);
  await read('getEligibility', token, `?id=${id}`);
  await read('listSheets', token, `?id=${id}`);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['entity', 'entity_id'])
    .where('actor', '=', subject)
    .where('kind', '=', 'viewed')
    .orderBy('id')
    .execute();
  expect(events.map(({ entity, entity_id }) => [entity, entity_id])).toEqual([
    ['jury', String(SEED_YEAR)],
    ['ranking', String(SEED_YEAR)],
    ['jury', String(SEED_YEAR)],
    ['edition', String(SEED_YEAR)],
    ['scholarship_request', id],
    ...readings.slice(0, 2).map((reading) => ['reading', reading]),
  ]);
});

test('an application of an edition that is over is disqualified, and its ranking stays', async () => {
  const { coordinator, administrator, award } = desk;
  const { id, referenceNumber } = entries.second;
  const state = async () => (await read('getDisqualification', coordinator, `?id=${id}`)).data;
  const { version, mayPropose } = await state();
  expect(mayPropose).toBe(true);
  const body = { id, version, reason: 'Copied from a thesis' };
  const proposed = await post('proposeDisqualification', coordinator, body);
  expect(proposed.status).toBe(200);
  const listAll = async (edition: string) =>
    (await read('listExceptions', award, `?${edition}`)).data.disqualifications;
  expect(await listAll('')).toEqual([]);
  expect(await listAll(CLOSED)).toMatchObject([
    { requestId: id, referenceNumber, confirmedAt: null, isWithdrawn: false },
  ]);
  // The row links to this page.
  expect((await read('getEligibility', award, `?id=${id}`)).status).toBe(200);
  const step = { id: proposed.body.data.id, to: 'confirmed' };
  expect((await post('confirmDisqualification', administrator, step)).status).toBe(200);
  expect(await listAll(CLOSED)).toMatchObject([{ requestId: id, confirmedAt: expect.any(String) }]);
  expect((await read('getEligibility', award, `?id=${id}`)).data.state).toBe('disqualified');
  const { rows } = (await read('listRanking', coordinator, `?category=1&${CLOSED}`)).data;
  expect(rows.map((row) => row.id)).toEqual([entries.best.id, id]);
  expect((await read('getMinutes', administrator, `?${CLOSED}`)).data.exceptions).toMatchObject([
    { kind: 'disqualified', referenceNumber },
  ]);
});
