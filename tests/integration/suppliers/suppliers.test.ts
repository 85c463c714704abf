/** Requirements: FORMS-14, SERVICE-02, SERVICE-03 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import { acceptSupplier } from '@/lib/server/suppliers/accept-supplier';
import { changeSupplier } from '@/lib/server/suppliers/change-supplier';
import { proposeValidity } from '@/lib/suppliers/validity';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const supplier = getForm('supplier');
const company = getForm('company');
const CHANGES = {
  nationalAddress: 'MKKH1234',
  activity: 'transport',
  contactPerson: 'نورة العتيبي',
  email: 'noura@example.sa',
  mobile: '0598765432',
};

/** Ten digits that no other test uses. */
const makeNumber = () => String(Math.floor(Math.random() * 9e9) + 1e9);

async function send(form: FormDefinition, token: string, own: Answers) {
  await sendSample(form, { token, answers: { ...makeAnswers(form), ...own } });
  const request = (await listRequests(form)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request;
}

const register = (token: string, number: string, name = 'مؤسسة السقاية') =>
  send(supplier, token, { commercialRegistration: number, establishmentName: name });

async function accept(requestId: string) {
  const db = await openDatabase();
  const { version } = (await findRequestById(db, requestId)) ?? { version: 0 };
  const validUntil = proposeValidity(null, toDay(now()));
  return acceptSupplier(db, { requestId, version, validUntil, actor: randomUUID() });
}

/** Removes the supplier of an application from the register. */
async function withdraw(id: string) {
  await changeSupplier(await openDatabase(), {
    id,
    version: 1,
    to: 'withdrawn',
    reason: 'Closed',
    actor: randomUUID(),
  });
}

async function ask(path: string, query: Record<string, string>, token?: string) {
  const response = await callPath(`${path}?${new URLSearchParams(query)}`, {
    token: token ?? (await visit()),
  });
  return { status: response.status, body: await response.json() };
}

const update = (token: string | undefined, body: unknown) =>
  call('updateSupplier', {
    token,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('the sender sees that a registration is under review, strangers only whether it is accepted', async () => {
  const number = makeNumber();
  const sender = await signOnAs();
  const strangers = [await visit(), await signOnAs('1099999999')];
  const statusOf = async (token?: string) =>
    (await ask('Supplier/CheckCRStatus', { number }, token)).body.data.status;
  expect(await statusOf(sender)).toBe('notRegistered');
  const { id } = await register(sender, number);
  expect(await statusOf(sender)).toBe('underReview');
  for (const stranger of strangers) expect(await statusOf(stranger)).toBe('notRegistered');
  const supplierId = await accept(id);
  for (const token of [sender, ...strangers]) expect(await statusOf(token)).toBe('registered');
  await withdraw(supplierId);
  expect(await statusOf(sender)).toBe('notRegistered');
});

test('the number alone does not show an anonymous sender that a registration is under review', async () => {
  const number = makeNumber();
  const visitor = await visit();
  await register(visitor, number);
  expect((await ask('Supplier/CheckCRStatus', { number }, visitor)).body.data.status).toBe('notRegistered');
});

test('numbers may have any digits, and an invalid number is an error', async () => {
  expect(
    (await ask('Supplier/CheckCRStatus', { number: '١٠١٠١٢٣٤٥٦' })).body.data.commercialRegistration,
  ).toBe('1010123456');
  for (const number of ['123', '%', "1' OR '1'='1"])
    expect(await ask('Supplier/CheckCRStatus', { number })).toMatchObject({
      status: 422,
      body: { fields: { number: 'digits' } },
    });
  expect((await ask('Supplier/CheckCRStatus', {})).body.fields).toEqual({ number: 'required' });
});

test('only accepted suppliers are listed, without personal data', async () => {
  const [accepted, waiting] = [makeNumber(), makeNumber()];
  await accept((await register(await visit(), accepted)).id);
  await register(await visit(), waiting);
  const { body } = await ask('Supplier/GetAll', {});
  const rows: { commercialRegistration: string }[] = body.data.rows;
  expect(rows.filter((row) => row.commercialRegistration === accepted)).toEqual([
    {
      establishmentName: 'مؤسسة السقاية',
      commercialRegistration: accepted,
      activity: 'catering',
      acceptedAt: expect.any(String),
    },
  ]);
  expect(rows.some((row) => row.commercialRegistration === waiting)).toBe(false);
});

test('the list continues after a registration, whatever is accepted or closed meanwhile', async () => {
  type Page = { rows: { commercialRegistration: string }[]; newer: string | null; older: string | null };
  const read = async (query: Record<string, string> = {}): Promise<Page> =>
    (await ask('Supplier/GetAll', query)).body.data;
  const numbersOf = ({ rows }: Page) => rows.map((row) => row.commercialRegistration);
  const made: { id: string; number: string }[] = [];
  for (let count = 0; count < 45; count += 1) {
    const number = makeNumber();
    const { id } = await register(await visit(), number);
    made.unshift({ id: await accept(id), number });
  }
  const newestFirst = made.map(({ number }) => number);

  const first = await read();
  expect([numbersOf(first), first.newer]).toEqual([newestFirst.slice(0, 20), null]);
  await accept((await register(await visit(), makeNumber())).id);
  // The supplier in the link leaves the register before the link is followed.
  const last = made[19];
  expect(first.older).toBe(last?.number);
  await withdraw(last?.id ?? '');

  const second = await read({ before: first.older ?? '' });
  expect(numbersOf(second)).toEqual(newestFirst.slice(20, 40));
  const third = await read({ before: second.older ?? '' });
  expect(numbersOf(third).slice(0, 5)).toEqual(newestFirst.slice(40));
  expect(numbersOf(await read({ after: third.newer ?? '' }))).toEqual(numbersOf(second));
  expect(numbersOf(await read({ after: second.newer ?? '' }))).toEqual(
    expect.arrayContaining(newestFirst.slice(0, 19)),
  );
  // An unknown number shows the start of the list, and so does the page after the last; an invalid number is an
  // error.
  expect(numbersOf(await read({ before: makeNumber() }))).toEqual(numbersOf(await read()));
  const end = numbersOf(third).at(-1) ?? '';
  expect(third.older === null ? numbersOf(await read({ before: end })) : []).toEqual(numbersOf(await read()));
  expect((await ask('Supplier/GetAll', { before: '%' })).status).toBe(422);
});

test('details are public for accepted suppliers, and complete only for the signed-in sender', async () => {
  const number = makeNumber();
  const owner = await signOnAs();
  const { id, reference_number } = await register(owner, number);
  for (const stranger of [await visit(), await signOnAs()])
    expect((await ask('Supplier/Details', { number }, stranger)).status).toBe(404);
  const own = await ask('Supplier/Details', { number }, owner);
  expect(own.body.data).toMatchObject({ acceptedAt: null, own: { referenceNumber: reference_number } });
  await accept(id);
  const open = await ask('Supplier/Details', { number }, await signOnAs());
  expect(open.body.data).toEqual({
    establishmentName: 'مؤسسة السقاية',
    commercialRegistration: number,
    activity: 'catering',
    acceptedAt: expect.any(String),
    own: null,
  });
  expect((await ask('Supplier/Details', { number: makeNumber() })).status).toBe(404);
});

test('a company is found by name once it is accepted, as supplier or on request', async () => {
  const find = async (name: string) => (await ask('GetCompanyByNameIfExist', { name })).body.data;
  const [name, added] = [`شركة الضيافة ${makeNumber()}`, `Zamzam Services ${makeNumber()}`];
  const number = makeNumber();
  const { id } = await register(await visit(), number, name);
  expect(await find(name)).toEqual({ exists: false, name: null, commercialRegistration: null });
  await accept(id);
  expect(await find(name.replace('الضيافة', 'الضيافه'))).toEqual({
    exists: true,
    name,
    commercialRegistration: number,
  });
  const { id: requestId } = await send(company, await visit(), { companyName: added });
  await changeStatus(await openDatabase(), { requestId, to: 'answered', by: 'staff', actor: randomUUID() });
  expect(await find(added.toUpperCase())).toMatchObject({ exists: true, name: added });
  expect((await ask('GetCompanyByNameIfExist', { name: 'x' })).status).toBe(422);
});

test('the signed-in sender changes the registration; its history has the change', async () => {
  const number = makeNumber();
  const owner = await signOnAs();
  const { id, reference_number: referenceNumber } = await register(owner, number);
  const { status, body } = await update(owner, { referenceNumber, ...CHANGES });
  const { activity, ...shown } = CHANGES;
  expect({ status, data: body.data }).toMatchObject({ status: 200, data: { referenceNumber, ...shown } });
  const stored = (await listRequests(supplier)).find((request) => request.id === id);
  expect(JSON.parse(stored?.data ?? '')).toMatchObject({
    ...CHANGES,
    commercialRegistration: number,
    establishmentName: 'مؤسسة السقاية',
  });
  expect(stored).toMatchObject({ contact_email: CHANGES.email, contact_mobile: CHANGES.mobile, version: 2 });
  expect((await listHistory(id)).at(-1)).toMatchObject({ from_status: 'received', to_status: 'received' });
  // The same values again change nothing.
  await update(owner, { referenceNumber, ...CHANGES });
  expect(await listHistory(id)).toHaveLength(2);
  expect(activity).toBe(JSON.parse(stored?.data ?? '').activity);
});

test('other users cannot change it; the establishment’s identity and closed registrations cannot be changed', async () => {
  const owner = await signOnAs();
  const { id, reference_number: referenceNumber } = await register(owner, makeNumber());
  const body = { referenceNumber, ...CHANGES };
  expect(await update(await signOnAs(), body)).toMatchObject({ status: 404, body: { code: 'notFound' } });
  expect((await update(await visit(), body)).status).toBe(401);
  expect((await update(undefined, body)).status).toBe(401);
  expect((await update(owner, { ...body, referenceNumber: 'AAAA-AAAA' })).status).toBe(404);
  expect(await update(owner, { ...body, commercialRegistration: makeNumber() })).toMatchObject({
    status: 422,
    body: { fields: { body: 'unknownField' } },
  });
  expect(await update(owner, { ...body, email: 'noura@' })).toMatchObject({
    status: 422,
    body: { fields: { email: 'email' } },
  });
  expect((await listRequests(supplier)).find((request) => request.id === id)?.version).toBe(1);
  await changeStatus(await openDatabase(), { requestId: id, to: 'closed', by: 'staff', actor: null });
  expect(await update(owner, body)).toMatchObject({ status: 409, body: { code: 'requestMoved' } });
});
