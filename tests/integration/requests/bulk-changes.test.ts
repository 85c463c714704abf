/** Requirements: ADMIN-11, ADMIN-12, ADMIN-15 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import type { Selected } from '@/lib/requests/work/bulk-schemas';
import { openDatabase } from '@/lib/server/db/open';
import { removeExpiredRows } from '@/lib/server/maintenance/expired-rows';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import { hire, type Member, post, propose } from '../../support/admin/request-desk';
import { callPath, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const contact = getForm('contact');
const information = getForm('information');

/** New requests as a list shows them. */
async function send(count: number, form = contact): Promise<Selected[]> {
  const email = `${randomUUID()}@example.sa`;
  for (let index = 0; index < count; index += 1)
    await sendSample(form, { token: await visit(), answers: { ...makeAnswers(form), email } });
  return (await listRequests(form)).slice(-count).map(({ id }) => ({ id, version: 1, workVersion: 1 }));
}

const change = (member: Member, body: object) => post('changeRequests', member, body);
const undo = (member: Member, id: string | undefined) => post('undoRequests', member, { id });
const read = async ({ token }: Member, { id }: Pick<Selected, 'id'>) =>
  (await (await callPath(`Desk/GetRequest?id=${id}`, { token })).json()).data;

let clerk: Member;
let lead: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Clerk', 'requests', 'lead');
});

test('a clerk takes requests without an owner; those of a colleague and those that have changed are named', async () => {
  const rows = await send(4);
  const [free, taken, moved, mine] = rows as [Selected, Selected, Selected, Selected];
  await post('assignRequest', lead, { id: taken.id, version: 1, owner: 'me' });
  await post('setPriority', lead, { id: moved.id, version: 1, priority: 'urgent', reason: 'tomorrow' });
  await post('assignRequest', clerk, { id: mine.id, version: 1, owner: 'me' });
  const shown = [free, { ...taken, workVersion: 2 }, moved, { ...mine, workVersion: 2 }];
  const unknown = { id: randomUUID(), version: 1, workVersion: 1 };
  const { status, body } = await change(clerk, { rows: [...shown, unknown], action: 'take' });
  expect(status).toBe(200);
  const { changed, skipped, missing } = body.data;
  expect({ changed, missing }).toEqual({ changed: 1, missing: 1 });
  expect(skipped.map(({ id, reason }) => [id, reason]).sort()).toEqual(
    [
      [taken.id, 'taken'],
      [moved.id, 'moved'],
    ].sort(),
  );
  expect((await read(clerk, free)).work).toMatchObject({ isMine: true, version: 2 });
  expect((await read(clerk, taken)).work).toMatchObject({ isMine: false });
});

test('undoing restores what was before, once, for its author, except what has changed since', async () => {
  const rows = await send(3);
  const [first, second, third] = rows as [Selected, Selected, Selected];
  await post('assignRequest', lead, { id: second.id, version: 1, owner: clerk.subject });
  const shown = [first, { ...second, workVersion: 2 }, third];
  const { body } = await change(lead, { rows: shown, action: 'assign', owner: lead.subject });
  expect(body.data).toMatchObject({ changed: 3, skipped: [] });
  const { id } = body.data.undo ?? {};
  await post('setPriority', clerk, { id: third.id, version: 2, priority: 'urgent', reason: 'tomorrow' });
  expect(await undo(clerk, id)).toMatchObject({ status: 409, body: { code: 'undoOver' } });
  const undone = (await undo(lead, id)).body.data;
  expect(undone).toMatchObject({ changed: 2, skipped: [{ id: third.id, reason: 'moved' }] });
  expect((await read(lead, first)).work.owner).toBeNull();
  expect((await read(lead, second)).work.owner).toBe(clerk.subject);
  expect((await read(lead, third)).work.owner).toBe(lead.subject);
  expect((await undo(lead, id)).status).toBe(409);
  const events = (await openDatabase()).selectFrom('event').select(['kind', 'actor', 'data']);
  const owners = (
    await events.where('entity_id', '=', first.id).where('kind', '=', 'assigned').execute()
  ).map(({ actor, data }) => [actor, JSON.parse(data).owner]);
  expect(owners).toEqual([
    [lead.subject, lead.subject],
    [lead.subject, null],
  ]);
});

test('urgency needs a reason, moves the due dates, and is undone with its former reason', async () => {
  const levels = { levels: { contact: { normal: 10, urgent: 1 } } };
  await post('saveServiceLevels', lead, levels);
  const [first, second] = (await send(2)) as [Selected, Selected];
  await post('setPriority', clerk, { id: second.id, version: 1, priority: 'urgent', reason: 'a flight' });
  const rows = [first, { ...second, workVersion: 2 }];
  const without = await change(clerk, { rows, action: 'urgent', reason: ' ' });
  expect(without).toMatchObject({ status: 422, body: { fields: { reason: 'required' } } });
  const before = (await read(clerk, first)).work.dueAt;
  const { data } = (await change(clerk, { rows, action: 'urgent', reason: 'the eve of Hajj' })).body;
  expect(data.changed).toBe(2);
  expect((await read(clerk, first)).work.dueAt < before).toBe(true);
  await undo(clerk, data.undo?.id);
  expect((await read(clerk, first)).work).toMatchObject({ priority: 'normal', dueAt: before });
  expect((await read(clerk, second)).work).toMatchObject({ priorityReason: 'a flight' });
});

test('a review waits for a minute, and senders learn of it only if it is not undone', async () => {
  const db = await openDatabase();
  const [first, second, other] = (await send(3)) as [Selected, Selected, Selected];
  await propose(clerk, { id: other.id, note: 'Yes.' });
  const { data } = (await change(clerk, { rows: [first, second, other], action: 'review' })).body;
  expect(data).toMatchObject({ changed: 2, skipped: [{ id: other.id, reason: 'pending' }] });
  await sendDueChanges(db);
  expect(await listHistory(first.id)).toHaveLength(1);
  await post('undoChange', clerk, { id: second.id });
  expect((await undo(clerk, data.undo?.id)).body.data).toMatchObject({
    changed: 1,
    skipped: [{ id: second.id, reason: 'moved' }],
  });
  const again = (await change(clerk, { rows: [first], action: 'review' })).body.data;
  const past = new Date(now().getTime() - 1).toISOString();
  await db.updateTable('pending_change').set({ due_at: past }).where('request_id', '=', first.id).execute();
  await sendDueChanges(db);
  expect((await listHistory(first.id)).map(({ to_status }) => to_status)).toEqual([
    'received',
    'underReview',
  ]);
  expect((await undo(clerk, again.undo?.id)).body.data.changed).toBe(0);
  const late = (await change(clerk, { rows: [first], action: 'review' })).body.data;
  expect(late).toMatchObject({ changed: 0, undo: null });
});

test('all of a list: only open requests that its filters match, at most 500', async () => {
  const rows = await send(3);
  const [first] = rows as [Selected];
  const db = await openDatabase();
  const { contact_email } = await db
    .selectFrom('service_request')
    .select('contact_email')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  await post('changeServiceRequest', clerk, { id: first.id, version: 1, to: 'closed' });
  const filter = { text: contact_email };
  const { data } = (await change(clerk, { filter, action: 'take' })).body;
  expect(data).toMatchObject({ changed: 2, skipped: [], missing: 0 });
  expect((await read(clerk, first)).work.owner).toBeNull();

  const [one] = await send(1, information);
  const copies = db
    .selectFrom('service_request')
    .selectAll()
    .where('id', '=', one?.id ?? '');
  const copy = await copies.executeTakeFirstOrThrow();
  for (let index = 0; index < 5; index += 1)
    await db
      .insertInto('service_request')
      .values(
        Array.from({ length: 100 }, () => {
          const key = randomUUID();
          return { ...copy, id: key, idempotency_key: key, reference_number: key.slice(0, 18) };
        }),
      )
      .execute();
  const all = { filter: { form: 'information' }, action: 'take' };
  expect(await change(clerk, all)).toMatchObject({ status: 422, body: { fields: { rows: 'tooMany' } } });
  await db.deleteFrom('service_request').where('id', '=', copy.id).execute();
  expect((await change(clerk, all)).body.data.changed).toBe(500);
});

test('requests of a closed team neither change nor appear for others, and stay inside the team', async () => {
  const member = await hire('Clerk', 'requests');
  const team = {
    name: 'Grievances',
    isClosed: true,
    forms: ['contact'],
    members: [member.subject, lead.subject],
  };
  await post('saveTeam', lead, team);
  const rows = await send(1);
  expect((await change(clerk, { rows, action: 'take' })).body.data).toMatchObject({
    changed: 0,
    skipped: [],
    missing: 1,
  });
  const outside = { rows, action: 'assign', owner: clerk.subject };
  expect((await change(lead, outside)).body.data.skipped).toMatchObject([{ reason: 'closedTeam' }]);
  expect((await change(member, { rows, action: 'take' })).body.data.changed).toBe(1);
});

test('a change without a selection, or without an action, is refused with the missing field', async () => {
  const [row] = await send(1);
  expect((await change(clerk, { action: 'take' })).body.fields).toEqual({ rows: 'required' });
  expect((await change(clerk, { rows: [row], action: '' })).body.fields).toEqual({ action: 'choice' });
  expect((await change(lead, { rows: [row], action: 'assign' })).body.fields).toEqual({ owner: 'required' });
});

test('the data for undoing is deleted with other expired rows', async () => {
  const db = await openDatabase();
  const { data } = (await change(clerk, { rows: await send(1, information), action: 'take' })).body;
  const later = new Date(now().getTime() + 61_000);
  await removeExpiredRows(db, later, false);
  const left = db
    .selectFrom('desk_action')
    .select('id')
    .where('id', '=', data.undo?.id ?? '');
  expect(await left.execute()).toEqual([]);
});
