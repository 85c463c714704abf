/** Requirements: AWARD-27, OPEN-08 */
import { randomInt, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { toSubject } from '@/lib/server/auth/subjects';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { openFileStore } from '@/lib/server/files/open-file-store';
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
import { postAs } from '../../support/award/released';
import { passTime } from '../../support/db/pass-time';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const DAY_MS = 86_400_000;
const PAST = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const setWindows = async (window: typeof PAST | 'default') =>
  writeConfiguration(await openDatabase(), { windows: { register: window, submit: window } }, new Date());

const REASON = 'The portal was away';
const tomorrow = () => ({ day: toDay(new Date(now().getTime() + DAY_MS)), hour: 12 });
let office: string;
let coordinator: string;
beforeEach(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});
afterEach(async () => {
  jest.useRealTimers();
  await setWindows('default');
});

const propose = (given: object, token = office) =>
  postAs('proposePermit', token, { reason: REASON, until: tomorrow(), ...given });
const confirm = (id: string, to = 'confirmed', token = coordinator) =>
  postAs('confirmPermit', token, { id, to });
const pdf = (content: string = randomUUID()) => ({
  slot: 'CVFile',
  name: 'id.pdf',
  content: makePdf(content),
});
const readMine = async (token: string) => (await call('getMyRequest', { token, locale: 'en' })).body;

async function enter(files: Parameters<typeof makeForm>[0] | null = null) {
  const subject = randomUUID();
  const token = await signOnAs(subject);
  const { referenceNumber } = (await register(token, undefined, 'en')).body.data;
  if (files) expect((await submit(token, makeForm(files), 'en')).status).toBe(200);
  const { id } = await (await openDatabase())
    .selectFrom('scholarship_request')
    .select('id')
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirstOrThrow();
  return { subject, token, referenceNumber, id };
}

const listFiles = async (id: string) =>
  (await openDatabase())
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .selectAll('file')
    .where('submission.request_id', '=', id)
    .execute();
const listMails = async (referenceNumber: string) => {
  const mails = await (await openDatabase()).selectFrom('outbox').selectAll().orderBy('id').execute();
  return mails.map(({ data }) => JSON.parse(data)).filter((data) => data.referenceNumber === referenceNumber);
};

test('a person registers late with a permit that another person has confirmed, until its hour', async () => {
  const nationalId = `1${randomInt(100_000_000, 999_999_999)}`;
  const subject = toSubject(nationalId);
  const token = await signOnAs(subject);
  await setWindows(PAST);
  expect((await register(token)).body.code).toBe('awardEnded');

  expect((await propose({ kind: 'register', nationalId: '123' })).body.fields).toEqual({
    nationalId: 'pattern',
  });
  expect((await propose({ kind: 'register', nationalId, reason: '' })).body.fields).toEqual({
    reason: 'required',
  });
  const yesterday = { day: toDay(new Date(Date.now() - DAY_MS)), hour: 12 };
  expect((await propose({ kind: 'register', nationalId, until: yesterday })).body.fields).toEqual({
    'until.day': 'pattern',
  });
  const { id } = (await propose({ kind: 'register', nationalId })).body.data;
  expect((await propose({ kind: 'register', nationalId })).body.code).toBe('permitOpen');
  expect((await register(token)).body.code).toBe('awardEnded');
  expect((await readMine(token)).permits).toEqual([]);
  expect((await confirm(id, 'confirmed', office)).status).toBe(403);
  expect((await confirm(id)).status).toBe(200);
  expect((await confirm(id)).body.code).toBe('requestMoved');

  expect(await readMine(token)).toMatchObject({ data: null, permits: [{ kind: 'register' }] });
  const other = await signOnAs();
  expect((await register(other)).body.code).toBe('awardEnded');
  expect((await submit(token, makeForm([pdf()]))).status).toBe(409);
  expect((await register(token)).status).toBe(200);
  passTime(2 * DAY_MS);
  const later = await signOnAs(subject);
  expect((await register(later)).body.code).toBe('awardEnded');
  expect((await readMine(later)).permits).toEqual([]);

  // Neither a response of the desk nor a stored row contains the number of the person.
  const response = await callPath(ENDPOINTS.listExceptions.path, { token: await workAs('award') });
  const text = await response.text();
  expect(text).toContain(REASON);
  expect(text).not.toContain(nationalId);
  expect(text).not.toContain(subject);
  const rows = await (await openDatabase()).selectFrom('award_permit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(nationalId);
});

test('a person submits late with a permit, and the eligibility check accepts the window', async () => {
  const { token, referenceNumber, id } = await enter();
  await setWindows(PAST);
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ created_at: '2025-02-01T08:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  expect((await submit(token, makeForm([pdf()]))).body.code).toBe('awardEnded');
  expect((await propose({ kind: 'submit', referenceNumber: 'NONE' })).body.fields).toEqual({
    referenceNumber: 'pattern',
  });
  expect((await propose({ kind: 'resubmit', referenceNumber })).body.code).toBe('permitUnfit');
  const refused = (await propose({ kind: 'submit', referenceNumber })).body.data.id;
  expect((await confirm(refused, 'refused')).status).toBe(200);
  expect((await submit(token, makeForm([pdf()]))).body.code).toBe('awardEnded');
  const permit = (await propose({ kind: 'submit', referenceNumber: referenceNumber.toLowerCase() })).body.data
    .id;
  expect((await confirm(permit)).status).toBe(200);
  const mails = await listMails(referenceNumber);
  expect(mails.at(-1).state).toBe(messagesOf('en', 'exceptions').permits.state.submit);
  expect((await submit(token, makeForm([pdf()]), 'en')).status).toBe(200);
  const check = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token: office });
  const { data }: EndpointResponse<'getEligibility'> = await check.json();
  expect(data.broken).not.toContain('window');
});

test('nobody permits anything to themselves or confirms an own proposal', async () => {
  const both = await workAs('award', 'coordinator');
  const { referenceNumber } = await enter();
  const { id } = (await propose({ kind: 'submit', referenceNumber }, both)).body.data;
  expect((await confirm(id, 'confirmed', both)).body.code).toBe('secondPerson');
  expect((await propose({ kind: 'submit', referenceNumber }, coordinator)).status).toBe(403);
  expect((await confirm(randomUUID())).body.code).toBe('requestMoved');
});

test('a reopened submission counts until a new one replaces it, which the office checks again', async () => {
  const before = randomUUID();
  const { token, referenceNumber, id } = await enter([pdf(before)]);
  const opened = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token: office });
  const { data: check }: EndpointResponse<'getEligibility'> = await opened.json();
  const verdict = { id, version: check.version, decision: 'admit', category: 1, unmet: [] };
  const reasons = Object.fromEntries(check.broken.map((rule) => [rule, 'Judged otherwise']));
  expect((await postAs('saveCheck', office, { ...verdict, reasons })).status).toBe(200);
  await setWindows(PAST);
  const [old] = await listFiles(id);
  expect((await submit(token, makeForm([pdf()]))).body.code).toBe('awardCompleted');
  expect((await propose({ kind: 'submit', referenceNumber })).body.code).toBe('permitUnfit');
  expect((await propose({ kind: 'resubmit', referenceNumber })).status).toBe(200);
  expect((await propose({ kind: 'resubmit', referenceNumber })).body.code).toBe('permitOpen');

  const mine = await readMine(token);
  expect(mine.permits).toMatchObject([{ kind: 'resubmit', reason: REASON }]);
  expect(mine.data).toMatchObject({ scholarshipRequestStatus: 3, shownStage: 'underReview' });
  const t = messagesOf('en', 'exceptions');
  const mails = await listMails(referenceNumber);
  expect(mails.at(-1)).toMatchObject({ state: t.permits.state.resubmit });
  expect(mails.at(-1).note).toContain(REASON);

  // The form has the stored files; the registration stays closed.
  const { data: drafts } = (await call('listDrafts', { token })).body;
  expect(drafts).toMatchObject([{ form: 'submit', files: [{ slot: 'CVFile', name: 'id.pdf' }] }]);
  expect((await register(token)).status).toBe(409);
  expect((await submit(token, makeForm([pdf(before)]), 'en')).status).toBe(200);
  expect((await listFiles(id)).map((file) => file.id)).toEqual([old?.id]);

  const added = { slot: 'ResearchPlanFile', name: 'plan.pdf', content: makePdf(randomUUID()) };
  const kept = drafts[0]?.files[0]?.id ?? '';
  const named = makeForm([added]);
  named.append('CVFile', kept);
  const again = await submit(token, named, 'en');
  expect(again).toMatchObject({ status: 200, body: { data: { referenceNumber } } });
  const files = await listFiles(id);
  expect(files.map(({ name }) => name).sort()).toEqual(['id.pdf', 'plan.pdf']);
  const store = await openFileStore();
  for (const { storage_key, size } of files) {
    const { content } = await store.read(storage_key);
    expect((await buffer(content)).byteLength).toBe(size);
  }
  expect((await readMine(token)).data).toMatchObject({ scholarshipRequestStatus: 3, shownStage: null });
  expect((await listMails(referenceNumber)).at(-1)).toMatchObject({ state: t.resubmitted.state });
  expect((await submit(token, makeForm([pdf()]), 'en')).body.code).toBe('awardCompleted');
  const events = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', id)
    .where('kind', 'like', 'resub%')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['resubmissionOpened', 'resubmitted']);
});

test('of two submissions at once one replaces the reopened one, and forged proposals are refused', async () => {
  const { token, referenceNumber, id } = await enter([pdf()]);
  expect((await propose({ kind: 'revoke', referenceNumber })).body.fields).toEqual({ kind: 'choice' });
  expect((await propose({ kind: 'resubmit', referenceNumber, subject: 'person:other' })).status).toBe(422);
  expect(
    (await propose({ kind: 'resubmit', referenceNumber, until: { day: '2026-02-30', hour: 24 } })).status,
  ).toBe(422);
  expect((await propose({ kind: 'resubmit', referenceNumber })).status).toBe(200);
  const both = await Promise.all([
    submit(token, makeForm([pdf()]), 'en'),
    submit(token, makeForm([pdf()]), 'en'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listFiles(id)).toHaveLength(1);
});

test('after its hour a reopened submission stays as it was', async () => {
  const { subject, token, referenceNumber, id } = await enter([pdf()]);
  expect((await propose({ kind: 'resubmit', referenceNumber })).status).toBe(200);
  const before = await listFiles(id);
  passTime(2 * DAY_MS);
  const later = await signOnAs(subject);
  expect((await submit(later, makeForm([pdf()]), 'en')).body.code).toBe('awardCompleted');
  expect(await listFiles(id)).toEqual(before);
  expect((await readMine(later)).permits).toEqual([]);
  expect((await readMine(token)).permits ?? []).toEqual([]);
});

test('what the jury reads, was refused, withdrawn or disqualified is not reopened', async () => {
  const { referenceNumber, id } = await enter([pdf()]);
  const db = await openDatabase();
  const set = (row: object) => db.updateTable('scholarship_request').set(row).where('id', '=', id).execute();
  const ask = async () => (await propose({ kind: 'resubmit', referenceNumber })).body.code;
  await set({ stage: 'inReview' });
  expect(await ask()).toBe('judgingBegan');
  for (const stage of ['ineligible', 'disqualified']) {
    await set({ stage });
    expect(await ask()).toBe('permitUnfit');
  }
  await set({ stage: null, withdrawn_at: now().toISOString() });
  expect(await ask()).toBe('permitUnfit');
  await set({ withdrawn_at: null });
  const sample = { id: randomUUID(), edition: 2025, round: 1, juror: 'juror', why: '{}' };
  await db
    .insertInto('award_assignment')
    .values({ ...sample, request_id: id, state: 'released', created_at: now().toISOString() })
    .execute();
  expect(await ask()).toBe('judgingBegan');
});
