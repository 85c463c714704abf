/** Requirements: ADMIN-28 */
import { randomUUID } from 'node:crypto';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import {
  findByNumber,
  hire,
  type Member,
  openAtDesk,
  post,
  sendRequest,
} from '../../support/admin/request-desk';
import { call, callPath } from '../../support/api/api-client';

const contact = getForm('contact');

let clerk: Member;
let lead: Member;
let member: Member;
let closed: string;
let open: string;

/** Creates a team, or changes it. @returns its id */
async function saveTeam(team: { name: string; isClosed: boolean; members: string[]; forms?: string[] }) {
  expect((await post('saveTeam', lead, { forms: [], ...team })).status).toBe(200);
  return (await readTeam(team.name)).id;
}

async function readTeam(name: string) {
  const { teams } = (await call('getOffice', { token: lead.token })).body.data;
  const team = teams.find((row) => row.name === name);
  if (!team) throw new Error(`No team ${name}`);
  return team;
}

const statusOf = async ({ token }: Member, id: string) =>
  (await callPath(`Desk/GetRequest?id=${id}`, { token })).status;
const move = (who: Member, id: string, team: string, version = 1) =>
  post('setTeam', who, { id, version, team });
const shown = (id: string, workVersion = 1) => ({ id, version: 1, workVersion });

beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
  member = await hire('Member', 'requests');
  closed = await saveTeam({ name: 'Grievances', isClosed: true, members: [member.subject] });
  open = await saveTeam({ name: 'Front office', isClosed: false, members: [clerk.subject] });
});

test('the lead moves a request to a closed team: nobody outside finds it; a member moves it out again', async () => {
  const { id, reference_number, contact_email } = await sendRequest(contact);
  expect((await move(clerk, id, open)).status).toBe(403);
  expect((await openAtDesk(clerk, id)).teams).toEqual([]);
  expect((await openAtDesk(lead, id)).teams.map((team) => team.id).sort()).toEqual([closed, open].sort());
  expect((await move(lead, id, closed)).body).toEqual({ data: { version: 2 } });
  for (const outsider of [clerk, lead]) {
    expect(await statusOf(outsider, id)).toBe(404);
    expect((await move(outsider, id, open, 2)).status).toBe(404);
  }
  const { work, moves } = await openAtDesk(member, id);
  expect(work).toMatchObject({ team: 'Grievances', version: 2 });
  expect(moves).toMatchObject([{ author: 'Lead', team: 'Grievances', isGone: false }]);
  expect((await move(member, id, open, 2)).status).toBe(200);
  expect((await openAtDesk(clerk, id)).moves.map(({ team }) => team)).toEqual(['Grievances', 'Front office']);
  expect((await move(member, id, closed, 3)).status).toBe(403);
  const followed = await findByNumber(reference_number, contact_email ?? '');
  expect(followed.status).toBe(200);
  expect(JSON.stringify(followed.body)).not.toContain('Grievances');
});

test('the owner stays only in the new team; the trail names the team, and the due date stays', async () => {
  await post('saveServiceLevels', lead, { levels: { contact: { normal: 3, urgent: null } } });
  const { id } = await sendRequest(contact);
  await post('assignRequest', clerk, { id, version: 1, owner: 'me' });
  const { dueAt } = (await openAtDesk(clerk, id)).work;
  expect(dueAt).not.toBeNull();
  await move(lead, id, open, 2);
  expect((await openAtDesk(clerk, id)).work).toMatchObject({ owner: clerk.subject, dueAt });
  await move(lead, id, closed, 3);
  expect((await openAtDesk(member, id)).work).toMatchObject({ owner: null, dueAt });
  const events = (await openDatabase()).selectFrom('event').select(['actor', 'data']);
  const kept = await events.where('entity_id', '=', id).where('kind', '=', 'teamChanged').execute();
  expect(kept).toEqual(
    [open, closed].map((team) => ({ actor: lead.subject, data: JSON.stringify({ team }) })),
  );
  await post('saveServiceLevels', lead, { levels: { contact: { normal: null, urgent: null } } });
});

test('of two moves at once one gets 409; an unknown team, or none at all, is refused at its field', async () => {
  const { id } = await sendRequest(contact);
  const both = await Promise.all([move(lead, id, open), move(lead, id, 'none')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await move(lead, id, '', 2)).body).toMatchObject({ fields: { team: 'required' } });
  for (const team of [randomUUID(), 'everybody'])
    expect(await move(lead, id, team, 2)).toMatchObject({
      status: 422,
      body: { fields: { team: 'choice' } },
    });
});

test('many are moved at once; undoing returns them with their owners, also from a closed team of others', async () => {
  const { id: one } = await sendRequest(contact);
  const { id: two } = await sendRequest(contact);
  const { id: three } = await sendRequest(contact);
  await post('assignRequest', clerk, { id: two, version: 1, owner: 'me' });
  await move(lead, three, open);
  const rows = [shown(one), shown(two, 2), shown(three)];
  const change = (who: Member, body: object) =>
    post('changeRequests', who, { rows, action: 'team', ...body });
  expect((await change(clerk, { team: open })).status).toBe(403);
  expect((await change(lead, {})).body).toMatchObject({ fields: { team: 'required' } });
  expect((await change(lead, { team: randomUUID() })).body).toMatchObject({ fields: { team: 'choice' } });
  const { data } = (await change(lead, { team: closed })).body;
  expect(data).toMatchObject({ changed: 2, skipped: [{ id: three, reason: 'moved' }], missing: 0 });
  expect(await statusOf(clerk, one)).toBe(404);
  expect((await openAtDesk(member, two)).work.owner).toBeNull();
  await post('assignRequest', member, { id: one, version: 2, owner: 'me' });
  const undone = (await post('undoRequests', lead, { id: data.undo?.id })).body.data;
  expect(undone).toMatchObject({ changed: 1, skipped: [{ id: one, reason: 'moved' }] });
  expect((await openAtDesk(clerk, two)).work).toMatchObject({ team: null, owner: clerk.subject });
  expect(await statusOf(clerk, one)).toBe(404);
});

test('a request that was moved by hand stays where it is when teams are saved', async () => {
  const { id } = await sendRequest(contact);
  await move(lead, id, closed);
  const grievances = await readTeam('Grievances');
  await post('saveTeam', lead, { ...grievances, name: 'Grievances' });
  expect(await statusOf(clerk, id)).toBe(404);
  const front = await readTeam('Front office');
  const { id: other } = await sendRequest(contact);
  await post('saveTeam', lead, { ...front, forms: ['contact'] });
  expect((await openAtDesk(clerk, other)).work.team).toBe('Front office');
  expect(await statusOf(clerk, id)).toBe(404);
  await post('saveTeam', lead, { ...front, version: front.version + 1, forms: [] });
  expect((await openAtDesk(clerk, other)).work.team).toBeNull();
  expect(await statusOf(clerk, id)).toBe(404);
});
