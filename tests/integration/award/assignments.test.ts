/** Requirements: JUDGE-04, JUDGE-08, JUDGE-09 */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse } from '../../support/api/api-client';
import { enterAdmitted, post } from '../../support/award/judging';

let office: string;
let coordinator: string;
const DUE = toDay(new Date(now().getTime() + 14 * 86_400_000));

/** A juror of the edition. */
async function name(label: string, profile: object = {}) {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles: ['jury'] }, now());
  const body = { subject, version: 0, fields: [4], languages: ['ar', 'en'], capacity: 20, ...profile };
  expect((await post('saveJuror', coordinator, body)).status).toBe(200);
  return subject;
}
const readProgress = async () => (await call('getJury', { token: coordinator })).body.data.progress;
const propose = async () => (await post('proposeAssignments', coordinator, {})).body.data;
async function release(dueOn = DUE) {
  const { proposedAt } = await readProgress();
  return post('releaseAssignments', coordinator, { proposedAt, dueOn });
}
async function list(state: string, token = coordinator) {
  const response = await callPath(`${ENDPOINTS.listAssignments.path}?state=${state}`, { token });
  const { data }: EndpointResponse<'listAssignments'> = await response.json();
  return data;
}
const find = async (id: string, state = 'all') => (await list(state)).rows.find((row) => row.id === id);
const readersOf = async (id: string) =>
  ((await find(id))?.readings ?? [])
    .filter(({ state }) => state === 'proposed' || state === 'released')
    .map(({ subject }) => subject);

beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});

test('readings are proposed, released, kept by later runs, and a third one settles a difference', async () => {
  const db = await openDatabase();
  const near = await name('Near');
  const tied = await name('Nura Alotaibi');
  const far = await name('Far', { fields: [1] });
  const arabic = await name('Arabic', { languages: ['ar'] });
  const first = await enterAdmitted(office, { participant: 'نورة سالم' });
  const second = await enterAdmitted(office, { participant: 'Noura Al-Otaibi', university: 'Keele' });
  const french = await enterAdmitted(office, { locale: 'fr' });

  // Nothing is released without a proposal, and jurors are chosen by conflict, language and field.
  expect(
    (await post('releaseAssignments', coordinator, { proposedAt: now().toISOString(), dueOn: DUE })).body
      .code,
  ).toBe('proposalMoved');
  expect(await propose()).toMatchObject({ proposed: 4, released: 0, missing: 2 });
  expect(await readProgress()).toMatchObject({
    applications: 3,
    needed: 6,
    proposed: 4,
    released: 0,
    missing: 2,
  });
  expect((await readersOf(second.id)).sort()).toEqual([near, arabic].sort());
  expect(await readersOf(first.id)).not.toContain(far);
  const reading = (await find(second.id))?.readings.find(({ subject }) => subject === near);
  expect(reading?.why).toMatchObject({ matches: true, others: { conflict: [tied], field: [far] } });
  expect((await list('missing')).rows).toMatchObject([
    { id: french.id, missing: 2, jurors: { conflict: 0, language: 4, left: 0, full: 0, free: 0 } },
  ]);
  expect((await find(first.id))?.readings.every(({ state }) => state === 'proposed')).toBe(true);

  // The release needs a day to come and the proposal that was seen.
  expect((await release('2020-01-01')).body.fields).toEqual({ dueOn: 'tooEarly' });
  const { proposedAt } = await readProgress();
  await propose();
  expect((await post('releaseAssignments', coordinator, { proposedAt, dueOn: DUE })).body.code).toBe(
    'proposalMoved',
  );
  const before = (await call('getMyRequest', { token: first.token })).body.data;
  expect((await release()).status).toBe(200);
  expect(await readProgress()).toMatchObject({ proposed: 0, released: 4, proposedAt: null });
  expect((await call('getMyRequest', { token: first.token })).body.data).toEqual(before);
  const stages = await db.selectFrom('scholarship_request').select(['id', 'stage']).execute();
  expect(Object.fromEntries(stages.map(({ id, stage }) => [id, stage]))).toMatchObject({
    [first.id]: 'inReview',
    [second.id]: 'inReview',
    [french.id]: 'eligible',
  });
  const check = { id: first.id, version: 99, decision: 'admit', category: 1, unmet: [], reasons: {} };
  expect((await post('saveCheck', office, check)).body.code).toBe('requestMoved');

  // A juror who is named later fills the gap; what was released stays.
  const kept = await readersOf(first.id);
  const helper = await name('French', { languages: ['fr'], fields: [1] });
  expect(await propose()).toMatchObject({ proposed: 1, released: 4, missing: 1 });
  expect(await readersOf(french.id)).toEqual([helper]);
  expect(await readersOf(first.id)).toEqual(kept);
  expect((await post('removeJuror', coordinator, { subject: near, version: 1 })).body.code).toBe(
    'jurorHasReadings',
  );

  // A tie that a juror declares later ends their reading, and another juror is proposed.
  const [leaving = ''] = kept;
  const { data } = (await call('listAssignments', { token: office })).body;
  expect(data.total).toBe(3);
  const university = { universities: ['Another University'], persons: [], mailDomains: [] };
  await post('saveTies', coordinator, { subject: leaving, ...university });
  expect(await readersOf(first.id)).toHaveLength(1);
  await propose();
  expect(await readersOf(first.id)).not.toContain(leaving);
  expect(await readersOf(first.id)).toHaveLength(2);
  await release();

  // Two final sheets that differ by more than 20 points need one more reading.
  const missingBefore = (await readProgress()).missing;
  await score(first.id, [5000, 7000]);
  expect((await readProgress()).missing).toBe(missingBefore);
  await score(second.id, [5000, 7001]);
  expect((await readProgress()).missing).toBe(missingBefore + 1);
  expect((await find(second.id, 'missing'))?.missing).toBe(1);
  await propose();
  expect((await find(second.id))?.readings.filter(({ round }) => round === 2)).toMatchObject([
    { subject: far, state: 'proposed' },
  ]);

  // Withdrawn applications are not read; restored ones go on.
  const withdraw = (to: 'withdrawn' | 'restored') => post('withdrawMine', second.token, { to });
  await withdraw('withdrawn');
  expect(await find(second.id)).toBeUndefined();
  expect(await statesOf(second.id)).toEqual(['ended', 'ended']);
  await withdraw('restored');
  expect(await statesOf(second.id)).toEqual(['released', 'released']);
});

/** Makes sheets of the released readings of an application final. */
async function score(id: string, totals: readonly number[]): Promise<void> {
  const db = await openDatabase();
  const rows = await db
    .selectFrom('award_assignment')
    .select('id')
    .where('request_id', '=', id)
    .where('state', '=', 'released')
    .orderBy('id')
    .execute();
  const sheet = {
    version: 1,
    state: 'final',
    scores: '{}',
    comments: '',
    updated_at: now().toISOString(),
  } as const;
  for (const [index, total] of totals.entries())
    await db
      .insertInto('score_sheet')
      .values({ ...sheet, assignment_id: rows[index]?.id ?? '', total })
      .execute();
}

async function statesOf(id: string): Promise<string[]> {
  const rows = await (await openDatabase())
    .selectFrom('award_assignment')
    .select('state')
    .where('request_id', '=', id)
    .execute();
  return rows.map(({ state }) => state).sort();
}

test('of simultaneous releases one counts', async () => {
  await name('Many', { fields: [4], languages: ['ar', 'en', 'fr'] });
  await enterAdmitted(office);
  await propose();
  const { proposedAt, proposed } = await readProgress();
  expect(proposed).toBeGreaterThan(0);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('releaseAssignments', coordinator, { proposedAt, dueOn: DUE })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a mean within three points of the last prize needs one more reading once its category is read', async () => {
  await name('Third', { fields: [4], languages: ['ar'] });
  const entered = [await enterAdmitted(office), await enterAdmitted(office), await enterAdmitted(office)];
  const ids = entered.map(({ id }) => id);
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ category: 3 })
    .where('id', 'in', ids)
    .execute();
  await propose();
  await release();
  const [best = '', last = '', close = ''] = ids;
  await score(best, [9000, 9000]);
  await score(last, [8000, 8000]);
  expect((await find(last))?.missing).toBe(0);
  await score(close, [7700, 7700]);
  const missing = await Promise.all(ids.map(async (id) => (await find(id))?.missing));
  expect(missing).toEqual([0, 1, 1]);
});
