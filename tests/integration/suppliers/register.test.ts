/** Requirements: SERVICE-02, SERVICE-13, SERVICE-14, SERVICE-15, SERVICE-16 */
import { randomUUID } from 'node:crypto';
import { inTransaction, isUniqueViolation } from '@/lib/database/in-transaction';
import type { EndpointId } from '@/lib/endpoints';
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import { keepValidity } from '@/lib/server/suppliers/keep-validity';
import { workAs } from '../../support/admin/staff';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { sendSample } from '../../support/forms/service-api';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const form = getForm('supplier');
const day = (offset: number) => toDay(new Date(Date.now() + offset * 86_400_000));
const makeNumber = () => String(Math.floor(Math.random() * 9e9) + 1e9);

const post = <Id extends EndpointId>(id: Id, token: string, body: unknown) =>
  call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

const apply = (token: string, number: string, name = 'مؤسسة السقاية', locale: Locale = 'en') =>
  sendSample(form, {
    token,
    locale,
    answers: { ...makeAnswers(form), commercialRegistration: number, establishmentName: name },
  });

async function ask(path: string, token: string, query: Record<string, string> = {}) {
  const response = await callPath(`${path}?${new URLSearchParams(query)}`, { token });
  return { status: response.status, data: (await response.json()).data };
}

let desk: string;
beforeAll(async () => {
  desk = await workAs('suppliers');
});

/** The waiting application with a number, as the desk shows it. */
async function findApplication(number: string) {
  const { data } = await ask('Desk/ListSuppliers', desk, { text: number });
  return (await ask('Desk/GetSupplier', desk, { id: data.rows[0]?.id })).data;
}

async function accept(number: string, validUntil = day(365)) {
  const { application } = await findApplication(number);
  const { status, body } = await post('acceptSupplier', desk, {
    id: application.id,
    version: application.version,
    validUntil,
  });
  return { status, code: body.code, id: body.data?.id ?? '', application };
}

const readRow = async (id: string): Promise<SupplierRow> =>
  (await openDatabase()).selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const change = async (id: string, to: string, reason?: string) =>
  post('changeSupplier', desk, { id, version: (await readRow(id)).version, to, reason });

const endOn = async (id: string, valid_until: string) =>
  (await openDatabase()).updateTable('supplier').set({ valid_until }).where('id', '=', id).execute();

async function listMails(kind: string, id: string) {
  const mails = await (await openDatabase())
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .execute();
  return mails
    .filter(({ key }) => key.includes(id))
    .map(({ data, ...mail }) => ({ ...mail, ...JSON.parse(data) }));
}

const checkCode = async (code: string) =>
  (await ask('Supplier/CheckCertificate', await visit(), { code })).data;

test('an application is accepted into the register, suspended with a reason, resumed and removed', async () => {
  const number = makeNumber();
  const owner = await signOnAs();
  await apply(owner, number, 'مؤسسة السقاية', 'fr');
  const waiting = await findApplication(number);
  expect(waiting).toMatchObject({ waits: 'new', supplier: null, proposedUntil: expect.any(String) });
  for (const validUntil of [day(-1), day(4 * 365), 'soon'])
    expect((await accept(number, validUntil)).status).toBe(422);
  const { id } = await accept(number);
  // The request is answered in the language of its sender, and can be accepted once.
  const [mail] = await listMails('changed', waiting.application.id);
  expect(mail).toMatchObject({ locale: 'fr', note: expect.stringContaining('/fr/requests/suppliers') });
  const again = { id: waiting.application.id, version: waiting.application.version, validUntil: day(9) };
  expect((await post('acceptSupplier', desk, again)).body.code).toBe('requestMoved');

  expect((await change(id, 'suspended')).body.fields).toEqual({ reason: 'required' });
  expect((await change(id, 'suspended', 'وثيقة ناقصة')).body.data.state).toBe('suspended');
  expect((await post('changeSupplier', desk, { id, version: 1, to: 'accepted' })).body.code).toBe(
    'supplierMoved',
  );
  expect((await ask('Supplier/CheckCRStatus', owner, { number })).data.status).toBe('notRegistered');
  expect((await ask('Supplier/GetMine', owner)).data).toMatchObject([
    { state: 'suspended', reason: 'وثيقة ناقصة' },
  ]);
  expect((await apply(owner, number)).body.code).toBe('supplierSuspended');
  await change(id, 'accepted');
  expect((await ask('Supplier/CheckCRStatus', owner, { number })).data.status).toBe('registered');
  await change(id, 'withdrawn', 'Closed');
  expect((await change(id, 'accepted')).body.code).toBe('supplierMoved');
  const states = (await listMails('changed', id)).map(({ state }) => state);
  expect(new Set(states).size).toBe(3);
  const events = (await openDatabase()).selectFrom('event').select('kind').where('entity_id', '=', id);
  expect((await events.orderBy('id').execute()).map(({ kind }) => kind)).toEqual([
    'accepted',
    'suspended',
    'resumed',
    'withdrawn',
  ]);
});

test('the register is filtered by state, text, activity and the end of the validity', async () => {
  const number = makeNumber();
  await apply(await visit(), number, `شركة الضيافة ${number}`);
  const { id } = await accept(number, day(20));
  const list = async (query: Record<string, string>) =>
    (await ask('Desk/ListSuppliers', desk, { state: 'accepted', ...query })).data.rows.map(
      (row: { id: string }) => row.id,
    );
  expect(await list({ text: `الضيافه ${number}` })).toEqual([id]);
  expect(await list({ text: number, activity: 'catering', within: '30' })).toEqual([id]);
  expect(await list({ text: number, activity: 'health' })).toEqual([]);
  expect(await list({ text: number, within: '7' })).toEqual([]);
  expect(await list({ state: 'expired', text: number })).toEqual([]);
  // The public list has the same search.
  const find = async (query: Record<string, string>) =>
    (await ask('Supplier/GetAll', await visit(), query)).data;
  expect(await find({ text: number.slice(0, 9) })).toMatchObject({ total: 1, newer: null, older: null });
  expect(await find({ text: number, activity: 'health' })).toMatchObject({ total: 0, rows: [] });
  expect((await ask('Supplier/GetAll', await visit(), { activity: 'x' })).status).toBe(422);
});

test('two suppliers with one number cannot exist, also when two are accepted at once', async () => {
  const number = makeNumber();
  await apply(await signOnAs(), number);
  await apply(await signOnAs(), number);
  const { data } = await ask('Desk/ListSuppliers', desk, { text: number });
  const answers = await Promise.all(
    data.rows.map(({ id }: { id: string }) =>
      post('acceptSupplier', desk, { id, version: 1, validUntil: day(365) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('supplierExists');
  const db = await openDatabase();
  const rows = await db
    .selectFrom('supplier')
    .selectAll()
    .where('commercial_registration', '=', number)
    .execute();
  expect(rows).toHaveLength(1);
  const copy = { ...(rows[0] as SupplierRow), id: randomUUID(), code: randomUUID() };
  const insert = inTransaction(db, (tx) => tx.insertInto('supplier').values(copy).execute());
  expect(await insert.catch(isUniqueViolation)).toBe(true);
});

test('a certificate is checked by its code, and shows the state of the moment', async () => {
  const number = makeNumber();
  await apply(await visit(), number);
  const { id } = await accept(number);
  const { code } = await readRow(id);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const typed = code.replace(/.{4}/g, '$& ').toLowerCase();
  expect(await checkCode(typed)).toEqual({
    isGenuine: true,
    establishmentName: 'مؤسسة السقاية',
    commercialRegistration: number,
    state: 'accepted',
    validUntil: day(365),
  });
  await endOn(id, day(-1));
  // The day decides, also before the job has recorded it.
  expect(await checkCode(code)).toMatchObject({ isGenuine: true, state: 'expired' });
  expect((await ask('Supplier/GetAll', await visit(), { text: number })).data.total).toBe(0);
  for (const other of ['0'.repeat(16), 'x', "' or 1=1"])
    expect(await checkCode(other)).toMatchObject({ isGenuine: false, establishmentName: null });
});

test('suppliers are reminded 60, 30 and 7 days before the end, each time once, and then expire', async () => {
  const number = makeNumber();
  await apply(await signOnAs(), number, 'مؤسسة السقاية', 'tr');
  const { id } = await accept(number, day(90));
  const run = async () => keepValidity(await openDatabase());
  const counts = [];
  for (const left of [61, 60, 45, 29, 30, 7, 0]) {
    await endOn(id, day(left));
    await Promise.all([run(), run(), run()]);
    counts.push((await listMails('supplierExpiring', id)).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(await listMails('supplierExpiring', id)).toMatchObject(Array(3).fill({ locale: 'tr' }));
  await endOn(id, day(-1));
  await Promise.all([run(), run()]);
  expect(await readRow(id)).toMatchObject({ state: 'expired' });
  const events = (await openDatabase()).selectFrom('event').select('kind').where('entity_id', '=', id);
  expect((await events.where('kind', '=', 'expired').execute()).length).toBe(1);
});

test('only the owner renews, not too early and once; a late renewal is not dated back', async () => {
  const number = makeNumber();
  const owner = await signOnAs();
  await apply(owner, number);
  const { id } = await accept(number);
  const { code } = await readRow(id);
  expect((await apply(owner, number)).body.code).toBe('renewalEarly');
  expect((await ask('Supplier/GetRenewal', owner)).data).toBeNull();
  await endOn(id, day(40));
  for (const stranger of [await visit(), await signOnAs()])
    expect((await apply(stranger, number)).body.fields).toEqual({ commercialRegistration: 'registered' });
  expect((await ask('Supplier/GetRenewal', owner)).data).toMatchObject({ commercialRegistration: number });
  expect((await apply(owner, number, 'مؤسسة السقاية الجديدة')).status).toBe(200);
  expect((await apply(owner, number)).body.fields).toEqual({ commercialRegistration: 'underReview' });
  expect((await ask('Supplier/GetMine', owner)).data).toMatchObject([
    { isRenewing: true, state: 'accepted' },
  ]);
  expect((await ask('Desk/GetSupplier', desk, { id })).data.renewal).not.toBeNull();
  const renewal = await findApplication(number);
  expect(renewal.waits).toBe('renewal');
  expect(Date.parse(renewal.proposedUntil)).toBeGreaterThan(Date.parse(day(400)));
  expect((await accept(number, renewal.proposedUntil)).id).toBe(id);
  expect(await readRow(id)).toMatchObject({ code, establishment_name: 'مؤسسة السقاية الجديدة' });
  await endOn(id, day(-30));
  expect((await apply(owner, number)).status).toBe(200);
  const late = await findApplication(number);
  expect(Math.abs(Date.parse(late.proposedUntil) - Date.parse(day(365)))).toBeLessThan(3 * 86_400_000);
});

test('of two suppliers the owner renews the one that was chosen', async () => {
  const owner = await signOnAs();
  const numbers = [makeNumber(), makeNumber()];
  for (const number of numbers) {
    await apply(owner, number);
    await endOn((await accept(number)).id, day(-1));
  }
  for (const registration of numbers)
    expect((await ask('Supplier/GetRenewal', owner, { registration })).data).toMatchObject({
      commercialRegistration: registration,
    });
  expect((await ask('Supplier/GetRenewal', owner, { registration: makeNumber() })).data).toBeNull();
});

test('an expired supplier is replaced when another person registers its number', async () => {
  const number = makeNumber();
  await apply(await visit(), number);
  const { id } = await accept(number);
  await endOn(id, day(-1));
  await apply(await signOnAs(), number);
  const { id: next } = await accept(number);
  expect(next).not.toBe(id);
  expect((await readRow(id)).state).toBe('withdrawn');
});

test('a supplier is taken over with the code that was mailed to its address', async () => {
  const number = makeNumber();
  await apply(await visit(), number, 'مؤسسة السقاية', 'ms');
  const { id, application } = await accept(number);
  const { referenceNumber } = application;
  const person = await signOnAs();
  const request = (body: unknown) => post('requestClaim', person, body);
  const answer = await request({ number, referenceNumber: 'AAAA-AAAA' });
  expect(answer.status).toBe(200);
  expect(await listMails('supplierClaim', id)).toEqual([]);
  // The same answer; a second request shortly after sends no second mail.
  for (let round = 0; round < 2; round += 1)
    expect((await request({ number, referenceNumber })).body).toEqual(answer.body);
  const mails = await listMails('supplierClaim', id);
  expect(mails).toMatchObject([{ locale: 'ms' }]);
  const code = mails[0]?.note.match(/[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? '';
  expect(code).toMatch(REFERENCE_NUMBER);
  const confirm = async (token: string, typed: string) =>
    (await post('confirmClaim', token, { number, code: typed })).status;
  // The code belongs to the person who asked for it.
  expect(await confirm(await signOnAs(), code)).toBe(422);
  expect(await confirm(person, 'AAAA-AAAA')).toBe(422);
  expect((await ask('Supplier/GetMine', person)).data).toEqual([]);
  expect(await confirm(person, code.toLowerCase())).toBe(200);
  expect((await ask('Supplier/GetMine', person)).data).toMatchObject([{ commercialRegistration: number }]);
  expect((await ask('Supplier/Details', person, { number })).data.own).toMatchObject({ referenceNumber });
  expect(await confirm(person, code)).toBe(422);
  const other = await signOnAs();
  await post('requestClaim', other, { number, referenceNumber });
  const next = (await listMails('supplierClaim', id)).find(({ key }) => key !== mails[0]?.key);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await confirm(other, 'AAAA-AAAA')).toBe(422);
  expect(await confirm(other, next?.note.match(/[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? '')).toBe(422);
});
