/** Requirements: ADMIN-07, ADMIN-11, REQUEST-04 */
import { ROLES } from '@/lib/api/contract/roles';
import { getEndpoint } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { planWork } from '@/lib/server/requests/work/plan-work';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { hire, post, sendRequest } from '../../support/admin/request-desk';
import { signOnAs, visit } from '../../support/api/api-client';
import { listTelling, senderCases, staffCases } from '../../support/api/guessed-ids';
import { changeSettings } from '../../support/portal/settings';

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
  'getRequestPlace.id',
  'getServiceRequest.id',
  'linkRequest.id',
  'linkRequest.referenceNumber',
  'mergeRequest.id',
  'mergeRequest.into',
  'offerSlots.id',
  'previewChange.id',
  'proposeChange.id',
  'reportPresence.id',
  'saveReplyDraft.id',
  'sendChangeNow.id',
  'setPriority.id',
  'setTeam.id',
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
