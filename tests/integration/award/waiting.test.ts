/** Requirements: ADMIN-29 */
import { randomUUID } from 'node:crypto';
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { storeJudged } from '../../support/award/judged';
import {
  AFTER_RELEASE_MS,
  clearResults,
  openResultsDesk,
  post,
  RELEASE,
  read,
} from '../../support/award/results-desk';
import { startEdition } from '../../support/award/start-edition';
import { passTime } from '../../support/db/pass-time';

const DAY_MS = 86_400_000;
let desk: Awaited<ReturnType<typeof openResultsDesk>>;
/** The token of a person with both roles, who must not confirm their own proposals. */
let both: string;
beforeEach(async () => {
  desk = await openResultsDesk();
  both = await workAs('coordinator', 'administrator');
});
afterEach(async () => {
  jest.useRealTimers();
  await clearResults();
  await (await openDatabase()).deleteFrom('award_edition').execute();
});

const count = async (token: string) => (await read('countConfirmations', token)).data;
const listWaiting = async (token: string) => {
  const { disqualifications, permits } = (await read('listExceptions', token, '?state=waiting')).data;
  return [disqualifications.map((row) => row.requestId), permits.map((row) => row.id)];
};

test('proposed decisions wait for persons other than their proposer, without applications of a conflict', async () => {
  const stored = await storeJudged([{ totals: [9000, 9000] }, { totals: [8000, 8000] }]);
  expect(await count(desk.administrator)).toEqual({ decisions: 0, releases: 0 });
  await desk.step('freezeRanking', both, { to: 'frozen' });
  await desk.step('saveCommittee', both, { members: ['Member'] });
  for (const { id } of stored)
    await desk.step('saveDecision', both, {
      ...{ id, version: 0, outcome: 'shortlisted', prize: null, reason: 'By its merits' },
      ...{ present: ['Member'], recused: [], inFavour: 1, against: 0, abstained: 0 },
    });
  expect((await count(desk.administrator)).decisions).toBe(0);
  await desk.step('proposeDecisions', both, { to: 'proposed' });
  expect(await count(desk.administrator)).toEqual({ decisions: 2, releases: 0 });
  expect((await read('getMinutes', desk.administrator)).data.rows).toHaveLength(2);
  expect((await count(both)).decisions).toBe(0);
  const conflict = { source: 'declared' as const, reasons: '[]', state: 'blocking' as const };
  const db = await openDatabase();
  const { actor } = await db
    .selectFrom('event')
    .select('actor')
    .where('entity', '=', 'ranking')
    .where('kind', '=', 'viewed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('award_conflict')
    .values({ ...conflict, request_id: stored[0]?.id ?? '', juror: actor })
    .execute();
  expect((await count(desk.administrator)).decisions).toBe(1);
  await desk.step('confirmDecisions', desk.administrator, { to: 'confirmed' });
  expect((await count(desk.administrator)).decisions).toBe(0);
});

test('letters wait for another coordinator until their hour, corrections for an administrator', async () => {
  const { stored } = await desk.decide();
  const planner = await workAs('award', 'coordinator');
  expect((await count(desk.coordinator)).releases).toBe(0);
  await desk.step('planRelease', planner, { release: RELEASE });
  expect((await count(desk.coordinator)).releases).toBe(1);
  expect((await count(planner)).releases).toBe(0);
  passTime(AFTER_RELEASE_MS);
  expect((await count(await workAs('coordinator'))).releases).toBe(0);
  jest.useRealTimers();
  await desk.step('approveLetters', desk.coordinator, { to: 'approved' });
  expect((await count(desk.coordinator)).releases).toBe(0);

  const db = await openDatabase();
  await db.updateTable('award_ranking').set({ released_at: now().toISOString() }).execute();
  const { id = '', referenceNumber } = stored[2] ?? {};
  const correction = { id, version: 0, outcome: 'shortlisted', prize: null, reason: 'Found later' };
  expect((await post('proposeCorrection', both, correction)).status).toBe(200);
  const list = async (token: string) => (await read('listCorrections', token)).data;
  expect(await list(both)).toEqual([]);
  const waiting = [{ id, referenceNumber, formerOutcome: 'notSelected', outcome: 'shortlisted' }];
  expect(await list(desk.administrator)).toMatchObject(waiting);
  await startEdition(2026, moveByYear(SEED));
  expect(await list(desk.administrator)).toMatchObject(waiting);
  const confirmed = { id, version: 1, to: 'confirmed' };
  expect((await post('confirmCorrection', desk.administrator, confirmed)).status).toBe(200);
  expect(await list(desk.administrator)).toEqual([]);
});

test('disqualifications of every edition wait for an administrator, permits until their hour for a coordinator', async () => {
  const [stored] = await storeJudged([{ totals: [9000, 9000] }]);
  const id = stored?.id ?? '';
  const propose = { id, version: 1, reason: 'Copied from a thesis' };
  const proposed = await post('proposeDisqualification', both, propose);
  expect(proposed.status).toBe(200);
  expect(await listWaiting(desk.administrator)).toEqual([[id], []]);
  expect(await listWaiting(both)).toEqual([[], []]);
  await startEdition(2026, moveByYear(SEED));
  expect(await listWaiting(desk.administrator)).toEqual([[id], []]);

  const [late] = await storeJudged([{}]);
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ edition_id: 2026, status: 2, stage: null, shown_stage: null })
    .where('id', '=', late?.id ?? '')
    .execute();
  const until = { day: toDay(new Date(now().getTime() + DAY_MS)), hour: 12 };
  const permit = {
    kind: 'submit',
    referenceNumber: late?.referenceNumber,
    until,
    reason: 'The portal was away',
  };
  const permitted = await post('proposePermit', desk.office, permit);
  expect(permitted.status).toBe(200);
  expect(await listWaiting(desk.coordinator)).toEqual([[id], [permitted.body.data.id]]);
  passTime(2 * DAY_MS);
  expect(await listWaiting(await workAs('coordinator'))).toEqual([[id], []]);
  jest.useRealTimers();
  for (const [call, token, of] of [
    ['confirmDisqualification', desk.administrator, proposed],
    ['confirmPermit', desk.coordinator, permitted],
  ] as const)
    expect((await post(call, token, { id: of.body.data.id, to: 'refused' })).status).toBe(200);
  expect(await listWaiting(desk.coordinator)).toEqual([[], []]);
  expect((await read('listExceptions', desk.office, `?state=${randomUUID()}`)).status).toBe(422);
});
