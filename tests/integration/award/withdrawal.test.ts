/** Requirements: AWARD-16 */
import { randomUUID } from 'node:crypto';
import type { Withdrawal } from '@/lib/award/schemas';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const PAST = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const setWindows = async (window: typeof PAST | 'default') =>
  writeConfiguration(await openDatabase(), { windows: { register: window, submit: window } }, new Date());
afterEach(() => setWindows('default'));

const withdraw = (token: string, to: Withdrawal | string = 'withdrawn') =>
  call('withdrawMine', {
    token,
    body: JSON.stringify({ to }),
    headers: { 'Content-Type': 'application/json' },
  });
const readMine = async (token: string) => (await call('getMyRequest', { token })).body.data;
const form = () => makeForm([{ slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) }]);

/** A registered person: token, subject and reference number. */
async function enter() {
  const subject = randomUUID();
  const token = await signOnAs(subject);
  const { body } = await register(token);
  return { subject, token, referenceNumber: body.data.referenceNumber };
}

const listKinds = async (subject: string) => {
  const db = await openDatabase();
  const events = await db
    .selectFrom('event')
    .select('kind')
    .where('actor', '=', subject)
    .where('entity', '=', 'scholarship_request')
    .orderBy('id')
    .execute();
  return events.map(({ kind }) => kind);
};

test('a withdrawn application keeps its answers and accepts neither form', async () => {
  const { subject, token, referenceNumber } = await enter();
  const before = await readMine(token);
  expect(await withdraw(token)).toMatchObject({ status: 200, body: { data: { referenceNumber } } });
  expect(await readMine(token)).toEqual({ ...before, withdrawnAt: expect.any(String) });
  const message = messagesOf('en', 'errors').awardWithdrawn;
  expect(await register(token)).toMatchObject({ status: 409, body: { code: 'awardWithdrawn', message } });
  expect(await submit(token, form())).toMatchObject({ status: 409, body: { code: 'awardWithdrawn' } });
  expect(await listKinds(subject)).toEqual(['registered', 'withdrawn']);
});

test('a restored application is unchanged, and can be submitted', async () => {
  const { subject, token } = await enter();
  const before = await readMine(token);
  await withdraw(token);
  expect((await withdraw(token, 'restored')).status).toBe(200);
  expect(await readMine(token)).toEqual(before);
  expect((await submit(token, form())).status).toBe(200);
  expect(await listKinds(subject)).toEqual(['registered', 'withdrawn', 'restored', 'completed']);
});

test('a submission can be withdrawn after its window, but not restored', async () => {
  const { token } = await enter();
  await submit(token, form());
  await setWindows(PAST);
  expect((await withdraw(token)).status).toBe(200);
  expect(await withdraw(token, 'restored')).toMatchObject({ status: 409, body: { code: 'awardEnded' } });
  expect((await readMine(token))?.withdrawnAt).toEqual(expect.any(String));
});

test('twenty simultaneous calls withdraw once, with one event and one mail', async () => {
  const { subject, token, referenceNumber } = await enter();
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await listKinds(subject)).toEqual(['registered', 'withdrawn']);
  const mails = await (await openDatabase()).selectFrom('outbox').selectAll().execute();
  const mine = mails.filter(({ data }) => data.includes(referenceNumber));
  expect(mine.map(({ kind }) => kind).sort()).toEqual(['changed', 'received']);
});

test('a call without an application, without a session or with an unknown action is refused', async () => {
  expect((await withdraw(await signOnAs())).status).toBe(404);
  expect((await call('withdrawMine', { body: '{"to":"withdrawn"}' })).status).toBe(401);
  const { token } = await enter();
  expect((await withdraw(token, 'deleted')).status).toBe(422);
  expect((await readMine(token))?.withdrawnAt).toBeNull();
});

test('the back-office list and its export show the state', async () => {
  const { token, referenceNumber } = await enter();
  await withdraw(token);
  const office = await workAs('award');
  const query = `text=${referenceNumber}`;
  const list = await (await callPath(`Desk/ListRegistrations?${query}`, { token: office })).json();
  expect(list.data.rows).toMatchObject([{ referenceNumber, withdrawnAt: expect.any(String) }]);
  const file = await callPath(`Desk/ExportRegistrations?${query}&language=en`, { token: office });
  expect(await file.text()).toContain(
    `${referenceNumber},${messagesOf('en', 'award').application.withdrawn},`,
  );
});
