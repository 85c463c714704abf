/** Requirements: ADMIN-27 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { hire, type Member, post } from '../../support/admin/request-desk';
import { workAs } from '../../support/admin/staff';
import { callPath, type EndpointResponse } from '../../support/api/api-client';
import { makeResource } from '../../support/forms/appointments';
import { storeAppointments } from '../../support/forms/stored-appointments';

const EARLY = '2031-03-02';
const LATE = '2031-03-09';
const PAGE = 50;

let office: Member;
/** Sent in this order: ten for the later day, then fifty for the earlier one. */
let late: ServiceRequest[];
let early: ServiceRequest[];
beforeAll(async () => {
  office = await hire('Clerk', 'appointments');
  const db = await openDatabase();
  late = await storeAppointments(db, Array<string>(10).fill(LATE));
  early = await storeAppointments(db, Array<string>(PAGE).fill(EARLY));
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function list(query: Record<string, string> = {}, { token }: Pick<Member, 'token'> = office) {
  const response = await callPath(`Desk/ListAwaitingApproval?${new URLSearchParams(query)}`, { token });
  const { data, fields } = await response.json();
  const page = data as EndpointResponse<'listAwaitingApproval'>['data'];
  return { status: response.status, fields, ...page, ids: idsOf(page?.rows ?? []) };
}
const count = async ({ token }: Pick<Member, 'token'> = office) =>
  (await (await callPath('Desk/CountQueues', { token })).json()).data.approval as number;

const move = (row: ServiceRequest | undefined, to: string, preferredDate?: string) =>
  post('changeServiceRequest', office, {
    id: row?.id,
    version: row?.version,
    to,
    ...(preferredDate && { preferredDate }),
  });

test('the earliest wished day is first, then the one that was sent first; pages have no gaps', async () => {
  const first = await list();
  expect(first).toMatchObject({ status: 200, total: 60, next: early.at(-1)?.id });
  expect(first.ids).toEqual(idsOf(early));
  expect(first.rows[0]).toMatchObject({
    referenceNumber: early[0]?.reference_number,
    status: 'requested',
    version: 1,
    preferredDate: EARLY,
    hasSlots: false,
  });
  const second = await list({ after: first.next ?? '' });
  expect(second).toMatchObject({ ids: idsOf(late), total: 60, next: null });
});

test('a page keeps its place when the appointment before it is approved meanwhile', async () => {
  const { next } = await list();
  expect((await move(early.at(-1), 'approved')).status).toBe(200);
  const [approved, moved, cancelled] = [early.pop(), early[0], late.pop()];
  expect(await list({ after: approved?.id ?? '' })).toMatchObject({ total: 59, next: null });
  expect((await list({ after: next ?? '' })).ids).toEqual(
    idsOf([...late, ...(cancelled ? [cancelled] : [])]),
  );

  expect((await move(cancelled, 'cancelled')).status).toBe(200);
  expect((await move(moved, 'rescheduled', '2031-04-01')).status).toBe(200);
  const all = await list();
  expect(all.ids).toEqual(idsOf([...early.slice(1), ...late, ...(moved ? [moved] : [])]).slice(0, PAGE));
  expect(all.total).toBe(58);
});

test('the count of the queues is that of the list', async () => {
  expect(await count()).toBe((await list()).total);
  const other = await hire('Clerk', 'requests');
  expect(await count(other)).toBe(0);
  expect((await list({}, other)).status).toBe(403);
});

test('an invalid key is refused; a key that no appointment has finds nothing', async () => {
  expect(await list({ after: 'x' })).toMatchObject({ status: 422, fields: { after: 'id' } });
  expect(await list({ after: randomUUID() })).toMatchObject({ status: 200, ids: [], next: null });
});

test('an appointment of a closed team is neither listed nor counted for others', async () => {
  const { total } = await list();
  const db = await openDatabase();
  const team = { id: randomUUID(), name: 'Closed', is_closed: 1 as const, version: 1 };
  await db.insertInto('team').values(team).execute();
  const [hidden] = await storeAppointments(db, ['2031-01-01']);
  const work = db.updateTable('request_work').set({ team_id: team.id });
  await work.where('request_id', '=', hidden?.id ?? '').execute();
  expect(await list()).toMatchObject({ total, ids: expect.not.arrayContaining([hidden?.id]) });
  expect(await count()).toBe(total);
  await db.insertInto('team_member').values({ team_id: team.id, subject: office.subject }).execute();
  expect(await list()).toMatchObject({ total: total + 1, ids: expect.arrayContaining([hidden?.id]) });
});

test('an appointment is approved for a time if there is a place of its kind', async () => {
  const lead = { token: await workAs('lead') };
  const [first] = (await list()).rows;
  const kind = first?.channel === 'remote' ? 'remote' : 'room';
  expect((await post('saveResource', lead, makeResource('Room 2', { kind }))).status).toBe(200);
  expect((await list()).rows[0]).toMatchObject({ id: first?.id, hasSlots: true });
});
