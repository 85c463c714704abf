/** Requirements: REQUEST-11 */
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { removeOldDrafts } from '@/lib/server/maintenance/draft-retention';
import { hire, type Member, openAtDesk, post, propose, sendRequest } from '../../support/admin/request-desk';

const contact = getForm('contact');
const DAY_MS = 86_400_000;
const TEXT = 'A sentence that nobody else reads';

let clerk: Member;
let lead: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
});

const save = (who: Member, id: string, version: number, draft: Record<string, unknown> = {}) =>
  post('saveReplyDraft', who, { id, version, kind: 'reply', text: TEXT, ...draft });
const listRows = async (id: string) =>
  (await openDatabase()).selectFrom('desk_draft').selectAll().where('request_id', '=', id).execute();

test('a draft is found on another device by its author alone, and is sealed in the database', async () => {
  const { id } = await sendRequest(contact);
  expect((await save(clerk, id, 0, { to: 'answered' })).body.data).toMatchObject({ version: 1 });
  await save(clerk, id, 0, { kind: 'note', text: 'A note' });
  expect((await openAtDesk(clerk, id)).drafts).toMatchObject({
    reply: { version: 1, text: TEXT, to: 'answered' },
    note: { version: 1, text: 'A note' },
  });
  expect((await openAtDesk(lead, id)).drafts).toMatchObject({ reply: null, note: null });
  expect(JSON.stringify(await listRows(id))).not.toContain(TEXT);
});

test('a window never overwrites what another one has saved; the same text again is no conflict', async () => {
  const { id } = await sendRequest(contact);
  await save(clerk, id, 0);
  expect((await save(clerk, id, 0)).body.data?.version).toBe(1);
  expect((await save(clerk, id, 0, { text: 'Other' })).body).toMatchObject({ code: 'draftMoved' });
  const both = await Promise.all(['One', 'Two'].map((text) => save(clerk, id, 1, { text })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = both[0]?.status === 200 ? 'One' : 'Two';
  expect((await openAtDesk(clerk, id)).drafts.reply).toMatchObject({ version: 2, text: winner });
});

test('sending removes the draft, and a window that is late does not bring it back', async () => {
  const { id } = await sendRequest(contact);
  await save(clerk, id, 0);
  await save(clerk, id, 0, { kind: 'note' });
  await propose(clerk, { id, note: TEXT });
  await post('addNote', clerk, { id, text: TEXT });
  expect(await listRows(id)).toEqual([]);
  expect((await save(clerk, id, 1, { text: 'Late' })).status).toBe(409);
  expect(await listRows(id)).toEqual([]);
});

test('a text that was moved to another row does not open', async () => {
  const [one, other] = [await sendRequest(contact), await sendRequest(contact)];
  await save(clerk, one.id, 0);
  await save(clerk, other.id, 0, { text: 'Other' });
  const [{ sealed = '' } = {}] = await listRows(one.id);
  const db = await openDatabase();
  await db.updateTable('desk_draft').set({ sealed }).where('request_id', '=', other.id).execute();
  expect((await openAtDesk(clerk, other.id)).drafts.reply).toBeNull();
});

test('a closed team of others keeps its requests from drafts too; what was typed stays for its author', async () => {
  const members = [lead.subject];
  await post('saveTeam', lead, { name: 'Draft team', isClosed: true, members, forms: [] });
  const { teams } = await openAtDesk(lead, (await sendRequest(contact)).id);
  const team = teams.find(({ name }) => name === 'Draft team')?.id;
  const { id } = await sendRequest(contact);
  await save(clerk, id, 0);
  await post('setTeam', lead, { id, version: 1, team });
  expect((await save(clerk, id, 1, { text: 'More' })).status).toBe(404);
  await post('setTeam', lead, { id, version: 2, team: 'none' });
  expect((await openAtDesk(clerk, id)).drafts.reply?.text).toBe(TEXT);
});

test('an invalid draft is refused; the trail contains nothing of a draft', async () => {
  const { id } = await sendRequest(contact);
  const bad = [
    { text: 'a'.repeat(1001) },
    { text: 'a\u0000' },
    { kind: 'letter' },
    { to: 'lost' },
    { version: 'x' },
  ];
  for (const draft of bad) expect((await save(clerk, id, 0, draft)).status).toBe(422);
  await save(clerk, id, 0);
  const events = (await openDatabase()).selectFrom('event').select('kind').where('entity_id', '=', id);
  expect(await events.execute()).toEqual([]);
});

test('a draft is deleted thirty days after its last change, and with its request', async () => {
  const db = await openDatabase();
  const [old, gone] = [await sendRequest(contact), await sendRequest(contact)];
  for (const { id } of [old, gone]) await save(clerk, id, 0);
  await removeOldDrafts(db, new Date(now().getTime() + 29 * DAY_MS), false);
  expect(await listRows(old.id)).toHaveLength(1);
  const later = new Date(now().getTime() + 31 * DAY_MS);
  expect(await removeOldDrafts(db, later, true)).toBeGreaterThanOrEqual(2);
  await db.deleteFrom('service_request').where('id', '=', gone.id).execute();
  expect(await listRows(gone.id)).toEqual([]);
  await removeOldDrafts(db, later, false);
  expect(await listRows(old.id)).toEqual([]);
});
