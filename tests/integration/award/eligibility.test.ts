/** Requirements: JUDGE-02, JUDGE-03 */
import { randomUUID } from 'node:crypto';
import type { EligibilityState } from '@/lib/admin/eligibility/eligibility-schemas';
import { ELIGIBILITY_RULES } from '@/lib/award/definition/eligibility';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import {
  call,
  callPath,
  type EndpointResponse,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../../support/api/api-client';
import { readReceipt } from '../../support/award/read-receipt';
import { makeRegistration } from '../../support/award/registration';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});

let drawn = 1_000_000;
/** A submitted application with another scholarship file number than the others. */
async function enter({
  subject = String(randomUUID()),
  fileNumber = String(drawn++),
  content = randomUUID(),
} = {}) {
  const token = await signOnAs(subject);
  const sample = makeRegistration();
  const personalInformation = { ...sample.personalInformation, scholarshipFileNumber: fileNumber };
  const { body } = await register(token, { ...sample, personalInformation });
  const file = { slot: 'CVFile', name: 'id.pdf', content: makePdf(content) };
  expect((await submit(token, makeForm([file]), 'en')).status).toBe(200);
  const { id } = await (await openDatabase())
    .selectFrom('scholarship_request')
    .select('id')
    .where('reference_number', '=', body.data.referenceNumber)
    .executeTakeFirstOrThrow();
  return { token, id, referenceNumber: body.data.referenceNumber, fileNumber, content };
}

async function open(id: string, token = office) {
  const response = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token });
  const { data }: EndpointResponse<'getEligibility'> = await response.json();
  return { status: response.status, data };
}
async function list(state: EligibilityState, token = office) {
  const response = await callPath(`${ENDPOINTS.listEligibility.path}?state=${state}`, { token });
  const { data }: EndpointResponse<'listEligibility'> = await response.json();
  return data;
}
const post = (id: 'saveCheck' | 'confirmRefusal', token: string, body: object) =>
  call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
const check = async (id: string, body: object, token = office) => {
  const { version } = (await open(id, token)).data;
  const unchanged = { id, version, decision: 'admit', category: 2, unmet: [], reasons: {} };
  return post('saveCheck', token, { ...unchanged, ...body });
};
const REFUSAL = {
  decision: 'refuse',
  category: null,
  unmet: ['identity'],
  reasons: { identity: 'Unreadable' },
};
const confirm = async (id: string, to: string, token = coordinator) =>
  post('confirmRefusal', token, { id, version: (await open(id, token)).data.version, to });
const readMine = async (token: string) => (await call('getMyRequest', { token, locale: 'en' })).body.data;
const listKinds = async (id: string) => {
  const events = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', id)
    .where('kind', 'not in', ['viewed', 'exported'])
    .orderBy('id')
    .execute();
  return events.map(({ kind }) => kind);
};

test('an application that meets every rule is admitted into a category, which its sender sees', async () => {
  const { id, token } = await enter();
  const { rows } = await list('unchecked');
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'unchecked', unmet: [] });
  expect((await check(id, { category: null })).body.fields).toEqual({ category: 'required' });
  expect((await check(id, {})).body).toEqual({ data: { id, state: 'eligible' } });
  expect((await list('eligible')).rows).toContainEqual(expect.objectContaining({ id, state: 'eligible' }));
  expect((await list('unchecked')).rows).not.toContainEqual(expect.objectContaining({ id }));
  expect(await readMine(token)).toMatchObject({
    scholarshipRequestStatus: 3,
    shownStage: 'underReview',
    prizeCategory: messagesOf('en', 'award').categories.items.development.title,
    refusalReasons: [],
  });
  expect(await listKinds(id)).toEqual(['registered', 'completed', 'admitted']);
});

test('a refusal is hidden until the coordinator confirms it; then page, export and mail give the reasons', async () => {
  const { id, token, referenceNumber } = await enter();
  const before = await readMine(token);
  expect((await check(id, { ...REFUSAL, reasons: {} })).body.fields).toEqual({
    'reasons.identity': 'required',
  });
  expect((await check(id, REFUSAL)).body).toEqual({ data: { id, state: 'refusalProposed' } });
  expect(await readMine(token)).toEqual(before);
  const hidden = await callPath(ENDPOINTS.exportMine.path, { token });
  expect(JSON.stringify(await hidden.json())).not.toMatch(/refusal(?!Reasons)|Unreadable|ineligible/);
  expect(await readReceipt(token)).not.toContain('Unreadable');
  expect((await confirm(id, 'ineligible')).status).toBe(200);
  const receipt = await readReceipt(token);
  for (const text of [messagesOf('en', 'judging').rules.identity, 'Unreadable'])
    expect(receipt).toContain(text);
  const refusalReasons = [{ rule: 'identity', reason: 'Unreadable' }];
  expect(await readMine(token)).toMatchObject({ shownStage: 'notAdmitted', refusalReasons });
  const file = await callPath(ENDPOINTS.exportMine.path, { token, locale: 'en' });
  const exported = await file.json();
  expect(exported.applications).toMatchObject([{ stage: 'notAdmitted', refusalReasons }]);
  expect(exported.applications[0].history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'registered',
    'completed',
    'refusalConfirmed',
  ]);
  const mails = await (await openDatabase())
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'changed')
    .execute();
  const mine = mails.filter(({ data }) => data.includes(referenceNumber));
  const texts = messagesOf('en', 'judging');
  expect(mine.map(({ data, locale }) => ({ locale, ...JSON.parse(data) }))).toMatchObject([
    {
      locale: 'en',
      state: texts.states.ineligible,
      note: texts.notAdmittedNote.replace('{reasons}', `${texts.rules.identity}: Unreadable`),
    },
  ]);
  expect((await check(id, {})).body.code).toBe('requestMoved');
  expect((await confirm(id, 'unchecked')).body.code).toBe('requestMoved');
  expect(await listKinds(id)).toEqual(['registered', 'completed', 'refusalProposed', 'refusalConfirmed']);
});

test('a returned refusal waits for the office with its reasons, and can be admitted', async () => {
  const { id, token } = await enter();
  await check(id, REFUSAL);
  expect((await confirm(id, 'unchecked')).body).toEqual({ data: { id, state: 'unchecked' } });
  const { rows } = await list('unchecked');
  expect(rows.find((row) => row.id === id)).toMatchObject({ unmet: ['identity'] });
  expect((await open(id)).data.reasons).toMatchObject({ identity: 'Unreadable' });
  expect((await readMine(token))?.shownStage).toBeNull();
  expect((await check(id, {})).status).toBe(200);
});

test('an admitted application that the office judges again looks the same to its sender until the outcome', async () => {
  const { id, token } = await enter();
  await check(id, {});
  const before = await (await callPath(ENDPOINTS.listMyApplications.path, { token })).json();
  await check(id, REFUSAL);
  expect(await (await callPath(ENDPOINTS.listMyApplications.path, { token })).json()).toEqual(before);
  await confirm(id, 'unchecked');
  expect(await (await callPath(ENDPOINTS.listMyApplications.path, { token })).json()).toEqual(before);
});

test('the same file or file number in another submission is found in both, and may be accepted with a reason', async () => {
  const first = await enter();
  const sameFile = await enter({ content: first.content });
  const sameNumber = await enter({ fileNumber: first.fileNumber });
  const others = [sameFile.referenceNumber, sameNumber.referenceNumber].sort();
  expect((await open(first.id)).data).toMatchObject({ broken: ['duplicates'], duplicates: others });
  expect((await open(sameFile.id)).data.duplicates).toEqual([first.referenceNumber]);
  const body = JSON.stringify({ to: 'withdrawn' });
  const headers = { 'Content-Type': 'application/json' };
  await call('withdrawMine', { token: sameFile.token, body, headers });
  expect((await open(first.id)).data.duplicates).toEqual([sameNumber.referenceNumber]);
  expect((await open(sameFile.id)).status).toBe(404);
  expect((await check(first.id, {})).body.fields).toEqual({ 'reasons.duplicates': 'required' });
  expect((await check(first.id, { reasons: { duplicates: 'Typing error' } })).status).toBe(200);
  expect((await check(sameNumber.id, { unmet: ['duplicates'] })).body.fields).toEqual({
    unmet: 'choice',
    'reasons.duplicates': 'required',
  });
});

test('of simultaneous checks one counts, and each view is recorded', async () => {
  const { id } = await enter();
  const { version } = (await open(id)).data;
  const body = { id, version, decision: 'admit', category: 1, unmet: [], reasons: {} };
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('saveCheck', office, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const db = await openDatabase();
  const stored = await db
    .selectFrom('eligibility_check')
    .select('rule')
    .where('request_id', '=', id)
    .execute();
  expect(stored.map(({ rule }) => rule).sort()).toEqual([...ELIGIBILITY_RULES].sort());
  const looks = await db
    .selectFrom('event')
    .select('id')
    .where('entity_id', '=', id)
    .where('kind', '=', 'viewed')
    .execute();
  expect(looks).toHaveLength(1);
});

test('nobody checks the application that they sent, confirms what they proposed, or acts as administrator', async () => {
  const subject = `person:${randomUUID()}`;
  const own = await enter({ subject });
  const { id } = await enter();
  const roles = ['award', 'coordinator'] as const;
  await changeStaff(await openDatabase(), { subject, label: 'test', roles }, now());
  expect((await open(own.id, own.token)).status).toBe(404);
  expect((await list('unchecked', own.token)).rows).not.toContainEqual(
    expect.objectContaining({ id: own.id }),
  );
  const { version } = (await open(own.id)).data;
  const body = { id: own.id, version, decision: 'admit', category: 1, unmet: [], reasons: {} };
  expect((await post('saveCheck', own.token, body)).status).toBe(404);
  expect((await check(id, REFUSAL, own.token)).status).toBe(200);
  expect((await confirm(id, 'ineligible', own.token)).body.code).toBe('secondPerson');
  const administrator = await workAs('administrator');
  expect((await open(id, administrator)).status).toBe(200);
  expect((await post('saveCheck', administrator, { ...body, id })).status).toBe(403);
  expect((await confirm(id, 'ineligible', administrator)).status).toBe(403);
});

test('a registration without a submission is not in the list', async () => {
  const token = await signOnAs();
  const { body } = await register(token);
  const { id } = await (await openDatabase())
    .selectFrom('scholarship_request')
    .select('id')
    .where('reference_number', '=', body.data.referenceNumber)
    .executeTakeFirstOrThrow();
  expect((await open(id)).status).toBe(404);
});
