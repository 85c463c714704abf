/** Requirements: JUDGE-28 */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { makeMissingCopies } from '@/lib/server/award/blind-copies';
import { openDatabase } from '@/lib/server/db/open';
import { reduceWinner } from '@/lib/server/maintenance/winner-retention';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, signOnAs } from '../../support/api/api-client';
import { post } from '../../support/award/judging';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { makeNamedPdf } from '../../support/files/named-pdf';

const NAME = 'Prof. Huda Zahrani';
const PLANNED = { fields: [4], languages: ['ar', 'en'], capacity: 5 };

let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});

async function nameJuror(label: string) {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles: ['jury'] }, now());
  expect((await post('saveJuror', coordinator, { subject, version: 0, ...PLANNED })).status).toBe(200);
  return { subject, token: await signOnAs(subject) };
}

async function openCheck(id: string, token = office) {
  const response = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token });
  const { data }: EndpointResponse<'getEligibility'> = await response.json();
  return data;
}

/** The office admits an application, with this supervisor. */
async function check(id: string, supervisor?: string) {
  const { version, broken } = await openCheck(id);
  // The samples have the same scholarship file number.
  const reasons = Object.fromEntries(broken.map((rule) => [rule, 'Known to the office']));
  const verdict = { decision: 'admit', category: 1, unmet: [], reasons };
  return post('saveCheck', office, {
    id,
    version,
    ...verdict,
    ...(supervisor === undefined ? {} : { supervisor }),
  });
}

async function listReasons(juror: string, id: string): Promise<string[]> {
  const response = await callPath(`${ENDPOINTS.getJuror.path}?subject=${juror}`, { token: coordinator });
  const { data }: EndpointResponse<'getJuror'> = await response.json();
  return data.conflicts.find((conflict) => conflict.id === id)?.reasons ?? [];
}

const listStored = async () => (await openDatabase()).selectFrom('award_supervisor').selectAll().execute();

test('a supervisor is compared with jurors as soon as the office saves the name, and no longer without it', async () => {
  const named = await nameJuror('Dr. Huda Al-Zahrani');
  const tied = await nameJuror('Some Juror');
  await post('saveMyTies', tied.token, { universities: [], persons: ['هدى الزهراني'], mailDomains: [] });
  const id = await enterAdmitted();
  expect((await check(id, `${NAME}، هدى الزهراني`)).status).toBe(200);
  expect(await listReasons(named.subject, id)).toEqual(['participant']);
  expect(await listReasons(tied.subject, id)).toEqual(['person']);
  const later = await nameJuror('Huda Zahrani');
  expect(await listReasons(later.subject, id)).toEqual(['participant']);
  // A page of the previous build does not send the name.
  await check(id);
  expect((await openCheck(id)).supervisor).toBe(`${NAME}، هدى الزهراني`);
  await check(id, '');
  expect((await openCheck(id)).supervisor).toBe('');
  expect(await listReasons(named.subject, id)).toEqual([]);
});

test.each([
  ['Huda', 'pattern'],
  ['Huda Zahrani, Ahmad', 'pattern'],
  ['Huda Zahrani\nAhmad', 'forbiddenCharacters'],
  [`Huda ${'Zahrani'.repeat(30)}`, 'tooLong'],
])('%s is refused as supervisor: %s', async (name, code) => {
  const id = await enterAdmitted();
  const { version } = await openCheck(id);
  const answer = await check(id, name);
  expect({ status: answer.status, fields: answer.body.fields }).toEqual({
    status: 422,
    fields: { supervisor: code },
  });
  expect(await openCheck(id)).toMatchObject({ version, supervisor: '' });
});

test('the name is stored sealed, and the trail says that it changed', async () => {
  const id = await enterAdmitted();
  await check(id, NAME);
  expect(JSON.stringify(await listStored())).not.toMatch(/huda|zahrani/i);
  const events = await (await openDatabase())
    .selectFrom('event')
    .selectAll()
    .where('entity_id', '=', id)
    .execute();
  expect(JSON.stringify(events)).not.toMatch(/huda|zahrani/i);
  expect(events.filter(({ data }) => data?.includes('supervisor'))).toHaveLength(1);
});

test('jurors read files and texts without the name, also when it was typed after the copies were checked', async () => {
  const plan = Buffer.from(await makeNamedPdf(() => 'Zahrani', true));
  const id = await enterAdmitted({
    change: ({ researchInformation, ...rest }) => ({
      ...rest,
      researchInformation: { ...researchInformation, researchTitle: 'Crowds, advised by Huda Zahrani' },
    }),
    files: [{ slot: 'ResearchPlanFile', name: 'plan.pdf', content: plan }],
  });
  const juror = await openJuror();
  const reading = await assign(id, juror.subject);
  await makeMissingCopies(await openDatabase());
  const listCopies = async () => {
    const listed = await callPath(`${ENDPOINTS.listBlindCopies.path}?id=${id}`, { token: office });
    return (await listed.json()).data;
  };
  const [before] = await listCopies();
  await post('saveBlindCopy', office, { id: before.id, decision: 'check', leftOut: [], words: 'Miller' });
  expect((await listCopies())[0]).toMatchObject({ state: 'checked', hits: [] });
  await check(id, NAME);
  expect(await listCopies()).toMatchObject([
    { state: 'found', words: 'Miller', hits: [{ page: 2, words: ['Zahrani'] }] },
  ]);
  for (const path of [`${ENDPOINTS.getReading.path}?id=${reading}`, ENDPOINTS.listReadings.path]) {
    const text = await (await callPath(path, { token: juror.token })).text();
    expect(text).toContain('Crowds, advised by […]');
    expect(text).not.toMatch(/huda|zahrani/i);
  }
  const guessed = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token: juror.token });
  expect(guessed.status).toBe(403);
  const file = await callPath(`${ENDPOINTS.readFile.path}?id=${reading}&file=${before.id}`, {
    token: juror.token,
  });
  expect(file.status).toBe(404);
});

test('the sender finds the name in the export of their data; it is deleted with the application', async () => {
  const token = await signOnAs();
  const id = await enterAdmitted({ token });
  await check(id, NAME);
  const { body } = await call('exportMine', { token });
  expect(body.applications.map(({ supervisorName }) => supervisorName)).toEqual([NAME]);
  const db = await openDatabase();
  const other = await enterAdmitted();
  await check(other, NAME);
  await reduceWinner(db, other);
  expect((await listStored()).some(({ request_id }) => request_id === other)).toBe(false);
  await db.deleteFrom('scholarship_request').where('id', '=', id).execute();
  expect((await listStored()).some(({ request_id }) => request_id === id)).toBe(false);
});
