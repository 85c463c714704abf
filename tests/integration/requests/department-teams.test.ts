/** Requirements: REQUEST-13 */
import { getForm } from '@/lib/requests/forms';
import { hire, type Member, openAtDesk, post, sendRequest } from '../../support/admin/request-desk';
import { call, callPath, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';

const transaction = getForm('transaction');
const contact = getForm('contact');

let lead: Member;
let member: Member;
beforeAll(async () => {
  lead = await hire('Lead', 'requests', 'lead');
  member = await hire('Member', 'requests');
});

async function sendTo(department: string) {
  const answers = { ...makeAnswers(transaction), department };
  await sendSample(transaction, { token: await visit(), answers });
  const request = (await listRequests(transaction)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request.id;
}

const readTeams = async () => (await call('getOffice', { token: lead.token })).body.data.teams;

/** Creates or changes a team. */
async function saveTeam(name: string, team: Record<string, unknown>) {
  const before = (await readTeams()).find((row) => row.name === name);
  const known = before ? { id: before.id, version: before.version } : {};
  return post('saveTeam', lead, { name, isClosed: false, forms: [], members: [], ...known, ...team });
}

const teamOf = async (id: string, who = lead) => (await openAtDesk(who, id)).work.team;

test('a department with a team gets its new requests, the others go to the team of the form', async () => {
  await saveTeam('Transactions', { forms: ['transaction'] });
  const earlier = await sendTo('licences');
  expect((await saveTeam('Licences', { departments: ['licences'] })).status).toBe(200);
  const [own, other] = [await sendTo('licences'), await sendTo('umrah')];
  expect(await Promise.all([earlier, own, other].map((id) => teamOf(id)))).toEqual([
    'Transactions',
    'Licences',
    'Transactions',
  ]);
  expect(await teamOf((await sendRequest(contact)).id)).toBeNull();
});

test('a department has one team; without one its requests go to the team of the form again', async () => {
  await saveTeam('Permits', { departments: ['licences'] });
  const teams = await readTeams();
  expect(teams.flatMap(({ name, departments }) => departments.map((key) => [name, key]))).toEqual([
    ['Permits', 'licences'],
  ]);
  expect(await teamOf(await sendTo('licences'))).toBe('Permits');
  await saveTeam('Permits', { departments: [] });
  expect(await teamOf(await sendTo('licences'))).toBe('Transactions');
});

test('a closed team keeps the requests of its department when the form changes its team', async () => {
  const members = [member.subject];
  const isClosed = true;
  await saveTeam('Transactions', { isClosed, members, forms: ['transaction'], departments: ['hajj'] });
  const [own, other] = [await sendTo('hajj'), await sendTo('umrah')];
  await saveTeam('Front office', { forms: ['transaction'] });
  expect(await teamOf(other)).toBe('Front office');
  const statusOf = async ({ token }: Member) =>
    (await callPath(`Desk/GetRequest?id=${own}`, { token })).status;
  expect(await Promise.all([lead, member].map(statusOf))).toEqual([404, 200]);
});

test('a department that does not exist is refused at its field', async () => {
  const { status, body } = await saveTeam('Permits', { departments: ['moon'] });
  expect([status, body.fields]).toEqual([422, { departments: 'choice' }]);
});
