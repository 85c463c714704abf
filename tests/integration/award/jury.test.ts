/** Requirements: JUDGE-03, JUDGE-06, JUDGE-07 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, signOnAs } from '../../support/api/api-client';
import { enterAdmitted, post } from '../../support/award/judging';

let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});

/** A person of the staff with this name. */
async function hire(label: string, ...roles: Role[]) {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles }, now());
  return { subject, token: await signOnAs(subject) };
}
const PROFILE = { version: 0, fields: [4], languages: ['ar', 'en'], capacity: 5 };
const saveJuror = (subject: string, changes: object = {}) =>
  post('saveJuror', coordinator, { subject, ...PROFILE, ...changes });
async function name(label: string) {
  const juror = await hire(label, 'jury');
  expect((await saveJuror(juror.subject)).status).toBe(200);
  return juror;
}
const declare = (subject: string, ties: object, token = coordinator) =>
  post('saveTies', token, { subject, universities: [], persons: [], mailDomains: [], ...ties });

async function openJuror(subject: string, token = coordinator) {
  const query = new URLSearchParams({ subject });
  const response = await callPath(`${ENDPOINTS.getJuror.path}?${query}`, { token });
  const { data }: EndpointResponse<'getJuror'> = await response.json();
  return { status: response.status, data };
}
const listConflicts = async (subject: string) =>
  (await openJuror(subject)).data.conflicts.map(({ id, source, reasons, state }) => ({
    id,
    source,
    reasons,
    state,
  }));
const readJury = async (token = coordinator) => (await call('getJury', { token })).body.data;

test('a holder of the role becomes a juror, is changed in the version that was seen, and is removed', async () => {
  const { subject } = await hire('Juror One', 'jury');
  const listed = (await readJury(office)).jurors.find((juror) => juror.subject === subject);
  expect(listed).toMatchObject({ label: 'Juror One', version: null, bar: null });
  expect((await saveJuror(subject, { fields: [], languages: [], capacity: 0 })).body.fields).toEqual({
    fields: 'required',
    languages: 'required',
    capacity: 'pattern',
  });
  expect((await saveJuror(subject, { fields: [99] })).body.fields).toEqual({ fields: 'choice' });
  expect((await saveJuror(subject)).status).toBe(200);
  expect((await openJuror(subject, office)).data).toMatchObject({ ...PROFILE, version: 1 });
  expect((await saveJuror(subject)).body.code).toBe('jurorMoved');
  expect((await saveJuror(subject, { version: 1, capacity: 9 })).status).toBe(200);
  expect((await declare(subject, { universities: ['University of York'] })).status).toBe(200);
  expect((await post('removeJuror', coordinator, { subject, version: 1 })).body.code).toBe('jurorMoved');
  expect((await post('removeJuror', coordinator, { subject, version: 2 })).status).toBe(200);
  expect((await openJuror(subject)).data).toMatchObject({
    version: null,
    ties: { universities: [], persons: [], mailDomains: [] },
  });
});

test('a person who sends an application, works in the office, coordinates or lacks the role is not a juror', async () => {
  const applicant = await hire('Applicant', 'jury');
  await enterAdmitted(office, { subject: applicant.subject });
  expect((await saveJuror(applicant.subject)).body.code).toBe('jurorIsApplicant');
  const officer = await hire('Officer', 'jury', 'award');
  expect((await saveJuror(officer.subject)).body.code).toBe('jurorIsOffice');
  const second = await hire('Coordinator', 'jury', 'coordinator');
  expect((await saveJuror(second.subject)).body.code).toBe('jurorIsOffice');
  const administrator = await hire('Administrator', 'administrator');
  expect((await saveJuror(administrator.subject)).body.code).toBe('jurorUnknown');
  expect((await saveJuror(`person:${randomUUID()}`)).body.code).toBe('jurorUnknown');
  expect((await openJuror(`person:${randomUUID()}`)).status).toBe(404);
});

test('conflicts follow from declared ties and from names, also for an application that is sent later', async () => {
  const juror = await name('Faisal Al-Otaibi');
  const before = await enterAdmitted(office, { university: 'University of Sheffield' });
  expect(
    (await declare(juror.subject, { universities: ['The University of Sheffield', ''] })).body.fields,
  ).toEqual({
    'universities.1': 'pattern',
  });
  const ties = { universities: ['The University of Sheffield'], mailDomains: ['@sheffield.ac.uk'] };
  expect((await declare(juror.subject, ties)).status).toBe(200);
  const later = await enterAdmitted(office, {
    university: 'Sheffield',
    email: 'a@student.sheffield.ac.uk',
    participant: 'Faysal Alotaibi',
  });
  expect(await listConflicts(juror.subject)).toEqual([
    { id: before.id, source: 'declared', reasons: ['university'], state: 'blocking' },
    { id: later.id, source: 'found', reasons: ['participant', 'mailDomain'], state: 'blocking' },
  ]);
  const clear = (id: string, note?: string) =>
    post('clearConflict', coordinator, { id, subject: juror.subject, ...(note ? { note } : {}) });
  expect((await clear(later.id)).body.fields).toEqual({ note: 'required' });
  expect((await clear(before.id, 'Left in 2010')).body.code).toBe('conflictDeclared');
  expect((await clear(later.id, 'Another person')).status).toBe(200);
  expect((await listConflicts(juror.subject))[1]).toMatchObject({ id: later.id, state: 'cleared' });
  // The cleared one stays cleared until another reason is found.
  await declare(juror.subject, ties);
  expect((await listConflicts(juror.subject))[1]).toMatchObject({ state: 'cleared' });
  await declare(juror.subject, { ...ties, persons: ['Faisal Otaibi'] });
  expect((await listConflicts(juror.subject))[1]).toMatchObject({
    reasons: ['participant', 'person', 'mailDomain'],
    state: 'blocking',
  });
  await declare(juror.subject, {});
  expect(await listConflicts(juror.subject)).toEqual([
    { id: later.id, source: 'found', reasons: ['participant'], state: 'blocking' },
  ]);
});

test('a juror declares and reads their own ties only', async () => {
  const juror = await name('Own Ties');
  const ties = { universities: [], persons: ['Sarah Miller'], mailDomains: [] };
  expect((await post('saveMyTies', juror.token, ties)).status).toBe(200);
  expect((await call('getMyTies', { token: juror.token })).body.data).toMatchObject({
    persons: ['sarah miller'],
  });
  expect((await openJuror(juror.subject)).data.ties.persons).toEqual(['sarah miller']);
  expect((await post('saveMyTies', juror.token, { ...ties, subject: juror.subject })).status).toBe(422);
  expect((await openJuror(juror.subject, juror.token)).status).toBe(403);
  expect(
    (await post('saveMyTies', juror.token, { ...ties, mailDomains: ['gmail.com'] })).body.fields,
  ).toEqual({
    'mailDomains.0': 'pattern',
  });
});

test('a coordinator with a conflict loses the application everywhere, files and counts included', async () => {
  const { token, subject } = await hire('Second Coordinator', 'coordinator');
  const juror = await name('Salem Faraj');
  const entry = await enterAdmitted(office, { university: 'Keele University', participant: 'Salim Faraj' });
  const open = async (id: string, reader = token) =>
    (await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token: reader })).status;
  const file = await (await openDatabase())
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select('file.id')
    .where('submission.request_id', '=', entry.id)
    .executeTakeFirstOrThrow();
  const download = async (reader: string) =>
    (await callPath(`${ENDPOINTS.getSubmittedFile.path}?id=${file.id}`, { token: reader })).status;
  expect(await open(entry.id)).toBe(200);
  expect(await download(token)).toBe(200);
  expect(await download(juror.token)).toBe(403);
  const counted = (await readJury(token)).progress.applications;
  await (await openDatabase())
    .insertInto('award_assignment')
    .values({
      id: randomUUID(),
      edition: SEED_YEAR,
      round: 1,
      request_id: entry.id,
      juror: juror.subject,
      state: 'proposed',
      why: '{}',
      created_at: now().toISOString(),
    })
    .execute();
  const countProposed = async (reader: string) =>
    (await readJury(reader)).jurors.find(({ subject: known }) => known === juror.subject)?.proposed;
  expect(await countProposed(token)).toBe(1);
  await post('saveMyTies', token, { universities: ['Keele University'], persons: [], mailDomains: [] });
  expect(await open(entry.id)).toBe(404);
  expect(await download(token)).toBe(404);
  expect(await download(coordinator)).toBe(200);
  expect((await readJury(token)).progress.applications).toBe(counted - 1);
  expect([await countProposed(token), await countProposed(coordinator)]).toEqual([0, 1]);
  expect((await openJuror(juror.subject, token)).data.conflicts).toEqual([]);
  expect((await openJuror(juror.subject)).data.conflicts).toHaveLength(1);
  const clear = { id: entry.id, subject: juror.subject, note: 'Another person' };
  expect((await post('clearConflict', token, clear)).status).toBe(404);
  expect((await post('clearConflict', coordinator, { ...clear, subject })).body.code).toBe(
    'conflictDeclared',
  );
  expect((await post('clearConflict', coordinator, clear)).status).toBe(200);
});

test('each view and change of a juror is in the audit trail', async () => {
  const { subject } = await name('Recorded');
  await openJuror(subject);
  await declare(subject, { persons: ['Some Body'] });
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('entity', '=', 'juror')
    .where('entity_id', '=', subject)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['configured', 'viewed', 'declared']);
  expect(JSON.stringify(events)).not.toContain('some body');
});
