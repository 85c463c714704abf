/** Requirements: ADMIN-06, ADMIN-11, ADMIN-19, ADMIN-20, REQUEST-02, REQUEST-04, REQUEST-08 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { sendMergeMails } from '@/lib/server/requests/merge/send-merge-mails';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import {
  findByNumber,
  hire,
  type Member,
  openAtDesk,
  passUndoTime,
  post,
  propose,
  replyFile,
  sendRequest,
} from '../../support/admin/request-desk';
import { callPath, signOnAs } from '../../support/api/api-client';
import { listHistory } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const contact = getForm('contact');
const information = getForm('information');
const appointment = getForm('appointment');

let clerk: Member;
let colleague: Member;
let lead: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  colleague = await hire('Colleague', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
});
afterEach(restoreSettings);

const merge = (member: Member, id: string, into: string, version = 1) =>
  post('mergeRequest', member, { id, version, into });
const undo = (member: Member, id: string) => post('undoMerge', member, { id });

/** Requests of one person, who gave the same address with each. */
async function sendTwo(email = `${randomUUID()}@example.sa`) {
  const first = await sendRequest(contact, { email });
  const second = await sendRequest(information, { email: email.toUpperCase() });
  return { first, second, email };
}

/** Lets the time to undo a merge pass. */
async function passMergeTime(id: string): Promise<void> {
  const until = new Date(now().getTime() - 1).toISOString();
  const db = await openDatabase();
  await db.updateTable('request_merge').set({ until }).where('request_id', '=', id).execute();
}

const listEvents = async (id: string) => {
  const events = (await openDatabase()).selectFrom('event').select('kind').where('entity_id', '=', id);
  return (await events.orderBy('id').execute()).map(({ kind }) => kind).filter((kind) => kind !== 'viewed');
};

test('a merged number leads its sender to the other request, with both timelines and their files', async () => {
  const { first, second, email } = await sendTwo();
  await propose(clerk, { id: first.id, to: 'underReview', note: 'Soon.' }, [replyFile('plan.pdf')]);
  await post('sendChangeNow', clerk, { id: first.id });
  const { others } = await openAtDesk(clerk, first.id);
  expect(others).toEqual([expect.objectContaining({ id: second.id, canContinue: true })]);
  expect((await merge(clerk, first.id, second.id, 2)).status).toBe(200);
  const found = await findByNumber(first.reference_number, email);
  expect(found.body.data.referenceNumber).toBe(second.reference_number);
  const [merged] = found.body.data.merged;
  expect(merged?.referenceNumber).toBe(first.reference_number);
  expect(merged?.history.map(({ status }) => status)).toEqual(['received', 'underReview', 'closed']);
  expect(merged?.history.at(-1)?.note).toContain(second.reference_number);
  const [document] = merged?.history.flatMap(({ documents }) => documents) ?? [];
  const file = await callPath(`Requests/GetFile?${new URLSearchParams({ key: document?.key ?? '' })}`);
  expect(file.status).toBe(200);
  const survivor = await openAtDesk(colleague, second.id);
  expect(survivor.merged.map(({ id, history }) => [id, history.length])).toEqual([[first.id, 3]]);
  expect(await openAtDesk(colleague, first.id)).toMatchObject({
    status: 'closed',
    merge: { into: { id: second.id }, isMine: false },
  });
  expect(await listEvents(first.id)).toContain('merged');
  expect(await listEvents(second.id)).toContain('merged');
});

test('a signed-in sender has one card for both; an answer under the old number reaches the other request', async () => {
  const sender = await signOnAs();
  const first = await sendRequest(contact, { token: sender });
  const second = await sendRequest(contact, { token: sender });
  expect((await merge(clerk, first.id, second.id)).status).toBe(200);
  const mine = await (await callPath('Requests/GetMine', { token: sender })).json();
  expect(mine.data.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber)).toEqual([
    second.reference_number,
  ]);
  expect(mine.data[0].merged).toHaveLength(1);
  const body = { referenceNumber: first.reference_number, to: 'closed' };
  expect((await post('transitionServiceRequest', { token: sender }, body)).status).toBe(200);
  expect((await listHistory(second.id)).at(-1)).toMatchObject({ to_status: 'closed', by: 'sender' });
});

test('a person who may open only one of two merged requests learns nothing from the other', async () => {
  const mobile = '0551234567';
  const first = await sendRequest(contact, { email: 'one@example.sa', mobile });
  const second = await sendRequest(contact, { email: 'two@example.sa', mobile });
  expect((await merge(clerk, first.id, second.id)).status).toBe(200);
  const one = await findByNumber(first.reference_number, 'one@example.sa');
  expect(one.body.data).toMatchObject({ referenceNumber: first.reference_number, status: 'closed' });
  const two = await findByNumber(second.reference_number, 'two@example.sa');
  expect(two.body.data.merged).toEqual([]);
  const both = await findByNumber(first.reference_number, `+966${mobile.slice(1)}`);
  expect(both.body.data).toMatchObject({ referenceNumber: second.reference_number });
  expect(both.body.data.merged).toHaveLength(1);
});

test('only open requests of the same sender or contact are merged, and none into itself', async () => {
  const { first, second } = await sendTwo();
  const stranger = await sendRequest(contact, { mobile: '0559876543' });
  const visit = await sendRequest(appointment, {
    token: await signOnAs(),
    mobile: first.contact_mobile ?? '',
  });
  const both = await hire('Both', 'requests', 'appointments');
  const codes = [
    await merge(clerk, first.id, stranger.id),
    await merge(clerk, first.id, first.id),
    await merge(clerk, first.id, second.id, 2),
    await merge(clerk, first.id, randomUUID()),
    await merge(clerk, first.id, visit.id),
    await merge(both, first.id, visit.id),
    await post('mergeRequest', clerk, { id: first.id, version: 1, into: 'x' }),
    await merge(await hire('Other', 'appointments'), first.id, second.id),
  ].map(({ status, body }) => [status, body.code]);
  expect(codes).toEqual([
    [409, 'mergeForeign'],
    [409, 'mergeOver'],
    [409, 'requestMoved'],
    [404, 'notFound'],
    [404, 'notFound'],
    [409, 'mergeOver'],
    [422, 'validation'],
    [403, 'forbidden'],
  ]);
  await merge(clerk, first.id, second.id);
  expect((await merge(clerk, second.id, first.id)).body).toMatchObject({ code: 'mergeOver' });
  expect((await merge(clerk, first.id, second.id, 2)).body).toMatchObject({ code: 'requestMoved' });
});

test('its author undoes a merge within ten minutes, and the sender gets no mail of it', async () => {
  changeSettings({ SMTP_URL: 'smtp://127.0.0.1' });
  const db = await openDatabase();
  const { first, second, email } = await sendTwo();
  const countMails = async () =>
    (await db.selectFrom('outbox').select('key').execute()).filter(({ key }) => key.includes(first.id))
      .length;
  const before = await countMails();
  await merge(clerk, first.id, second.id);
  expect((await undo(colleague, first.id)).body).toMatchObject({ code: 'undoOver' });
  expect((await undo(clerk, first.id)).status).toBe(200);
  expect((await undo(clerk, first.id)).body).toMatchObject({ code: 'undoOver' });
  await sendMergeMails(db);
  expect(await countMails()).toBe(before);
  const found = await findByNumber(first.reference_number, email);
  expect(found.body.data).toMatchObject({ referenceNumber: first.reference_number, status: 'received' });
  expect((await listHistory(first.id)).map(({ to_status }) => to_status)).toEqual([
    'received',
    'closed',
    'received',
  ]);
  expect(await listEvents(first.id)).toContain('unmerged');
});

test('after ten minutes it stays, and one mail names the other number', async () => {
  changeSettings({ SMTP_URL: 'smtp://127.0.0.1' });
  const db = await openDatabase();
  const { first, second } = await sendTwo();
  await merge(clerk, first.id, second.id);
  await sendMergeMails(db);
  const list = async () =>
    (await db.selectFrom('outbox').selectAll().execute()).filter(
      ({ key, kind }) => key.includes(first.id) && kind !== 'received',
    );
  expect(await list()).toEqual([]);
  await passMergeTime(first.id);
  expect((await undo(clerk, first.id)).body).toMatchObject({ code: 'undoOver' });
  await Promise.all([sendMergeMails(db), sendMergeMails(db)]);
  const mails = await list();
  expect(mails.map(({ kind }) => kind)).toEqual(['merged']);
  expect(JSON.parse(mails[0]?.data ?? '{}')).toMatchObject({ referenceNumber: second.reference_number });
});

test('two merges at once: one is made, the other is refused because the request has moved', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { first, second, email } = await sendTwo();
    const third = await sendRequest(contact, { email });
    const apart = await Promise.all([
      merge(clerk, first.id, second.id),
      merge(colleague, first.id, third.id),
    ]);
    expect(apart.map(({ status }) => status).sort()).toEqual([200, 409]);
    const crosswise = await Promise.all([
      merge(clerk, second.id, third.id),
      merge(colleague, third.id, second.id),
    ]);
    expect(crosswise.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('a merge and a reply at once: the first one counts, and the text of the other returns to its author', async () => {
  const db = await openDatabase();
  for (let round = 0; round < 3; round += 1) {
    const { first, second } = await sendTwo();
    await propose(colleague, { id: first.id, note: 'The answer.' });
    const [merged, sent] = await Promise.all([
      merge(clerk, first.id, second.id),
      post('sendChangeNow', colleague, { id: first.id }),
    ]);
    expect([merged.status, sent.status].sort()).toEqual([200, 409]);
    await passUndoTime(first.id);
    await sendDueChanges(db);
    const { pending } = await openAtDesk(colleague, first.id);
    if (merged.status === 200) expect(pending).toMatchObject({ isReturned: true, note: 'The answer.' });
    else expect(pending).toBeNull();
    expect(await listHistory(first.id)).toHaveLength(2);
  }
});

test('linked requests are shown to the staff on both sides and never to senders', async () => {
  const first = await sendRequest(contact);
  const second = await sendRequest(information);
  const link = (referenceNumber: string) => post('linkRequest', clerk, { id: first.id, referenceNumber });
  for (const wrong of ['NONE-0000', first.reference_number])
    expect((await link(wrong)).body).toMatchObject({ fields: { referenceNumber: 'pattern' } });
  expect((await link(' ')).body).toMatchObject({ fields: { referenceNumber: 'required' } });
  expect((await link('x'.repeat(21))).body).toMatchObject({ fields: { referenceNumber: 'tooLong' } });
  const twice = await Promise.all([
    link(second.reference_number.toLowerCase()),
    post('linkRequest', colleague, { id: second.id, referenceNumber: first.reference_number }),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await openAtDesk(clerk, second.id)).linked).toEqual([expect.objectContaining({ id: first.id })]);
  const seen = await findByNumber(first.reference_number, first.contact_email ?? '');
  expect(JSON.stringify(seen.body)).not.toContain(second.reference_number);
  for (const _ of [1, 2])
    expect((await post('unlinkRequest', clerk, { id: second.id, other: first.id })).status).toBe(200);
  expect((await openAtDesk(clerk, first.id)).linked).toEqual([]);
  expect(await listEvents(first.id)).toEqual(['linked', 'unlinked']);
});

test('retention takes merges and links with either request', async () => {
  const db = await openDatabase();
  const { first, second, email } = await sendTwo();
  await merge(clerk, first.id, second.id);
  await post('linkRequest', clerk, { id: first.id, referenceNumber: second.reference_number });
  await db.deleteFrom('service_request').where('id', '=', second.id).execute();
  const found = await findByNumber(first.reference_number, email);
  expect(found.body.data).toMatchObject({ referenceNumber: first.reference_number, status: 'closed' });
  expect(await openAtDesk(clerk, first.id)).toMatchObject({ merge: null, linked: [] });
});

test('requests of a closed team stay hidden: as others, merged, linked and survivors', async () => {
  const { first, second, email } = await sendTwo();
  await post('linkRequest', clerk, { id: second.id, referenceNumber: first.reference_number });
  await merge(clerk, first.id, second.id);
  const third = await sendRequest(contact, { email });
  const team = { name: 'Grievances', isClosed: true, forms: ['contact'], members: [lead.subject] };
  expect((await post('saveTeam', lead, team)).status).toBe(200);
  const hidden = await openAtDesk(clerk, second.id);
  expect(hidden).toMatchObject({ others: [], merged: [], linked: [] });
  expect((await openAtDesk(lead, second.id)).merged).toHaveLength(1);
  const number = third.reference_number;
  const refused = [
    await merge(clerk, second.id, third.id),
    await merge(clerk, third.id, second.id),
    await undo(clerk, first.id),
    await post('unlinkRequest', clerk, { id: second.id, other: first.id }),
    await post('linkRequest', clerk, { id: second.id, referenceNumber: number }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422]);
});
