import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import type { FileSlot } from '@/lib/award/definition/file-slots';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../admin/staff';
import { call, callPath, makeForm, register, signOnAs, submit } from '../api/api-client';
import { makePdf } from '../files/pdf';
import { makeRegistration } from './registration';

interface Entry {
  /** The sender's token; by default that of a new person. */
  token?: string;
  /** Changes of the sample of a registration. */
  change?: (sample: ReturnType<typeof makeRegistration>) => ReturnType<typeof makeRegistration>;
  /** Files beside the identity document. */
  files?: { slot: FileSlot; name: string; content: Buffer }[];
}

/** An application that the office has admitted. @returns its id */
export async function enterAdmitted({
  token: given,
  change = (sample) => sample,
  files = [],
}: Entry = {}): Promise<string> {
  const token = given ?? (await signOnAs());
  const { body } = await register(token, change(makeRegistration()));
  const identity = { slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) };
  const answer = await submit(token, makeForm([identity, ...files]), 'en');
  if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
  const { id } = await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ stage: 'eligible', shown_stage: 'underReview', category: 1 })
    .where('reference_number', '=', body.data.referenceNumber)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function openJuror(): Promise<{ token: string; subject: string }> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'test', roles: ['jury'] }, now());
  return { token: await signOnAs(subject), subject };
}

interface Assigned {
  state?: 'proposed' | 'released' | 'recused' | 'ended';
  dueAt?: string | null;
}

/** Gives an application to a juror. @returns the id of the reading */
export async function assign(
  requestId: string,
  juror: string,
  { state = 'released', dueAt = null }: Assigned = {},
): Promise<string> {
  const id = uuidv7();
  await (await openDatabase())
    .insertInto('award_assignment')
    .values({
      id,
      edition: SEED_YEAR,
      round: 1,
      request_id: requestId,
      juror,
      state,
      due_at: dueAt,
      why: '[]',
      created_at: now().toISOString(),
    })
    .execute();
  return id;
}

const WEIGHTS = [30, 20, 20, 10, 10, 10];

/** Sets the weights of the edition in force, as the award office does. */
export async function saveWeights() {
  const token = await workAs('award');
  const edition = await callPath(`${ENDPOINTS.openEdition.path}?year=${SEED_YEAR}`, { token });
  const { version } = (await edition.json()).data;
  const weights = Object.fromEntries(SEED.criteria.map(({ key }, index) => [key, WEIGHTS[index] ?? 0]));
  const body = JSON.stringify({ year: SEED_YEAR, version, weights, judging: SEED.judging });
  return call('saveJudging', { token, headers: { 'Content-Type': 'application/json' }, body });
}
