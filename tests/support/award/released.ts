import type { Outcome } from '@/lib/award/definition/outcomes';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { releaseDueResults, sendLetters } from '@/lib/server/award/results/release-results';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../admin/staff';
import { call, callPath } from '../api/api-client';
import { passTime } from '../db/pass-time';
import { COMMITTEE, VOTES } from './committee';

const DAY_MS = 86_400_000;

export interface Desk {
  coordinator: string;
  administrator: string;
  office: string;
}

/** Tokens of the persons who decide about the results. */
export async function openDesk(): Promise<Desk> {
  const [coordinator, administrator, office] = await Promise.all([
    workAs('coordinator'),
    workAs('administrator'),
    workAs('award'),
  ]);
  return { coordinator, administrator, office };
}

export const postAs = <Id extends EndpointId>(id: Id, token: string, body: object) =>
  call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

interface Decided {
  id: string;
  outcome: Outcome;
  prize?: 'first' | 'second';
}

/** Prepares a release of results: the ranking is frozen, decisions are recorded and confirmed, letters approved. */
export async function approveResults(desk: Desk, decisions: readonly Decided[]): Promise<void> {
  const { coordinator, administrator, office } = desk;
  const readVersion = async () => {
    const response = await callPath(ENDPOINTS.listRanking.path, { token: coordinator });
    return (await response.json()).data.version as number;
  };
  const step = async (id: EndpointId, token: string, body: object) => {
    const answer = await postAs(id, token, { version: await readVersion(), ...body });
    if (answer.status !== 200) throw new Error(`${id}: ${JSON.stringify(answer.body)}`);
  };
  await step('freezeRanking', coordinator, { to: 'frozen' });
  await step('saveCommittee', coordinator, { members: COMMITTEE });
  for (const { prize = null, ...decision } of decisions)
    await step('saveDecision', coordinator, {
      ...VOTES,
      ...decision,
      prize,
      version: 0,
      reason: 'By its merits',
    });
  await step('proposeDecisions', coordinator, { to: 'proposed' });
  await step('confirmDecisions', administrator, { to: 'confirmed' });
  await step('planRelease', office, { release: { day: toDay(new Date(Date.now() + 2 * DAY_MS)), hour: 12 } });
  await step('approveLetters', coordinator, { to: 'approved' });
}

/** Releases results: they are approved, and the hour passes (three days). */
export async function releaseResults(desk: Desk, decisions: readonly Decided[]): Promise<void> {
  await approveResults(desk, decisions);
  passTime(3 * DAY_MS);
  await sendDue();
}

/** What the job of the results does each second. */
export async function sendDue(): Promise<void> {
  const db = await openDatabase();
  await releaseDueResults(db, now);
  await sendLetters(db);
}
