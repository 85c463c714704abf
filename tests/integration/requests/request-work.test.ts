/** Requirements: ADMIN-09, ADMIN-10, ADMIN-11, ADMIN-35 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { listRequests, sendSample } from '../../support/forms/service-api';

const contact = getForm('contact');
const information = getForm('information');

interface Member {
  subject: string;
  token: string;
}

async function hire(...roles: Role[]): Promise<Member> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: `Clerk ${subject.slice(-4)}`, roles }, now());
  return { subject, token: await signOnAs(subject) };
}

async function send(form = contact): Promise<string> {
  const { status } = await sendSample(form, { token: await visit() });
  expect(status).toBe(200);
  return (await listRequests(form)).at(-1)?.id ?? '';
}

type Call = Parameters<typeof call>[0];
const post = async (id: Call, { token }: Member, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' };
  return call(id, { token, headers, body: JSON.stringify(body) });
};
const count = async ({ token }: Member) => (await call('countQueues', { token })).body.data;
const list = async ({ token }: Member, query: Record<string, string>) => {
  const response = await callPath(`Desk/ListRequests?${new URLSearchParams(query)}`, { token });
  const { data } = await response.json();
  return data as { rows: { id: string; work: Record<string, unknown> }[]; next: string | null };
};
const open = async ({ token }: Member, id: string) => {
  const response = await callPath(`Desk/GetRequest?id=${id}`, { token });
  return { status: response.status, data: (await response.json()).data };
};
const pass = async (id: string, hours: number) => {
  const db = await openDatabase();
  const back = (iso: string) => new Date(Date.parse(iso) - hours * 3_600_000).toISOString();
  const events = db.selectFrom('service_request_event').select(['id', 'at']).where('request_id', '=', id);
  for (const event of await events.execute())
    await db
      .updateTable('service_request_event')
      .set({ at: back(event.at) })
      .where('id', '=', event.id)
      .execute();
  await db.updateTable('request_work').set({ planned_version: 0 }).where('request_id', '=', id).execute();
};

let clerk: Member;
let lead: Member;
beforeAll(async () => {
  clerk = await hire('requests');
  lead = await hire('requests', 'lead');
});

test('a request is new until somebody takes it, and every count is the length of its list', async () => {
  const before = await count(clerk);
  const id = await send();
  expect(await count(clerk)).toEqual({ ...before, new: before.new + 1 });
  const { data } = await open(clerk, id);
  expect(data.work).toMatchObject({ owner: null, isMine: false, priority: 'normal', dueAt: null });
  const taken = await post('assignRequest', clerk, { id, version: data.work.version, owner: 'me' });
  expect(taken.status).toBe(200);
  expect(await count(clerk)).toEqual({ ...before, mine: before.mine + 1 });
  expect((await list(clerk, { queue: 'mine' })).rows.map((row) => row.id)).toContain(id);
  const after = await count(clerk);
  for (const queue of ['late', 'mine', 'new', 'waiting'] as const)
    expect([queue, (await list(clerk, { queue })).rows.length]).toEqual([queue, after[queue]]);
});

test('of two who take a request at once, one gets 409; a third cannot take it away', async () => {
  const id = await send();
  const other = await hire('requests');
  const take = (member: Member) => post('assignRequest', member, { id, version: 1, owner: 'me' });
  const both = await Promise.all([take(clerk), take(other)]);
  expect(both.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  const third = await hire('requests');
  expect((await post('assignRequest', third, { id, version: 2, owner: 'me' })).status).toBe(403);
  expect((await post('assignRequest', third, { id, version: 2, owner: 'nobody' })).status).toBe(403);
});

test('the lead gives a request to a colleague, to nobody else, and it is recorded', async () => {
  const id = await send();
  const editor = await hire('editor');
  const give = (owner: string, version = 1) => post('assignRequest', lead, { id, version, owner });
  expect((await post('assignRequest', clerk, { id, version: 1, owner: lead.subject })).status).toBe(403);
  expect((await give(editor.subject)).body).toMatchObject({ fields: { owner: 'choice' } });
  expect((await give(clerk.subject)).status).toBe(200);
  expect((await open(lead, id)).data.work).toMatchObject({ owner: clerk.subject, version: 2 });
  const events = (await openDatabase()).selectFrom('event').select(['kind', 'actor', 'data']);
  const assigned = await events.where('entity_id', '=', id).where('kind', '=', 'assigned').execute();
  expect(assigned).toEqual([
    { kind: 'assigned', actor: lead.subject, data: JSON.stringify({ owner: clerk.subject }) },
  ]);
});

test('a request has no owner any more when its owner leaves the staff', async () => {
  const id = await send();
  const leaving = await hire('requests');
  await post('assignRequest', leaving, { id, version: 1, owner: 'me' });
  await changeStaff(await openDatabase(), { subject: leaving.subject, label: '', roles: [] }, now());
  expect((await open(clerk, id)).data.work).toMatchObject({ owner: null });
});

test('an urgent request needs a reason', async () => {
  const id = await send();
  const urge = (reason?: string) =>
    post('setPriority', clerk, { id, version: 1, priority: 'urgent', reason });
  expect((await urge()).body).toMatchObject({ fields: { reason: 'required' } });
  expect((await urge('رحلة الغد')).status).toBe(200);
  expect((await open(clerk, id)).data.work).toMatchObject({
    priority: 'urgent',
    priorityReason: 'رحلة الغد',
    version: 2,
  });
});

test('service levels set due dates; the clock stops while the sender is asked; what is late comes first', async () => {
  const id = await send(information);
  const save = (normal: number | null) =>
    post('saveServiceLevels', lead, { levels: { information: { normal, urgent: 1 } } });
  expect((await save(0)).status).toBe(422);
  expect((await save(2)).status).toBe(200);
  const first = (await open(clerk, id)).data.work.dueAt;
  expect(Date.parse(first)).toBeGreaterThan(now().getTime() + 47 * 3_600_000);
  await pass(id, 24 * 14);
  expect((await open(clerk, id)).data.work).toMatchObject({ isLate: true });
  const sender = await signOnAs();
  await sendSample(information, { token: sender });
  const newer = (await listRequests(information)).at(-1)?.id ?? '';
  const [followed] = (await call('listMyServiceRequests', { token: sender })).body.data;
  expect(followed?.expectedAt).toBe((await open(clerk, newer)).data.work.dueAt);
  const late = await list(clerk, { queue: 'late' });
  expect(late.rows.map((row) => row.id)).toEqual([id]);
  const fresh = (await list(clerk, { queue: 'new' })).rows.map((row) => row.id);
  expect(fresh.indexOf(id)).toBeLessThan(fresh.indexOf(newer));
  const { version } = (await open(clerk, id)).data;
  const ask = { id, version, to: 'moreInformationRequested', note: 'أي موسم؟' };
  expect((await post('changeServiceRequest', clerk, ask)).status).toBe(200);
  expect((await open(clerk, id)).data.work).toMatchObject({ dueAt: null, isLate: false });
  expect((await list(clerk, { queue: 'waiting' })).rows.map((row) => row.id)).toContain(id);
  expect((await save(null)).status).toBe(200);
  expect((await open(clerk, newer)).data.work).toMatchObject({ dueAt: null });
});

test('a holiday moves due dates', async () => {
  const id = await send(information);
  const days = (from: string, to: string) => post('addHolidays', lead, { from, to });
  await post('saveServiceLevels', lead, { levels: { information: { normal: 5, urgent: null } } });
  const before = (await open(clerk, id)).data.work.dueAt;
  const today = now().toISOString().slice(0, 10);
  expect((await days('2026-12-31', '2026-12-01')).status).toBe(422);
  const until = new Date(now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  expect((await days(today, until)).status).toBe(200);
  const after = (await open(clerk, id)).data.work.dueAt;
  expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(13 * 86_400_000);
  const { holidays } = (await call('getOffice', { token: lead.token })).body.data;
  for (const day of holidays) expect((await post('removeHoliday', lead, { day })).status).toBe(200);
  expect((await open(clerk, id)).data.work.dueAt).toBe(before);
});

test('the days of the Eids that the page shows are added at once, by the lead alone', async () => {
  const days = ['2027-03-09', '2027-03-10', '2027-05-15'];
  expect((await post('addEids', clerk, { days })).status).toBe(403);
  for (const wrong of [[], ['2027-02-30'], Array.from({ length: 32 }, () => '2027-03-09')])
    expect((await post('addEids', lead, { days: wrong })).status).toBe(422);
  expect((await post('addEids', lead, { days: [...days, '2027-03-09'] })).status).toBe(200);
  expect((await post('addEids', lead, { days })).status).toBe(200);
  expect((await call('getOffice', { token: lead.token })).body.data.holidays).toEqual(days);
  for (const day of days) expect((await post('removeHoliday', lead, { day })).status).toBe(200);
});

test('requests of a closed team exist for its members only: in lists, counts, exports, pages and changes', async () => {
  const member = await hire('requests');
  const other = await hire('requests');
  const administrator = await hire('administrator');
  const id = await send();
  const before = await count(other);
  const team = { name: 'Grievances', isClosed: true, forms: ['contact'], members: [member.subject] };
  expect((await post('saveTeam', clerk, team)).status).toBe(403);
  expect((await post('saveTeam', lead, { ...team, members: ['person:unknown'] })).body).toMatchObject({
    fields: { members: 'choice' },
  });
  expect((await post('saveTeam', lead, team)).status).toBe(200);
  const later = await send();
  const hidden = (await listRequests(contact)).length;
  for (const outsider of [other, lead, administrator]) {
    expect(await count(outsider)).toMatchObject({ new: expect.any(Number) });
    expect((await list(outsider, { form: 'contact' })).rows).toEqual([]);
    for (const request of [id, later]) {
      expect((await open(outsider, request)).status).toBe(404);
      for (const [path, body] of [
        ['changeServiceRequest', { id: request, version: 1, to: 'underReview' }],
        ['assignRequest', { id: request, version: 1, owner: 'me' }],
        ['setPriority', { id: request, version: 1, priority: 'normal' }],
      ] as const)
        expect((await post(path, outsider, body)).status).toBe(404);
    }
    const sheet = await callPath('Desk/ExportRequests?form=contact', { token: outsider.token });
    expect((await sheet.text()).trim().split('\r\n')).toHaveLength(1);
  }
  expect((await count(other)).new).toBeLessThan(before.new);
  expect((await list(member, { form: 'contact' })).rows).toHaveLength(Math.min(hidden, 50));
  expect((await open(member, later)).status).toBe(200);
  const { teams } = (await call('getOffice', { token: lead.token })).body.data;
  const [stored] = teams;
  expect(stored).toMatchObject({ ...team, version: 1 });
  expect((await post('saveTeam', lead, { ...stored, version: 0 })).status).toBe(409);
  expect((await post('removeTeam', lead, { id: stored?.id, version: 1 })).status).toBe(200);
  expect((await open(other, id)).status).toBe(200);
  expect((await count(other)).new).toBe(before.new + 1);
});

test('the pages of a queue have no gap', async () => {
  const db = await openDatabase();
  for (let sent = 0; sent < 60; sent += 1) await send();
  expect(await db.selectFrom('request_work').select('request_id').execute()).toHaveLength(
    (await db.selectFrom('service_request').select('id').execute()).length,
  );
  const lists: Record<string, string>[] = [{ queue: 'new' }, {}];
  for (const query of lists) {
    const first = await list(clerk, query);
    expect(first.rows).toHaveLength(50);
    const second = await list(clerk, { ...query, after: first.next ?? '' });
    const ids = [...first.rows, ...second.rows].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    if ('queue' in query) expect(ids).toHaveLength((await count(clerk)).new);
  }
});
