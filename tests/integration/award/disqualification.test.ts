/** Requirements: AWARD-26 */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, signOnAs } from '../../support/api/api-client';
import { storeJudged } from '../../support/award/judged';
import { readReceipt } from '../../support/award/read-receipt';
import { approveResults, type Desk, openDesk, postAs, sendDue } from '../../support/award/released';
import { passTime } from '../../support/db/pass-time';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const DAY_MS = 86_400_000;
const REASON = 'The work is by somebody else';
const subjects = Array.from({ length: 6 }, () => `person:${randomUUID()}`);
const texts = messagesOf('en', 'exceptions').disqualification;
let desk: Desk;
let ids: string[];

async function read(id: string, token = desk.coordinator) {
  const response = await callPath(`${ENDPOINTS.getDisqualification.path}?id=${id}`, { token });
  const { data }: EndpointResponse<'getDisqualification'> = await response.json();
  return { status: response.status, data };
}
const propose = async (id: string, token = desk.coordinator, given: object = {}) => {
  const version = (await read(id)).data?.version ?? 1;
  return postAs('proposeDisqualification', token, { id, version, reason: REASON, ...given });
};
const confirm = async (id: string, to = 'confirmed', token = desk.administrator) =>
  postAs('confirmDisqualification', token, { id: (await read(id)).data.proposal?.id ?? randomUUID(), to });
const readMine = async (subject = '') =>
  (await call('getMyRequest', { token: await signOnAs(subject), locale: 'en' })).body.data;
const listRanked = async () => {
  const response = await callPath(`${ENDPOINTS.listRanking.path}?category=1`, { token: desk.coordinator });
  const { data }: EndpointResponse<'listRanking'> = await response.json();
  return data.rows.map(({ id }) => id);
};
const listMails = async (referenceNumber: string) => {
  const mails = await (await openDatabase()).selectFrom('outbox').selectAll().orderBy('id').execute();
  return mails.map(({ data }) => JSON.parse(data)).filter((data) => data.referenceNumber === referenceNumber);
};
const listKinds = async (id: string) =>
  (
    await (
      await openDatabase()
    )
      .selectFrom('event')
      .select('kind')
      .where('entity_id', '=', id)
      .where('kind', 'like', 'disq%')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

let numbers: string[];
beforeAll(async () => {
  desk = await openDesk();
  const stored = await storeJudged(
    subjects.map((subject, index) => ({
      subject,
      locale: 'en',
      totals: [9000 - index * 100, 9000 - index * 100],
      open: ['juror-open'],
    })),
  );
  ids = stored.map(({ id }) => id);
  numbers = stored.map(({ referenceNumber }) => referenceNumber);
});

afterAll(() => jest.useRealTimers());

test('a proposal changes nothing for its sender, and an administrator may refuse it', async () => {
  const [id = ''] = ids;
  const before = await readMine(subjects[0]);
  expect((await propose(id, desk.coordinator, { reason: ' ' })).body.fields).toEqual({ reason: 'required' });
  expect((await propose(id, desk.coordinator, { version: 7 })).body.code).toBe('requestMoved');
  expect((await propose(id, desk.office)).status).toBe(403);
  expect((await propose(id, desk.administrator)).status).toBe(403);
  expect((await propose(id)).status).toBe(200);
  expect((await propose(id)).body.code).toBe('requestMoved');
  expect(await readMine(subjects[0])).toEqual(before);
  expect(await readReceipt(await signOnAs(subjects[0]))).not.toContain(REASON);
  const exported = await callPath(ENDPOINTS.exportMine.path, { token: await signOnAs(subjects[0]) });
  expect(await exported.text()).not.toMatch(/somebody else|disqualificationProposed/);
  expect(await listMails(numbers[0] ?? '')).toEqual([]);
  expect((await confirm(id, 'confirmed', desk.coordinator)).status).toBe(403);
  expect((await confirm(id, 'refused')).status).toBe(200);
  expect((await read(id)).data).toMatchObject({ mayPropose: true, proposal: null });
  expect((await confirm(id)).body.code).toBe('requestMoved');
  expect(await readMine(subjects[0])).toEqual(before);
  expect(await listKinds(id)).toEqual(['disqualificationProposed', 'disqualificationRefused']);
});

test('nobody confirms what they proposed, and neither role reaches an own application or one with a conflict', async () => {
  const [id = ''] = ids;
  const both = await workAs('coordinator', 'administrator');
  await propose(id, both);
  expect((await confirm(id, 'confirmed', both)).body.code).toBe('secondPerson');
  expect((await confirm(id, 'refused')).status).toBe(200);

  await changeStaff(
    await openDatabase(),
    { subject: subjects[0] ?? '', label: 'sender', roles: ['coordinator', 'administrator'] },
    now(),
  );
  const own = await signOnAs(subjects[0]);
  expect((await read(id, own)).status).toBe(404);
  expect((await propose(id, own)).status).toBe(404);

  const subject = `person:${randomUUID()}`;
  const db = await openDatabase();
  await changeStaff(db, { subject, label: 'friend', roles: ['coordinator', 'administrator'] }, now());
  await db
    .insertInto('award_conflict')
    .values({ request_id: id, juror: subject, source: 'declared', reasons: '[]', state: 'blocking' })
    .execute();
  const friend = await signOnAs(subject);
  expect((await propose(id, friend)).status).toBe(404);
  await propose(id);
  expect((await confirm(id, 'confirmed', friend)).body.code).toBe('requestMoved');
  expect((await confirm(id, 'refused')).status).toBe(200);
});

test('an application that was withdrawn is not disqualified', async () => {
  const id = ids[5] ?? '';
  await propose(id);
  const db = await openDatabase();
  const withdraw = (withdrawn_at: string | null) =>
    db.updateTable('scholarship_request').set({ withdrawn_at }).where('id', '=', id).execute();
  await withdraw(now().toISOString());
  expect((await confirm(id)).body).toMatchObject({
    code: 'entryWithdrawn',
    message: messagesOf('en', 'errors').entryWithdrawn,
  });
  expect((await confirm(id, 'refused')).status).toBe(200);
  expect((await propose(id)).body.code).toBe('entryWithdrawn');
  await withdraw(null);
  expect((await propose(randomUUID())).status).toBe(404);
});

test('a confirmed disqualification ends the readings and leaves the ranking; its sender reads the reason and gets a mail', async () => {
  const [id = ''] = ids;
  expect(await listRanked()).toContain(id);
  const proposals = await Promise.all([propose(id), propose(id)]);
  expect(proposals.map(({ status }) => status).sort()).toEqual([200, 409]);
  const both = await Promise.all([confirm(id), confirm(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listRanked()).not.toContain(id);
  const states = await (await openDatabase())
    .selectFrom('award_assignment')
    .select('state')
    .where('request_id', '=', id)
    .execute();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['ended']));

  expect(await readMine(subjects[0])).toMatchObject({
    scholarshipRequestStatus: 3,
    shownStage: 'disqualified',
    disqualification: { reason: REASON, at: expect.any(String) },
    prizeCategory: null,
  });
  const [mail, ...more] = await listMails(numbers[0] ?? '');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ state: texts.stage, note: texts.note.replace('{reason}', REASON) });
  const token = await signOnAs(subjects[0]);
  expect(await readReceipt(token)).toContain(REASON);
  const file = await callPath(ENDPOINTS.exportMine.path, { token, locale: 'en' });
  const { applications } = await file.json();
  expect(applications).toMatchObject([{ stage: 'disqualified', disqualification: { reason: REASON } }]);
  expect(applications[0].history.at(-1)).toMatchObject({ kind: 'disqualified' });
  const registrations = await callPath(ENDPOINTS.listRegistrations.path, { token: desk.office });
  const { data }: EndpointResponse<'listRegistrations'> = await registrations.json();
  expect(data.rows.find((row) => row.id === id)).toMatchObject({ status: 3, isDisqualified: true });

  // It can be neither withdrawn nor disqualified again, and neither form is accepted.
  const withdrawal = await call('withdrawMine', {
    token,
    body: JSON.stringify({ to: 'withdrawn' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(withdrawal).toMatchObject({ status: 409, body: { code: 'awardDisqualified' } });
  expect((await propose(id)).body.code).toBe('requestMoved');
  expect((await confirm(id)).body.code).toBe('requestMoved');
});

test('between approval and release it takes the queued letter back, and the prize', async () => {
  const [, winner = '', second = '', third = ''] = ids;
  await approveResults(desk, [
    { id: winner, outcome: 'winner', prize: 'first' },
    { id: second, outcome: 'winner', prize: 'second' },
    { id: third, outcome: 'shortlisted' },
  ]);
  await propose(winner);
  expect((await confirm(winner)).status).toBe(200);
  passTime(3 * DAY_MS);
  await sendDue();
  desk = await openDesk();
  expect(await readMine(subjects[1])).toMatchObject({
    shownStage: 'disqualified',
    letter: null,
    certificates: [],
  });
  expect(await listMails(numbers[1] ?? '')).toMatchObject([{ state: texts.stage }]);
  expect(await readWinners()).toMatchObject([{ prize: 'second' }]);
});

async function readWinners() {
  const response = await callPath(`${ENDPOINTS.getEdition.path}?year=2025`, { token: desk.coordinator });
  const { data }: EndpointResponse<'getEdition'> = await response.json();
  return data.winners;
}

test('after the release it is a correction: winners, certificate, letter and minutes follow', async () => {
  const [, , second = '', third = ''] = ids;
  expect((await readMine(subjects[2]))?.certificates).toMatchObject([{ kind: 'winner', revokedAt: null }]);
  await postAs('setConsent', await signOnAs(subjects[2]), { edition: 2025, kinds: ['name'] });
  await propose(second);
  expect((await confirm(second)).status).toBe(200);
  expect(await readWinners()).toBeUndefined();
  const mine = await readMine(subjects[2]);
  expect(mine).toMatchObject({
    shownStage: 'disqualified',
    prize: null,
    certificates: [{ kind: 'winner', revokedAt: expect.any(String) }],
    letter: { text: texts.note.replace('{reason}', REASON) },
  });
  const letters = await (await openDatabase())
    .selectFrom('award_letter')
    .select(['version', 'state'])
    .where('request_id', '=', second)
    .orderBy('version')
    .execute();
  expect(letters).toEqual([
    { version: 1, state: 'sent' },
    { version: 2, state: 'sent' },
  ]);
  expect((await listMails(numbers[2] ?? '')).at(-1)).toMatchObject({ state: texts.stage });
  const [consent] = await (await openDatabase())
    .selectFrom('award_consent')
    .selectAll()
    .where('request_id', '=', second)
    .execute();
  expect(consent).toMatchObject({ value: '', withdrawn_at: expect.any(String) });

  // The prize is free; the disqualified one gets none, and no new certificate.
  const correction = { version: 1, outcome: 'winner', prize: 'second', reason: 'Next in the order' };
  expect((await postAs('proposeCorrection', desk.coordinator, { id: second, ...correction })).status).toBe(
    404,
  );
  expect((await postAs('proposeCorrection', desk.coordinator, { id: third, ...correction })).status).toBe(
    200,
  );
  const { code_hash: certificate } = await (await openDatabase())
    .selectFrom('award_certificate')
    .select('code_hash')
    .where('request_id', '=', second)
    .executeTakeFirstOrThrow();
  expect((await postAs('issueCertificate', desk.office, { certificate })).body.code).toBe('certificateMoved');

  const response = await callPath(ENDPOINTS.getMinutes.path, { token: desk.administrator });
  const { data }: EndpointResponse<'getMinutes'> = await response.json();
  expect(data.exceptions).toMatchObject(
    [0, 1, 2].map((index) => ({ kind: 'disqualified', referenceNumber: numbers[index], reason: REASON })),
  );
  expect(data.rows.find(({ id }) => id === second)?.corrections).toMatchObject([
    { formerOutcome: 'winner', formerPrize: 'second', outcome: 'notSelected', reason: REASON },
  ]);
  const csv = await callPath(`${ENDPOINTS.exportMinutes.path}?language=en`, { token: desk.administrator });
  expect((await csv.text()).split('\n').filter((line) => line.includes(texts.stage))).toHaveLength(3);
  const pdf = await callPath(`${ENDPOINTS.printMinutes.path}?language=en`, { token: desk.administrator });
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
});

test('the list of exceptions shows those that wait first, to the roles that decide', async () => {
  const list = async (token: string) => {
    const response = await callPath(ENDPOINTS.listExceptions.path, { token });
    const { data }: EndpointResponse<'listExceptions'> = await response.json();
    return { status: response.status, data };
  };
  const id = ids[4] ?? '';
  await propose(id);
  for (const token of [desk.office, desk.coordinator, desk.administrator]) {
    const { data } = await list(token);
    expect(data.disqualifications[0]).toMatchObject({ requestId: id, confirmedAt: null });
    expect(data.disqualifications).toHaveLength(4);
  }
  expect((await list(await workAs('editor'))).status).toBe(403);
  const conflicted = await signOnAs(subjects[0]);
  expect((await list(conflicted)).data.disqualifications.map(({ requestId }) => requestId)).not.toContain(
    ids[0],
  );
});
