import { randomUUID } from 'node:crypto';
import type { Outcome } from '@/lib/award/definition/outcomes';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { releaseDueResults, sendLetters } from '@/lib/server/award/results/release-results';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../admin/staff';
import { call, callPath, type EndpointResponse, signOnAs } from '../api/api-client';
import { COMMITTEE, VOTES } from './committee';
import { storeJudged } from './judged';

const DAY_MS = 86_400_000;
/** The hour of the release that the tests plan. */
export const RELEASE = { day: toDay(new Date(Date.now() + 2 * DAY_MS)), hour: 12 };
/** A time after that hour. */
export const AFTER_RELEASE_MS = 3 * DAY_MS;

export const post = <Id extends EndpointId>(id: Id, token: string, body: object) =>
  call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

export async function read<Id extends EndpointId>(id: Id, token: string | undefined, query = '') {
  const response = await callPath(`${ENDPOINTS[id].path}${query}`, { token });
  const { data } = await response.json();
  return { status: response.status, data } as {
    status: number;
    data: EndpointResponse<Id> extends { data: infer Data } ? Data : never;
  };
}

/** Releases the results that are due and queues their letters. @returns the number of letters */
export async function runReleaseJob(): Promise<number> {
  const db = await openDatabase();
  await releaseDueResults(db, now);
  return sendLetters(db);
}

/** The persons who bring results to their release, with what they do. */
export async function openResultsDesk() {
  const [coordinator, administrator, office] = await Promise.all([
    workAs('coordinator'),
    workAs('administrator'),
    workAs('award'),
  ]);
  const versionNow = async () => (await read('listRanking', coordinator)).data.version;
  async function step(id: EndpointId, token: string, body: object): Promise<void> {
    const { status } = await post(id, token, { version: await versionNow(), ...body });
    expect({ id, status }).toEqual({ id, status: 200 });
  }
  /** Three applications of signed-on persons with decisions about the first two. */
  async function decide() {
    const subjects = Array.from({ length: 3 }, () => `person:${randomUUID()}`);
    const stored = await storeJudged(
      subjects.map((subject, index) => ({ subject, totals: [9000 - index, 9000 - index] })),
    );
    await step('freezeRanking', coordinator, { to: 'frozen' });
    await step('saveCommittee', coordinator, { members: COMMITTEE });
    for (const [index, outcome] of (['winner', 'shortlisted'] satisfies Outcome[]).entries())
      await step('saveDecision', coordinator, {
        version: 0,
        id: stored[index]?.id,
        outcome,
        prize: outcome === 'winner' ? 'first' : null,
        reason: 'By its merits',
        ...VOTES,
      });
    await step('proposeDecisions', coordinator, { to: 'proposed' });
    await step('confirmDecisions', administrator, { to: 'confirmed' });
    const tokens = await Promise.all(subjects.map((subject) => signOnAs(subject)));
    return { stored, subjects, tokens };
  }
  async function approve(): Promise<void> {
    await step('planRelease', office, { release: RELEASE });
    await step('approveLetters', coordinator, { to: 'approved' });
  }
  return { coordinator, administrator, office, versionNow, step, decide, approve };
}

/** Removes what the tests of results have stored. */
export async function clearResults(): Promise<void> {
  const db = await openDatabase();
  await db.deleteFrom('award_ranking').execute();
  await db.deleteFrom('scholarship_request').execute();
  await db.deleteFrom('award_consent').execute();
  await db.deleteFrom('award_certificate').execute();
  await db.deleteFrom('outbox').execute();
}
