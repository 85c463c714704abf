/** Requirements: ADMIN-23, ADMIN-34 */
import { randomUUID } from 'node:crypto';
import type { QueryResult } from 'kysely';
import type { HitGroup } from '@/lib/admin/finder/schemas';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { cutBatches } from '@/lib/database/cut-batches';
import { now } from '@/lib/env/clock';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { workAs } from '../../support/admin/staff';
import { callPath, register, signOnAs } from '../../support/api/api-client';
import { makeResource } from '../../support/forms/appointments';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { addDescribed } from '../../support/publications/image-desk';
import { makePublication } from '../../support/publications/publication';

async function find(token: string, text: string, locale: 'ar' | 'en' = 'en') {
  const query = new URLSearchParams({ text });
  const response = await callPath(`Desk/Find?${query}`, { token, locale });
  const { data, fields } = await response.json();
  return { status: response.status, fields, groups: (data ?? []) as HitGroup[] };
}

/** The kinds of the results for a text, without the pages of the desk. */
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

interface Findable {
  text: string;
  roles: readonly Role[];
  /** True if an administrator needs one of the roles too. */
  isForHolders?: boolean;
}

/** Sets up a place, a template, an image and a juror. @returns the names under which they are found */
async function setUpDesk() {
  const place = `Hall ${randomUUID()}`;
  const name = `Thanks ${randomUUID()}`;
  const lead = await workAs('lead');
  expect((await post('SaveResource', lead, makeResource(place))).status).toBe(200);
  const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, 'Thank you']));
  expect((await post('SaveTemplate', lead, { name, form: null, texts })).status).toBe(200);
  const description = `Tents ${randomUUID()}`;
  await addDescribed(await workAs('editor'), {
    descriptions: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, description])),
  });
  const juror = `Judge ${randomUUID()}`;
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: juror, roles: ['jury'] }, now());
  return { place, template: name, image: description, juror };
}

/** One record of each kind, with the text that finds it and the roles that may. */
async function makeRecords(): Promise<Record<string, Findable>> {
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
  const { image, juror, template, place } = await setUpDesk();
  const mails = await loadTranslator('en', 'staffMails');
  return {
    request: { text: request.reference_number, roles: ['requests'] },
    appointment: { text: appointment.reference_number, roles: ['appointments'] },
    supplier: { text: commercialRegistration, roles: ['suppliers'] },
    registration: { text: registration.reference_number, roles: ['award'] },
    publication: { text: 'findable', roles: ['editor', 'publisher'] },
    image: { text: image, roles: ['editor', 'publisher'] },
    edition: { text: String(SEED_YEAR), roles: ['award', 'editor', 'coordinator'] },
    juror: { text: juror, roles: ['award', 'coordinator'], isForHolders: true },
    choice: { text: 'complaint', roles: ['publisher'] },
    template: { text: template, roles: ['lead'] },
    place: { text: place, roles: ['lead'] },
    mail: { text: mails('kinds.digest'), roles: ['requests', 'appointments'] },
    member: { text: label, roles: [] },
  };
}

test('each kind is found by its own roles and administrators, and by no other role', async () => {
  const records = await makeRecords();
  for (const role of ROLES) {
    const token = await workAs(role);
    for (const [kind, { text, roles, isForHolders = false }] of Object.entries(records)) {
      const isAllowed = roles.includes(role) || (role === 'administrator' && !isForHolders);
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

test('a request is found by words of its subject and of the name of its sender, in any of their forms', async () => {
  const clerk = await workAs('requests');
  const contact = getForm('contact');
  const sent = [
    { subject: 'تأخّر إصدار تصريح الحملة', fullName: 'أحمد بن علي الغامدي' },
    { subject: 'Lost Luggage at the airport', fullName: 'محمد الغامدي' },
  ];
  const paths = await Promise.all(
    sent.map(async (answers) => {
      const { status } = await sendSample(contact, {
        token: await signOnAs(),
        answers: { ...makeAnswers(contact), ...answers },
      });
      expect(status).toBe(200);
      const stored = await listRequests(contact);
      const { id } = stored.find(({ data }) => JSON.parse(data).fullName === answers.fullName) ?? {};
      return `/desk/requests/${id}`;
    }),
  );
  const search = async (text: string) => {
    const { groups } = await find(clerk, text);
    return (groups.find(({ kind }) => kind === 'request')?.hits ?? []).map(({ path }) => path);
  };
  expect(await search('اصدار الحمله')).toEqual([paths[0]]);
  expect(await search('احمد الغامدى')).toEqual([paths[0]]);
  expect(await search('LUGGAGE lost')).toEqual([paths[1]]);
  expect(new Set(await search('الغامدي'))).toEqual(new Set(paths));
  // Words of other answers, names of fields and parts of an address find nothing.
  expect(await search('luggage tents')).toEqual([]);
  expect(await search('fullName')).toEqual([]);
  const { groups } = await find(clerk, 'luggage lost');
  expect(JSON.stringify(groups)).not.toContain(sent[1]?.fullName);
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

/** Adds 10,000 requests from other senders. @returns one like them */
async function addRequests(): Promise<ServiceRequest> {
  const sample = await send('contact');
  const rows = Array.from({ length: 10_000 }, (_row, index) => ({
    ...sample,
    id: randomUUID(),
    idempotency_key: randomUUID(),
    reference_number: `CT-9${String(index).padStart(6, '0')}`,
    contact_email: `sender${index}@example.sa`,
    contact_mobile: `+9665${String(index).padStart(8, '0')}`,
  }));
  const db = await openDatabase();
  for (const batch of cutBatches(rows, 1000)) await db.insertInto('service_request').values(batch).execute();
  return sample;
}

/** The number of queries of a search, and of the rows that they return. */
async function countReads(token: string, text: string): Promise<{ queries: number; rows: number }> {
  const asked = jest.spyOn((await openDatabase()).getExecutor(), 'executeQuery');
  try {
    expect((await find(token, text)).status).toBe(200);
    const answers = await Promise.all(
      asked.mock.results.map(({ value }) => value as Promise<QueryResult<unknown>>),
    );
    return { queries: answers.length, rows: answers.reduce((sum, { rows }) => sum + rows.length, 0) };
  } finally {
    asked.mockRestore();
  }
}

// The time is measured by `npm run benchmark:desk`.
test('with 10,000 more requests a search reads at most one more page of results, and by words at most the thousand that are compared', async () => {
  const token = await workAs('administrator');
  const { fullName } = JSON.parse((await send('contact')).data);
  const exact = ['CT-9009999', 'CT-8888888', 'sender9@example.sa', '0500000009', 'CT-9'];
  const words = ['absent words', 'fullName', String(fullName)];
  const before = new Map<string, Awaited<ReturnType<typeof countReads>>>();
  for (const text of [...exact, ...words]) {
    await find(token, text);
    before.set(text, await countReads(token, text));
  }
  await addRequests();
  for (const [text, few] of before) {
    const many = await countReads(token, text);
    const isExact = exact.includes(text);
    const [queries, rows] = [many.queries - few.queries, many.rows - few.rows];
    expect([text, queries <= (isExact ? 0 : 10), rows <= (isExact ? 11 : 1000)]).toEqual([text, true, true]);
  }
  const { groups } = await find(token, 'CT-9');
  expect(groups).toMatchObject([{ kind: 'request', hasMore: true }]);
  expect(groups[0]?.hits).toHaveLength(10);
});
