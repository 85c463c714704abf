/** Requirements: AWARD-26, AWARD-27 */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
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
import { postAs } from '../../support/award/released';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const DAY_MS = 86_400_000;
const PAST = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const WHY = 'Sent to the wrong person';
const texts = messagesOf('en', 'exceptions');
let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});
afterEach(async () => {
  const windows = { register: 'default', submit: 'default' } as const;
  await writeConfiguration(await openDatabase(), { windows }, new Date());
});

const closeWindows = async () =>
  writeConfiguration(await openDatabase(), { windows: { register: PAST, submit: PAST } }, new Date());
const end = (id: string, token = coordinator, given: object = {}) =>
  postAs('endPermit', token, { id, reason: WHY, ...given });
const pdf = () => ({ slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) });
const readMine = async (token: string) => (await call('getMyRequest', { token, locale: 'en' })).body;

async function list(token: string, query = '') {
  const response = await callPath(`${ENDPOINTS.listExceptions.path}${query}`, { token });
  const { data }: EndpointResponse<'listExceptions'> = await response.json();
  return { status: response.status, data };
}

/** A person who has registered and may submit late. */
async function permit(kind: 'submit' | 'resubmit' = 'submit') {
  const subject = randomUUID();
  const token = await signOnAs(subject);
  const { referenceNumber } = (await register(token, undefined, 'en')).body.data;
  if (kind === 'resubmit') expect((await submit(token, makeForm([pdf()]), 'en')).status).toBe(200);
  await closeWindows();
  const until = { day: toDay(new Date(now().getTime() + 2 * DAY_MS)), hour: 12 };
  const proposal = { kind, referenceNumber, until, reason: 'The portal was away' };
  const { id } = (await postAs('proposePermit', office, proposal)).body.data;
  if (kind === 'submit')
    expect((await postAs('confirmPermit', coordinator, { id, to: 'confirmed' })).status).toBe(200);
  return { id, subject, token, referenceNumber };
}

test('one person ends a permit with a reason; its form closes at once, and minutes, mail and trail say so', async () => {
  const { id, token, referenceNumber } = await permit();
  expect((await readMine(token)).permits).toHaveLength(1);
  expect((await end(id, office, { reason: ' ' })).body.fields).toEqual({ reason: 'required' });
  expect((await end(id, await workAs('administrator'))).status).toBe(403);
  const answers = await Promise.all([end(id), end(id, office), end(id), end(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);

  expect((await readMine(token)).permits).toEqual([]);
  expect((await submit(token, makeForm([pdf()]))).body.code).toBe('awardEnded');
  const row = (await list(office)).data.permits.find((one) => one.id === id);
  expect(row).toMatchObject({ isEnded: true, reason: `The portal was away\n${WHY}` });
  const minutes = await callPath(`${ENDPOINTS.getMinutes.path}`, { token: coordinator });
  const { data }: EndpointResponse<'getMinutes'> = await minutes.json();
  expect(data.exceptions.find((one) => one.id === id)).toMatchObject({ isEnded: true, until: row?.until });
  const csv = await callPath(`${ENDPOINTS.exportMinutes.path}?language=en`, { token: coordinator });
  expect(await csv.text()).toContain(texts.ended);

  const db = await openDatabase();
  const mails = await db.selectFrom('outbox').select('data').orderBy('id').execute();
  const mine = mails
    .map((mail) => JSON.parse(mail.data))
    .filter((mail) => mail.referenceNumber === referenceNumber);
  expect(mine.at(-1)).toMatchObject({ state: texts.permits.state.ended });
  expect(JSON.stringify(mine)).not.toContain(WHY);
  const events = await db.selectFrom('event').select('data').where('kind', '=', 'permitEnded').execute();
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toContain(WHY);

  // A person to whom it was given by mistake may get another one.
  const until = { day: toDay(new Date(now().getTime() + DAY_MS)), hour: 12 };
  const again = await postAs('proposePermit', office, {
    kind: 'submit',
    referenceNumber,
    until,
    reason: 'Again',
  });
  expect(again.status).toBe(200);
});

test('a reopened submission that is closed early stays as it was', async () => {
  const { id, token } = await permit('resubmit');
  expect((await end(id, office)).status).toBe(200);
  expect((await readMine(token)).permits).toEqual([]);
  expect((await submit(token, makeForm([pdf()]), 'en')).body.code).toBe('awardCompleted');
  expect((await readMine(token)).data?.projectRegisteration?.files).toHaveLength(1);
});

test('a permit is not ended while it waits, after its use, by its person, or if it is unknown', async () => {
  const { id, subject, token } = await permit('resubmit');
  const db = await openDatabase();
  const set = (row: object) => db.updateTable('award_permit').set(row).where('id', '=', id).execute();
  const { confirmed_at } = await db
    .selectFrom('award_permit')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await set({ confirmed_at: null });
  expect((await end(id)).body.code).toBe('requestMoved');
  await set({ confirmed_at });
  await changeStaff(db, { subject, label: 'sender', roles: ['coordinator'] }, now());
  expect((await end(id, await signOnAs(subject))).status).toBe(404);
  expect((await end(randomUUID())).status).toBe(404);
  expect((await end('x')).body.fields).toEqual({ id: 'id' });
  expect((await submit(token, makeForm([pdf()]), 'en')).status).toBe(200);
  expect((await end(id)).body.code).toBe('requestMoved');
});

test('a view of the reason of a disqualification is in the trail', async () => {
  const { referenceNumber } = await permit('resubmit');
  const db = await openDatabase();
  const { id, version } = await db
    .selectFrom('scholarship_request')
    .select(['id', 'version'])
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirstOrThrow();
  const look = async () => {
    await callPath(`${ENDPOINTS.getDisqualification.path}?id=${id}`, { token: office });
    const looks = db
      .selectFrom('event')
      .select('id')
      .where('entity_id', '=', id)
      .where('kind', '=', 'viewed');
    return (await looks.execute()).length;
  };
  expect(await look()).toBe(0);
  expect((await postAs('proposeDisqualification', coordinator, { id, version, reason: WHY })).status).toBe(
    200,
  );
  expect(await look()).toBe(1);
});

test('the lists have pages of fifty, those that wait first, and each view is in the trail', async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_permit').execute();
  const sample = { edition: 2025, kind: 'register' as const, reason: 'x', proposed_by: 'person:other' };
  const at = new Date(Date.now() - DAY_MS).toISOString();
  const ids = Array.from(
    { length: 120 },
    (_, index) => `0190f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );
  await db
    .insertInto('award_permit')
    .values(
      ids.map((id, index) => ({
        ...sample,
        id,
        subject: `person:${id}`,
        until: at,
        proposed_at: at,
        confirmed_at: index === 3 ? null : at,
      })),
    )
    .execute();
  const looks = async () =>
    (
      await db
        .selectFrom('event')
        .select('data')
        .where('kind', '=', 'viewed')
        .where('entity', '=', 'edition')
        .execute()
    ).length;
  const before = await looks();
  const found: string[] = [];
  let query = '';
  for (let page = 0; page < 3; page += 1) {
    const { data } = await list(office, query);
    found.push(...data.permits.map(({ id }) => id));
    query = `?permits=${data.next.permits}`;
    if (page === 2) expect(data.next.permits).toBeNull();
  }
  const waiting = ids[3] ?? '';
  expect(found).toEqual([waiting, ...ids.filter((id) => id !== waiting).toReversed()]);
  expect(await looks()).toBe(before + 3);
  for (const wrong of ['?permits=x', '?disqualifications=2', '?permits='])
    expect((await list(office, wrong)).status).toBe(422);
});
