/** Requirements: ADMIN-23 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { HitGroup } from '@/lib/admin/finder/schemas';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { workAs } from '../../support/admin/staff';
import { callPath, register, signOnAs } from '../../support/api/api-client';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { makePublication } from '../../support/publications/publication';

async function find(token: string, text: string, locale: 'ar' | 'en' = 'en') {
  const query = new URLSearchParams({ text });
  const response = await callPath(`Desk/Find?${query}`, { token, locale });
  const { data, fields } = await response.json();
  return { status: response.status, fields, groups: (data ?? []) as HitGroup[] };
}

/** The kinds of what a text finds, without the pages of the desk. */
async function listKinds(token: string, text: string) {
  const { groups } = await find(token, text);
  return groups.map(({ kind }): string => kind).filter((kind) => kind !== 'page');
}

async function post(path: string, token: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return callPath(`Desk/${path}`, { method: 'POST', token, headers, body: JSON.stringify(body) });
}

async function send(id: Parameters<typeof getForm>[0]) {
  const form = getForm(id);
  const { status } = await sendSample(form, { token: await signOnAs() });
  expect([id, status]).toEqual([id, 200]);
  const [newest] = (await listRequests(form)).slice(-1);
  if (!newest) throw new Error(`${id} was not stored`);
  return newest;
}

/** One record of each kind, with the text that finds it and the roles that may. */
async function makeRecords(): Promise<Record<string, { text: string; roles: readonly Role[] }>> {
  const request = await send('contact');
  const appointment = await send('appointment');
  const supplier = await send(supplierForm.id);
  const { commercialRegistration } = JSON.parse(supplier.data);
  await register(await signOnAs());
  const registration = await (await openDatabase())
    .selectFrom('scholarship_request')
    .select('reference_number')
    .executeTakeFirstOrThrow();
  const editor = await workAs('editor');
  await post('ImportPublications', editor, { text: JSON.stringify([makePublication('findable')]) });
  const label = `Clerk ${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject: `person:${label}`, label, roles: ['editor'] }, now());
  return {
    request: { text: request.reference_number, roles: ['requests'] },
    appointment: { text: appointment.reference_number, roles: ['appointments'] },
    supplier: { text: commercialRegistration, roles: ['suppliers'] },
    registration: { text: registration.reference_number, roles: ['award'] },
    publication: { text: 'findable', roles: ['editor', 'publisher'] },
    member: { text: label, roles: [] },
  };
}

test('each kind is found by its own roles and administrators, and by no other role', async () => {
  const records = await makeRecords();
  for (const role of ROLES) {
    const token = await workAs(role);
    for (const [kind, { text, roles }] of Object.entries(records)) {
      const isAllowed = role === 'administrator' || roles.includes(role);
      expect([role, kind, (await listKinds(token, text)).includes(kind)]).toEqual([role, kind, isAllowed]);
    }
  }
});

test('a request is found by the beginning of its number and the whole contact of its sender, in any digits', async () => {
  const clerk = await workAs('requests');
  const { id, reference_number, contact_email, contact_mobile } = await send('contact');
  const arabic = String(contact_mobile).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  for (const text of [reference_number, reference_number.toLowerCase(), contact_email ?? '', arabic]) {
    const { groups } = await find(clerk, text);
    const hits = groups.find(({ kind }) => kind === 'request')?.hits ?? [];
    expect([text, hits.map(({ path }) => path)]).toEqual([
      text,
      expect.arrayContaining([`/desk/requests/${id}`]),
    ]);
    expect(JSON.stringify(hits)).not.toContain(contact_email);
  }
  expect(await listKinds(clerk, (contact_email ?? '').slice(0, 4))).toEqual([]);
});

test('requests of a closed team are found by its members only, for administrators and the register too', async () => {
  const lead = await workAs('lead', 'requests', 'suppliers');
  const subject = `person:${randomUUID()}`;
  const roles = ['requests', 'suppliers'] as const;
  await changeStaff(await openDatabase(), { subject, label: 'Member', roles }, now());
  const member = await signOnAs(subject);
  const forms = ['information', supplierForm.id];
  const team = { name: 'Grievances', isClosed: true, forms, members: [subject] };
  expect((await post('SaveTeam', lead, team)).status).toBe(200);
  const request = await send('information');
  const { commercialRegistration } = JSON.parse((await send(supplierForm.id)).data);
  for (const outsider of [lead, await workAs('administrator'), await workAs('requests', 'suppliers')]) {
    expect(await listKinds(outsider, request.reference_number)).toEqual([]);
    expect(await listKinds(outsider, commercialRegistration)).toEqual([]);
  }
  expect(await listKinds(member, request.reference_number)).toEqual(['request']);
  expect(await listKinds(member, commercialRegistration)).toEqual(['supplier']);
});

test('pages of the desk are found by their titles in the language of the call, only those that open', async () => {
  const editor = await workAs('editor');
  const pages = async (text: string, locale: 'ar' | 'en') =>
    (await find(editor, text, locale)).groups.flatMap(({ kind, hits }) => (kind === 'page' ? hits : []));
  expect((await pages('publicat', 'en')).map(({ path }) => path)).toEqual(['/desk/publications']);
  // Without the vowel signs and the form of hamza that the title has.
  expect((await pages('الْمنشورات', 'ar')).map(({ path }) => path)).toEqual(['/desk/publications']);
  expect(await pages('staff and roles', 'en')).toEqual([]);
  expect((await pages('', 'en')).map(({ path }) => path)).toContain('/desk/season');
});

test('a text that is no word, has wildcards or is too long finds nothing', async () => {
  const token = await workAs('administrator');
  for (const text of ['%', '_', '---', "' or 1=1 --", '\\'])
    expect([text, await listKinds(token, text)]).toEqual([text, []]);
  expect(await find(token, 'x'.repeat(255))).toMatchObject({ status: 422, fields: { text: 'tooLong' } });
});

test('among 10,000 requests a search takes less than 200 ms', async () => {
  const db = await openDatabase();
  const { id: _, ...sample } = await send('contact');
  const rows = Array.from({ length: 10_000 }, (_row, index) => ({
    ...sample,
    id: randomUUID(),
    idempotency_key: randomUUID(),
    reference_number: `CT-9${String(index).padStart(6, '0')}`,
    contact_email: `sender${index}@example.sa`,
    contact_mobile: `+9665${String(index).padStart(8, '0')}`,
  }));
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('service_request')
      .values(rows.slice(from, from + 1000))
      .execute();
  const { rows: counted } = await sql<{ n: number }>`select count(*) as n from request_work`.execute(db);
  expect(Number(counted[0]?.n)).toBeGreaterThan(10_000);
  const token = await workAs('administrator');
  for (const text of ['CT-9009999', 'sender9@example.sa', '0500000009', 'CT-9', 'nothing at all']) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      expect((await find(token, text)).status).toBe(200);
      times.push(performance.now() - start);
    }
    expect([text, Math.min(...times) < 200]).toEqual([text, true]);
  }
  const { groups } = await find(token, 'CT-9');
  expect(groups).toMatchObject([{ kind: 'request', hasMore: true }]);
  expect(groups[0]?.hits).toHaveLength(10);
});
