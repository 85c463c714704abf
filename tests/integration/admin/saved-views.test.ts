/** Requirements: ADMIN-25 */
import { randomUUID } from 'node:crypto';
import { MAX_VIEWS, type SavedView, type SavedViews } from '@/lib/admin/views/schemas';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { hire, type Member } from '../../support/admin/request-desk';
import { workAs } from '../../support/admin/staff';
import { callPath, signOnAs } from '../../support/api/api-client';
import { sendSample } from '../../support/forms/service-api';

async function post(path: string, { token }: Pick<Member, 'token'>, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await callPath(`Desk/${path}`, {
    method: 'POST',
    token,
    headers,
    body: JSON.stringify(body),
  });
  const { data, code, fields } = await response.json();
  return { status: response.status, id: data?.id as string, code, fields };
}

async function list({ token }: Pick<Member, 'token'>, of = 'requests') {
  const response = await callPath(`Desk/ListViews?list=${of}`, { token });
  return { status: response.status, ...((await response.json()).data as SavedViews) };
}

const save = (member: Pick<Member, 'token'>, name: string, more: Record<string, unknown> = {}) =>
  post('SaveView', member, { list: 'requests', name, query: { queue: 'late' }, ...more });

async function makeTeam(lead: Member, members: readonly Member[], isClosed = false): Promise<string> {
  const name = `Team ${randomUUID()}`;
  const team = { name, isClosed, forms: [], members: members.map(({ subject }) => subject) };
  await post('SaveTeam', lead, team);
  const row = await (await openDatabase()).selectFrom('team').select('id').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).id;
}

let clerk: Member;
let lead: Member;
beforeEach(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Clerk', 'requests', 'lead');
});

test('a view keeps the filters of its list, without words and pages, and only its owner sees it', async () => {
  const query = { queue: 'late', form: 'contact', text: 'sara@example.sa', after: randomUUID(), other: 'x' };
  const { status, id } = await save(clerk, 'Late <b>complaints</b>', { query });
  expect(status).toBe(200);
  const expected: Partial<SavedView> = {
    id,
    name: 'Late <b>complaints</b>',
    team: null,
    query: { queue: 'late', form: 'contact' },
    gone: [],
    mayChange: true,
  };
  expect((await list(clerk)).views).toMatchObject([expected]);
  for (const other of [lead, await hire('Clerk', 'administrator')]) {
    expect((await list(other)).views).toEqual([]);
    expect((await post('RenameView', other, { id, version: 1, name: 'Mine' })).status).toBe(404);
    expect((await post('RemoveView', other, { id, version: 1 })).status).toBe(404);
  }
});

test('a filter by days to come stays relative: the stored value is the number of days', async () => {
  const desk = await hire('Clerk', 'suppliers');
  const query = { state: 'accepted', within: '30' };
  expect((await save(desk, 'Expiring', { list: 'suppliers', query })).status).toBe(200);
  expect((await list(desk, 'suppliers')).views).toMatchObject([{ query }]);
});

test('a view is refused without a name or filter, with a wrong filter, and for a list that is closed to its author', async () => {
  const refused = async (more: Record<string, unknown>) => (await save(clerk, 'View', more)).fields;
  expect((await save(clerk, ' ')).fields).toEqual({ name: 'required' });
  expect((await save(clerk, '…')).fields).toEqual({ name: 'required' });
  expect((await save(clerk, 'x'.repeat(61))).fields).toEqual({ name: 'tooLong' });
  expect((await save(clerk, 'two\nlines')).fields).toEqual({ name: 'forbiddenCharacters' });
  expect(await refused({ query: {} })).toEqual({ query: 'required' });
  expect(await refused({ query: { text: 'words' } })).toEqual({ query: 'required' });
  expect(Object.keys(await refused({ query: { queue: 'everything' } }))).toEqual(['queue']);
  expect(Object.keys(await refused({ query: { team: 'none' } }))).toEqual(['team']);
  expect(Object.keys(await refused({ list: 'staff' }))).toEqual(['list']);
  const query = { state: 'accepted' };
  expect((await save(clerk, 'View', { list: 'suppliers', query })).status).toBe(403);
  expect((await list(clerk, 'suppliers')).status).toBe(403);
  expect((await list(clerk)).views).toEqual([]);
});

test('a name is unique for its owner and list, however it is spelt', async () => {
  await save(clerk, 'المتأخّرة');
  expect((await save(clerk, 'المتأخرة')).fields).toEqual({ name: 'taken' });
  expect((await save(lead, 'المتأخرة')).status).toBe(200);
  const { id } = await save(clerk, 'Another');
  expect((await post('RenameView', clerk, { id, version: 1, name: 'المتأخرة' })).fields).toEqual({
    name: 'taken',
  });
});

test('of two views with one name that are saved at once, one is stored; there are never more than the limit', async () => {
  const both = await Promise.all([save(clerk, 'Twice'), save(clerk, 'Twice')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  for (let index = 2; index < MAX_VIEWS; index += 1)
    expect((await save(clerk, `View ${index}`)).status).toBe(200);
  const last = await Promise.all(['One', 'Two', 'Three'].map((name) => save(clerk, name)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.code).toBe('tooManyViews');
  expect((await list(clerk)).views).toHaveLength(MAX_VIEWS);
});

test('a change of a view that has changed since it was shown is refused', async () => {
  const { id } = await save(clerk, 'First');
  expect((await post('RenameView', clerk, { id, version: 1, name: 'Second' })).status).toBe(200);
  expect((await post('RenameView', clerk, { id, version: 1, name: 'Third' })).code).toBe('viewMoved');
  expect((await post('RemoveView', clerk, { id, version: 1 })).code).toBe('viewMoved');
  expect((await list(clerk)).views).toMatchObject([{ name: 'Second', version: 2 }]);
  expect((await post('RemoveView', clerk, { id, version: 2 })).status).toBe(200);
  expect((await post('RemoveView', clerk, { id, version: 2 })).status).toBe(404);
  const events = (await openDatabase()).selectFrom('event').select(['entity', 'kind', 'actor']);
  expect(await events.where('entity_id', '=', id).orderBy('id').execute()).toEqual(
    ['configured', 'configured', 'removed'].map((kind) => ({
      entity: 'desk_view',
      kind,
      actor: clerk.subject,
    })),
  );
});

test('the lead saves views for a team, which its members see and do not change', async () => {
  const other = await hire('Clerk', 'requests');
  const team = await makeTeam(lead, [clerk]);
  expect((await save(clerk, 'Ours', { team })).status).toBe(403);
  expect((await save(lead, 'Ours', { team: randomUUID() })).fields).toEqual({ team: 'choice' });
  const { id } = await save(lead, 'Ours', { team });
  expect((await list(clerk)).views).toMatchObject([{ id, team: { id: team }, mayChange: false }]);
  expect(await list(clerk)).toMatchObject({ teams: [] });
  expect((await list(lead)).views).toMatchObject([{ id, mayChange: true }]);
  expect((await list(other)).views).toEqual([]);
  expect((await post('RenameView', clerk, { id, version: 1, name: 'Mine' })).status).toBe(404);
  expect((await post('RenameView', lead, { id, version: 1, name: 'All of ours' })).status).toBe(200);
  await post('RemoveTeam', lead, { id: team, version: 1 });
  expect((await list(clerk)).views).toEqual([]);
});

test('a view that names a team or a person who is gone says so, and opens without that filter', async () => {
  const leaving = await hire('Clerk', 'requests');
  const team = await makeTeam(lead, []);
  await save(clerk, 'Of both', { query: { queue: 'new', team, owner: leaving.subject } });
  expect((await list(clerk)).views).toMatchObject([{ gone: [] }]);
  await post('RemoveTeam', lead, { id: team, version: 1 });
  await changeStaff(await openDatabase(), { subject: leaving.subject, label: '', roles: [] }, now());
  expect((await list(clerk)).views).toMatchObject([{ gone: ['team', 'owner'], query: { queue: 'new' } }]);
});

test('the views of a person who leaves the staff are removed', async () => {
  await save(clerk, 'Mine');
  const { subject } = clerk;
  await changeStaff(await openDatabase(), { subject, label: '', roles: [] }, now());
  const views = (await openDatabase()).selectFrom('desk_view').select('id').where('subject', '=', subject);
  expect(await views.execute()).toEqual([]);
});

test('the list of requests is filtered by team and owner; closed teams of others are not offered', async () => {
  const information = getForm('information');
  await sendSample(information, { token: await signOnAs() });
  const team = await makeTeam(lead, [clerk], true);
  const choices = async ({ token }: Pick<Member, 'token'>) =>
    (await (await callPath('Desk/ListOwners', { token })).json()).data;
  expect((await choices(clerk)).teams.map(({ id }: { id: string }) => id)).toContain(team);
  const outsider = { token: await workAs('requests') };
  expect((await choices(outsider)).teams.map(({ id }: { id: string }) => id)).not.toContain(team);
  const rows = async (query: Record<string, string>) =>
    (await (await callPath(`Desk/ListRequests?${new URLSearchParams(query)}`, { token: clerk.token })).json())
      .data.rows as { id: string; work: { version: number } }[];
  const [first] = await rows({});
  expect(await rows({ owner: clerk.subject })).toEqual([]);
  await post('AssignRequest', clerk, { id: first?.id, version: first?.work.version, owner: 'me' });
  expect((await rows({ owner: clerk.subject })).map(({ id }) => id)).toEqual([first?.id]);
  expect(await rows({ team })).toEqual([]);
});

test('saved views are found by the search, without a text too, by those who see them', async () => {
  const { id } = await save(clerk, 'Late complaints');
  const find = async ({ token }: Pick<Member, 'token'>, text: string) => {
    const response = await callPath(`Desk/Find?${new URLSearchParams({ text })}`, { token });
    const { data } = await response.json();
    return data.find(({ kind }: { kind: string }) => kind === 'view')?.hits ?? [];
  };
  const hit = { path: `/desk/requests?queue=late&view=${id}`, title: 'Late complaints' };
  expect(await find(clerk, '')).toMatchObject([hit]);
  expect(await find(clerk, 'COMPLAINTS')).toMatchObject([hit]);
  expect(await find(clerk, 'appointments')).toEqual([]);
  expect(await find(lead, '')).toEqual([]);
});
