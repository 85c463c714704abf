/** Requirements: ADMIN-07, ADMIN-11, REQUEST-04 */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ROLES } from '@/lib/api/contract/roles';
import { ENDPOINT_IDS, type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { FORMS, getForm } from '@/lib/requests/forms';
import { replyBody } from '@/lib/requests/work/reply-schemas';
import { openDatabase } from '@/lib/server/db/open';
import { planWork } from '@/lib/server/requests/work/plan-work';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { hire, post, sendRequest } from '../../support/admin/request-desk';
import { callPath, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { type Path, putAt, sampleSchema } from '../../support/api/schema-samples';
import { changeSettings } from '../../support/portal/settings';

const schemaOf = (id: EndpointId): z.ZodType | undefined => {
  if (id === 'proposeChange') return replyBody;
  const { body, query } = SCHEMAS[id] as { body?: z.ZodType; query?: z.ZodType };
  return getEndpoint(id).method === 'GET' ? query : body;
};

/** A call with one of its ids or numbers, at a place of its body or query. */
interface Case {
  id: EndpointId;
  place: string;
  isNumbered: boolean;
  /** The call with a value at the place, and with an id of the caller’s own at its other places. */
  make(value: string, own: string): unknown;
}

const isNumber = (path: Path) => /number$/i.test(String(path.at(-1)));

function listCases(id: EndpointId): Case[] {
  const schema = schemaOf(id);
  if (!schema) return [];
  return sampleSchema(schema).flatMap(({ value, ids, texts }) =>
    [...ids, ...texts.filter(isNumber)].map((path) => ({
      id,
      place: `${id}.${path.join('.')}`,
      isNumbered: !ids.includes(path),
      make: (next: string, own: string) =>
        putAt(
          ids.reduce((whole, other) => putAt(whole, other, own), value),
          path,
          next,
        ),
    })),
  );
}

async function send(id: EndpointId, token: string | undefined, value: unknown): Promise<string> {
  const { method, path, body: kind, action } = getEndpoint(id);
  const secCode = action ? await makeSecCode(id) : undefined;
  const ask = async () => {
    if (method === 'GET')
      return callPath(`${path}?${new URLSearchParams(value as Record<string, string>)}`, { token });
    if (kind === 'multipart') {
      const body = new FormData();
      for (const [name, part] of Object.entries(value as object)) body.append(name, String(part));
      return callPath(path, { method, token, secCode, body });
    }
    const headers = { 'Content-Type': 'application/json' };
    return callPath(path, { method, token, secCode, headers, body: JSON.stringify(value) });
  };
  const response = await ask();
  return `${response.status} ${await response.text()}`;
}

/** An id or a number of the same form that nothing has. */
const makeUp = (value: string) => (value.length === 36 ? randomUUID() : [...value].reverse().join(''));

/** The places of calls at which a value is answered differently from a made-up one. */
async function listTelling(
  token: string,
  cases: readonly Case[],
  { values, own = randomUUID() }: { values: readonly string[]; own?: string },
): Promise<string[]> {
  const telling = new Set<string>();
  for (const { id, place, isNumbered, make } of cases) {
    const fitting = values.filter((value) => (value.length === 36) !== isNumbered);
    const answers = new Map<string, string>();
    for (const value of fitting) {
      const unknown = makeUp(value);
      const kind = `${value.length}`;
      if (!answers.has(kind))
        answers.set(kind, (await send(id, token, make(unknown, own))).replaceAll(unknown, ''));
      const answer = (await send(id, token, make(value, own))).replaceAll(value, '');
      expect(answer).not.toMatch(/^(429|5)/);
      if (answer === answers.get(kind)) continue;
      telling.add(place);
      break;
    }
  }
  return [...telling].sort();
}

const FORM_CALLS = FORMS.map(({ endpoint }): string => endpoint.id);
const staffCases = ENDPOINT_IDS.filter((id) => getEndpoint(id).access === 'staff').flatMap(listCases);
const senderCases = ENDPOINT_IDS.filter(
  (id) => getEndpoint(id).access !== 'staff' && !FORM_CALLS.includes(id),
).flatMap(listCases);

/** The ids and numbers of a new request of each form, and of its files. */
async function sendAll(forms: readonly FormDefinition[], token: string): Promise<string[]> {
  const db = await openDatabase();
  const values: string[] = [];
  for (const form of forms) {
    const { id, reference_number } = await sendRequest(form, { token });
    const files = db.selectFrom('service_request_file').select('id').where('request_id', '=', id);
    values.push(id, reference_number, ...(await files.execute()).map((file) => file.id));
  }
  return values;
}

/** What is stored about requests. */
async function readStore(values: readonly string[]): Promise<string[]> {
  const db = await openDatabase();
  await planWork(db);
  const tables = [
    'service_request',
    'request_work',
    'request_note',
    'pending_change',
    'request_merge',
  ] as const;
  const others = ['request_link', 'supplier', 'appointment_offer', 'appointment_cell'] as const;
  const rows = [...tables, ...others].map((table) => db.selectFrom(table).selectAll().execute());
  const lines = (await Promise.all<unknown[]>(rows)).flat().map((row) => JSON.stringify(row));
  return lines.filter((line) => values.some((value) => line.includes(value)));
}

const contact = getForm('contact');
const appointment = getForm('appointment');

/** The calls with which the staff works on a request, and where they name it. */
const OF_REQUESTS = [
  'addNote.id',
  'approveAppointment.id',
  'assignRequest.id',
  'changeServiceRequest.id',
  'getRequestFile.id',
  'getServiceRequest.id',
  'linkRequest.id',
  'linkRequest.referenceNumber',
  'mergeRequest.id',
  'mergeRequest.into',
  'offerSlots.id',
  'proposeChange.id',
  'reportPresence.id',
  'sendChangeNow.id',
  'setPriority.id',
  'undoChange.id',
  'undoMerge.id',
  'unlinkRequest.id',
  'unlinkRequest.other',
];
const OF_APPLICATIONS = ['acceptSupplier.id', 'getSupplierFile.id', 'openSupplier.id'];

const OF_SENDERS = [
  'answerServiceRequest.referenceNumber',
  'cancelAppointment.referenceNumber',
  'chooseAppointment.referenceNumber',
  'findServiceRequest.referenceNumber',
  'getAppointmentCalendar.referenceNumber',
  'rescheduleAppointment.referenceNumber',
  'transitionServiceRequest.referenceNumber',
];

beforeAll(() =>
  changeSettings({ RATE_LIMITS: 'read=100000/60,document=100000/60,follow=100000/60,register=100000/60' }),
);

test('for those outside a closed team, its ids and numbers are like made-up ones in every call', async () => {
  const member = await hire('Member', 'requests', 'appointments', 'suppliers', 'lead');
  const outsider = await hire('All', ...ROLES);
  const { id: own } = await sendRequest(getForm('information'));
  const forms = [contact, appointment, supplierForm];
  const team = { name: 'Grievances', isClosed: true, forms: forms.map(({ id }) => id) };
  await post('saveTeam', member, { ...team, members: [member.subject] });
  const values = await sendAll(forms, await signOnAs());
  const before = await readStore(values);
  expect(await listTelling(outsider.token, staffCases, { values, own })).toEqual([]);
  expect(await readStore(values)).toEqual(before);
  // The answers to its members differ, so the calls above reach the request.
  const known = await listTelling(member.token, staffCases, { values, own });
  expect(known).toEqual([...OF_REQUESTS, ...OF_APPLICATIONS].sort());
  await (await openDatabase()).deleteFrom('team').execute();
});

test.each([
  ['requests', appointment],
  ['appointments', contact],
  ['suppliers', contact],
] as const)('for the role %s, ids of another office are like made-up ones', async (role, form) => {
  const clerk = await hire('Clerk', role);
  const values = await sendAll([form], await signOnAs());
  const allowed = staffCases.filter(({ id }) => getEndpoint(id).roles?.includes(role));
  expect(allowed.length).toBeGreaterThan(2);
  const before = await readStore(values);
  expect(await listTelling(clerk.token, allowed, { values })).toEqual([]);
  expect(await readStore(values)).toEqual(before);
});

test('for other people, signed in or not, a sender’s ids and numbers are like made-up ones', async () => {
  const sender = await signOnAs();
  const values = await sendAll([contact, appointment, supplierForm], sender);
  const before = await readStore(values);
  for (const token of [await signOnAs(), await visit()])
    expect(await listTelling(token, senderCases, { values })).toEqual([]);
  expect(await readStore(values)).toEqual(before);
  expect(await listTelling(sender, senderCases, { values })).toEqual(OF_SENDERS);
});
