/** Requirements: ADMIN-12, ADMIN-13, REQUEST-02 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import { propose as proposeReply } from '../../support/admin/request-desk';
import { call, callPath, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const form = getForm('contact');
const EMAIL = 'sara@example.sa';
const NOTE = 'موعدكم في موسم 1448.';

async function hire(): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Clerk', roles: ['requests'] }, now());
  return signOnAs(subject);
}

async function send() {
  await sendSample(form, { token: await visit(), answers: { ...makeAnswers(form), email: EMAIL } });
  const request = (await listRequests(form)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request;
}

type Call = Parameters<typeof call>[0];
const post = <Id extends Call>(id: Id, token: string, body: unknown) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const propose = (token: string, id: string, to = 'answered', version = 1, note = NOTE) =>
  proposeReply({ token }, { id, version, to, note });
const open = async (token: string, id: string) =>
  (await (await callPath(`Desk/GetRequest?id=${id}`, { token })).json()).data;

/** Lets the time to undo pass. */
async function passTime(id: string): Promise<void> {
  const db = await openDatabase();
  const due_at = new Date(now().getTime() - 1).toISOString();
  await db.updateTable('pending_change').set({ due_at }).where('request_id', '=', id).execute();
}

let clerk: string;
beforeAll(async () => {
  clerk = await hire();
});

test('a reply is made when its time to undo is over, once, and not before', async () => {
  const db = await openDatabase();
  const { id } = await send();
  expect((await propose(clerk, id)).status).toBe(200);
  await sendDueChanges(db);
  expect(await listHistory(id)).toHaveLength(1);
  expect((await open(clerk, id)).pending).toMatchObject({ isReturned: false, to: 'answered', note: NOTE });
  expect((await open(await hire(), id)).pending).toBeNull();
  await passTime(id);
  await Promise.all([sendDueChanges(db), sendDueChanges(db)]);
  const history = await listHistory(id);
  expect(history.map(({ to_status, note }) => [to_status, note])).toEqual([
    ['received', null],
    ['answered', NOTE],
  ]);
  expect((await open(clerk, id)).pending).toBeNull();
});

test('an undone reply is never made, and its author gets the text back; nobody else can undo it', async () => {
  const { id } = await send();
  await propose(clerk, id);
  expect((await propose(clerk, id)).body).toMatchObject({ code: 'changePending' });
  expect((await post('undoChange', await hire(), { id })).status).toBe(409);
  expect((await post('undoChange', clerk, { id })).body.data).toMatchObject({ to: 'answered', note: NOTE });
  await passTime(id);
  await sendDueChanges(await openDatabase());
  expect(await listHistory(id)).toHaveLength(1);
  expect((await post('undoChange', clerk, { id })).body).toMatchObject({ code: 'changeMade' });
});

test('undo at the moment at which its time ends: exactly one of the two takes effect', async () => {
  const db = await openDatabase();
  for (let round = 0; round < 5; round += 1) {
    const { id } = await send();
    await propose(clerk, id);
    await passTime(id);
    const [undone] = await Promise.all([post('undoChange', clerk, { id }), sendDueChanges(db)]);
    const isSent = (await listHistory(id)).length === 2;
    expect(isSent).toBe(undone.status === 409);
  }
});

test('a reply to a request that has moved meanwhile returns to the queue of its author', async () => {
  const { id, reference_number } = await send();
  await propose(clerk, id);
  const withdrawal = { referenceNumber: reference_number, contact: EMAIL, to: 'closed' };
  const moved = await callPath('Requests/Move', {
    method: 'POST',
    token: await visit(),
    headers: { 'Content-Type': 'application/json' },
    secCode: await makeSecCode('transitionServiceRequest'),
    body: JSON.stringify(withdrawal),
  });
  expect(moved.status).toBe(200);
  expect((await post('sendChangeNow', clerk, { id })).body).toMatchObject({ code: 'requestMoved' });
  await passTime(id);
  await sendDueChanges(await openDatabase());
  expect((await listHistory(id)).map(({ to_status }) => to_status)).toEqual(['received', 'closed']);
  expect((await open(clerk, id)).pending).toMatchObject({ isReturned: true, note: NOTE });
  expect((await call('countQueues', { token: clerk })).body.data.returned).toBe(1);
  expect((await call('countQueues', { token: await hire() })).body.data.returned).toBe(0);
  expect((await post('undoChange', clerk, { id })).status).toBe(200);
  expect((await call('countQueues', { token: clerk })).body.data.returned).toBe(0);
});

test('a reply that cannot be made does not stop the others, and is not lost', async () => {
  const db = await openDatabase();
  const [broken, other] = [await send(), await send()];
  for (const { id } of [broken, other]) {
    await propose(clerk, id);
    await passTime(id);
  }
  const stored = db.updateTable('pending_change').where('request_id', '=', broken.id);
  await stored.set({ change: '{', due_at: '2020-01-01T00:00:00.000Z' }).execute();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendDueChanges(db);
  expect(quiet).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
  expect(await listHistory(other.id)).toHaveLength(2);
  const kept = db.selectFrom('pending_change').select('state').where('request_id', '=', broken.id);
  expect(await kept.execute()).toEqual([{ state: 'waiting' }]);
  await db.deleteFrom('pending_change').where('request_id', '=', broken.id).execute();
});

test('a reply is checked before it waits, and can be sent at once', async () => {
  const { id } = await send();
  expect((await propose(clerk, id, 'answered', 2)).body).toMatchObject({ code: 'requestMoved' });
  const asked = await propose(clerk, id, 'moreInformationRequested', 1, '');
  expect(asked.body).toMatchObject({ fields: { note: 'required' } });
  expect((await post('sendChangeNow', clerk, { id })).body).toMatchObject({ code: 'changeMade' });
  await propose(clerk, id);
  expect((await post('sendChangeNow', clerk, { id })).status).toBe(200);
  expect(await listHistory(id)).toHaveLength(2);
});

test('a note is read by the staff and never by the sender, and leaves the outbox alone', async () => {
  const db = await openDatabase();
  const { id, reference_number } = await send();
  const before = await db.selectFrom('outbox').selectAll().execute();
  expect((await post('addNote', clerk, { id, text: ' ' })).body).toMatchObject({
    fields: { text: 'required' },
  });
  expect((await post('addNote', clerk, { id, text: 'SECRET-NOTE' })).status).toBe(200);
  expect((await open(clerk, id)).notes).toEqual([
    { id: expect.any(String), at: expect.any(String), author: 'Clerk', text: 'SECRET-NOTE' },
  ]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual(before);
  const found = await callPath('Requests/Find', {
    method: 'POST',
    token: await visit(),
    headers: { 'Content-Type': 'application/json' },
    secCode: await makeSecCode('findServiceRequest'),
    body: JSON.stringify({ referenceNumber: reference_number, contact: EMAIL }),
  });
  expect(found.status).toBe(200);
  expect(await found.text()).not.toContain('SECRET-NOTE');
  await db.deleteFrom('service_request').where('id', '=', id).execute();
  expect(await db.selectFrom('request_note').selectAll().where('request_id', '=', id).execute()).toEqual([]);
});
