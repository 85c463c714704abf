/** Requirements: JUDGE-25 */
import { randomUUID } from 'node:crypto';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { makeMissingCopies } from '@/lib/server/award/blind-copies';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { reduceWinner } from '@/lib/server/maintenance/winner-retention';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, register, signOnAs } from '../../support/api/api-client';
import { post } from '../../support/award/judging';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { makeLoneRegistration } from '../../support/award/registration';
import { makeNamedPdf, readEveryByte } from '../../support/files/named-pdf';

const DAY_MS = 86_400_000;
/** A name as the sign-on gives it, and as the title of a project has it. */
const SENDER = { name: 'Huda Ahmad Zahrani', title: 'Crowd flow, by Huda Zahrani' };
const PLANNED = { fields: [4], languages: ['ar', 'en'], capacity: 5 };

let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});
beforeEach(async () => {
  await (await openDatabase()).deleteFrom('scholarship_request').execute();
});

/** An application of somebody who does their research alone. @returns its id, and the sender's token */
async function enterAlone(name: string, title = 'Crowd flow', files: { content: Buffer }[] = []) {
  const token = await signOnAs(`person:${randomUUID()}`, name);
  const id = await enterAdmitted({
    token,
    change: () => {
      const { researchInformation, ...rest } = makeLoneRegistration();
      return { ...rest, researchInformation: { ...researchInformation, researchTitle: title } };
    },
    files: files.map(({ content }) => ({ slot: 'ResearchPlanFile', name: 'plan.pdf', content })),
  });
  return { id, token };
}

async function nameJuror(label: string) {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles: ['jury'] }, now());
  const saved = await post('saveJuror', coordinator, { subject, version: 0, ...PLANNED });
  expect(saved.status).toBe(200);
  return { subject, token: await signOnAs(subject) };
}
const listConflicts = async (subject: string) => {
  const response = await callPath(`${ENDPOINTS.getJuror.path}?subject=${subject}`, { token: coordinator });
  const { data }: EndpointResponse<'getJuror'> = await response.json();
  return data.conflicts.map(({ id, source, reasons }) => ({ id, source, reasons }));
};
const declare = (token: string, person: string) =>
  post('saveMyTies', token, { universities: [], persons: [person], mailDomains: [] });

const listPersons = async () => (await openDatabase()).selectFrom('award_person').selectAll().execute();

test('a juror who has declared a lone researcher conflicts with the application, sent before or later', async () => {
  const juror = await nameJuror('Some Juror');
  const before = await enterAlone(SENDER.name);
  expect((await declare(juror.token, 'Huda Al-Zahrani')).status).toBe(200);
  const later = await enterAlone('هدى أحمد الزهراني');
  const exact = await enterAlone('Huda Al-Zahrani');
  await enterAlone('Sarah Miller');
  expect(await listConflicts(juror.subject)).toEqual([
    { id: before.id, source: 'found', reasons: ['person'] },
    { id: exact.id, source: 'declared', reasons: ['person'] },
  ]);
  await declare(juror.token, 'هدى الزهراني');
  expect(await listConflicts(juror.subject)).toEqual([
    { id: later.id, source: 'found', reasons: ['person'] },
  ]);
});

test('a juror conflicts with a lone researcher who has the name of the juror', async () => {
  const { id } = await enterAlone('Faisal Al-Otaibi');
  const juror = await nameJuror('Faysal Otaibi');
  expect(await listConflicts(juror.subject)).toEqual([{ id, source: 'found', reasons: ['participant'] }]);
});

test('an application without a stored name is compared by its participants only', async () => {
  const juror = await nameJuror('Some Juror');
  const { id } = await enterAlone(SENDER.name);
  await (await openDatabase()).deleteFrom('award_person').where('request_id', '=', id).execute();
  await declare(juror.token, SENDER.name);
  expect(await listConflicts(juror.subject)).toEqual([]);
});

test('a registration stores the name sealed, and a later one or the submission the name at that time', async () => {
  const subject = `person:${randomUUID()}`;
  const db = await openDatabase();
  const [earlier, married, unnamed] = [
    await signOnAs(subject, 'Huda Zahrani'),
    await signOnAs(subject, 'Huda Miller'),
    await signOnAs(subject, ''),
  ];
  const readStored = async () => {
    const { body } = await call('exportMine', { token: unnamed });
    return body.applications.map(({ senderName }) => senderName);
  };
  expect((await register(earlier, makeLoneRegistration())).status).toBe(200);
  expect(await readStored()).toEqual(['Huda Zahrani']);
  expect((await register(married, makeLoneRegistration())).status).toBe(200);
  expect(await readStored()).toEqual(['Huda Miller']);
  expect((await register(unnamed, makeLoneRegistration())).status).toBe(200);
  expect(await readStored()).toEqual(['Huda Miller']);
  await enterAdmitted({ token: earlier, change: makeLoneRegistration });
  expect(await readStored()).toEqual(['Huda Zahrani']);
  expect(JSON.stringify(await listPersons())).not.toMatch(/huda|zahrani|miller/i);
  const events = await db.selectFrom('event').selectAll().execute();
  expect(JSON.stringify(events)).not.toMatch(/huda|zahrani/i);
});

test('files and texts for jurors lack the name of the sender', async () => {
  const plan = Buffer.from(await makeNamedPdf(() => 'Zahrani', true));
  const { id: request } = await enterAlone(SENDER.name, SENDER.title, [{ content: plan }]);
  const juror = await openJuror();
  const reading = await assign(request, juror.subject);
  await makeMissingCopies(await openDatabase());
  const listed = await callPath(`${ENDPOINTS.listBlindCopies.path}?id=${request}`, { token: office });
  const [copy] = (await listed.json()).data;
  expect(copy.hits).toEqual([{ page: 2, words: ['Zahrani'] }]);
  await post('saveBlindCopy', office, { id: copy.id, decision: 'check', leftOut: [2] });
  const query = `?id=${reading}&file=${copy.id}`;
  const file = await callPath(`${ENDPOINTS.readFile.path}${query}`, { token: juror.token });
  const bytes = readEveryByte(new Uint8Array(await file.arrayBuffer()));
  expect(bytes).toContain('%pdf');
  expect(bytes).not.toContain('zahrani');
  const texts = [
    await callPath(`${ENDPOINTS.getReading.path}?id=${reading}`, { token: juror.token }),
    await callPath(ENDPOINTS.listReadings.path, { token: juror.token }),
  ];
  for (const answer of texts) {
    const text = await answer.text();
    expect(text).toContain('Crowd flow, by […]');
    expect(text).not.toMatch(/huda|zahrani/i);
  }
});

test('the desk shows the name of a sender nowhere', async () => {
  const { id } = await enterAlone(SENDER.name);
  const juror = await nameJuror('Some Juror');
  const calls: [keyof typeof ENDPOINTS, string, string][] = [
    ['getEligibility', `?id=${id}`, office],
    ['listEligibility', '?state=eligible', office],
    ['listBlindCopies', `?id=${id}`, office],
    ['getEligibility', `?id=${id}`, coordinator],
    ['getJuror', `?subject=${juror.subject}`, coordinator],
    ['listRegistrations', '', office],
    ['exportRegistrations', '', office],
  ];
  for (const [name, query, token] of calls) {
    const answer = await callPath(`${ENDPOINTS[name].path}${query}`, { token });
    const text = await answer.text();
    expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    expect(text).not.toMatch(/huda|zahrani/i);
  }
});

test('the name is deleted with the application, by retention, and when a winner’s is reduced', async () => {
  const db = await openDatabase();
  const { id } = await enterAlone(SENDER.name);
  const { id: winner } = await enterAlone('Sarah Miller');
  await reduceWinner(db, winner);
  expect((await listPersons()).map(({ request_id }) => request_id)).toEqual([id]);
  // The files of applications that were deleted before look like those of another database.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (days: number) => new Date(now().getTime() + days * DAY_MS);
  await applyRetention(db, at(RETENTION_DAYS.completed - 1), false);
  expect(await listPersons()).toHaveLength(1);
  await applyRetention(db, at(RETENTION_DAYS.completed + 1), false);
  expect(await listPersons()).toEqual([]);
  const { id: third } = await enterAlone(SENDER.name);
  await db.deleteFrom('scholarship_request').where('id', '=', third).execute();
  expect(await listPersons()).toEqual([]);
});
