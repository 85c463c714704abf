import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { SEED } from '@/lib/award/definition/edition';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../admin/staff';
import { signOnAs } from '../api/api-client';
import { COMMITTEE, WINNING } from './committee';
import { enterAdmitted } from './judging';
import { assign, saveWeights } from './readings';
import { post, read } from './results-desk';

/** What jurors and the office have written about applications. */
export const COMMENT = 'Carried out with care';
export const REASON = 'The study has ended';

export const SCORES = Object.fromEntries(SEED.criteria.map(({ key }) => [key, 6]));
/** Windows that remain open when the edition is over; default ones move with the date. */
const OPEN = { durationFrom: '2020-01-01', durationTo: '2100-01-01' };

interface Member {
  subject: string;
  token: string;
}

interface Desk {
  award: string;
  coordinator: string;
  administrator: string;
}

/** A person of the staff. */
export async function hire(...roles: Role[]): Promise<Member> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Dr Test', roles }, now());
  return { subject, token: await signOnAs(subject) };
}

async function step(id: Parameters<typeof post>[0], token: string, body: object): Promise<void> {
  const { status } = await post(id, token, body);
  expect({ id, status }).toEqual({ id, status: 200 });
}

/** The final sheets of jurors about an application. @returns the ids of their readings */
async function judge(jurors: readonly Member[], request: string, impact: number): Promise<string[]> {
  const ids: string[] = [];
  for (const { subject, token } of jurors) {
    const id = await assign(request, subject);
    const scores = { ...SCORES, impact };
    const sheet = { id, savedAt: '', scores, comments: { impact: COMMENT }, confirmed: true };
    await step('makeFinal', token, sheet);
    ids.push(id);
  }
  return ids;
}

/** An application whose refusal is confirmed. */
async function refuse({ award, coordinator }: Desk) {
  const entry = await enterAdmitted(award);
  const { id } = entry;
  const { version } = (await read('getEligibility', award, `?id=${id}`)).data;
  const verdict = { unmet: ['enrolment'], reasons: { enrolment: REASON } };
  await step('saveCheck', award, { id, version, decision: 'refuse', category: null, ...verdict });
  await step('confirmRefusal', coordinator, { id, version: version + 1, to: 'ineligible' });
  return entry;
}

/** The edition in force with two judged applications, of which the better one is a winner, and a refused one. */
export async function judgeEdition() {
  const windows = { register: OPEN, submit: OPEN };
  await writeConfiguration(await openDatabase(), { windows }, now());
  const desk: Desk = {
    award: await workAs('award'),
    coordinator: await workAs('coordinator'),
    administrator: await workAs('administrator'),
  };
  const { award, coordinator } = desk;
  expect((await saveWeights()).status).toBe(200);
  const jurors = [await hire('jury'), await hire('jury')] as const;
  const entries = {
    best: await enterAdmitted(award, { university: 'University of York' }),
    second: await enterAdmitted(award),
    refused: await refuse(desk),
  };
  for (const { subject } of jurors)
    await step('saveJuror', coordinator, {
      subject,
      version: 0,
      fields: [1],
      languages: ['ar'],
      capacity: 9,
    });
  const readings = [
    ...(await judge(jurors, entries.best.id, 9)),
    ...(await judge(jurors, entries.second.id, 7)),
  ];
  await step('freezeRanking', coordinator, { to: 'frozen', version: 0 });
  await step('saveCommittee', coordinator, { version: 1, members: COMMITTEE });
  await step('saveDecision', coordinator, { ...WINNING, id: entries.best.id });

  /** What the desk reads of an edition. */
  async function readAll(edition: string) {
    const { id } = entries.best;
    return {
      board: (await read('getBoard', coordinator, `?${edition}`)).data,
      ranking: (await read('listRanking', coordinator, `?category=1&${edition}`)).data,
      decision: (await read('getDecision', coordinator, `?id=${id}`)).data,
      sheets: (await read('listSheets', coordinator, `?id=${id}`)).data,
      check: (await read('getEligibility', award, `?id=${entries.refused.id}`)).data,
      refused: (await read('listEligibility', award, `?state=ineligible&${edition}`)).data,
      jury: (await read('getJury', award, `?${edition}`)).data,
      juror: (await read('getJuror', coordinator, `?subject=${jurors[0].subject}&${edition}`)).data,
      assignments: (await read('listAssignments', award, `?${edition}`)).data,
    };
  }
  return { desk, jurors, entries, readings, readAll };
}
