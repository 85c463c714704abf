/** Requirements: ADMIN-02, ADMIN-07, BOT-01, JUDGE-03, REQUEST-04 */
import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ENDPOINTS, type EndpointId, getEndpoint } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import {
  call,
  callPath,
  makeForm,
  makeSecCode,
  register,
  signOnAs,
  submit,
  visit,
} from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { sendSample } from '../../support/forms/service-api';

/** All kinds of callers. */
type Caller = 'nobody' | 'visitor' | 'person' | Role;
const CALLERS: readonly Caller[] = ['nobody', 'visitor', 'person', ...ROLES];
const IDS = Object.keys(ENDPOINTS) as EndpointId[];

const tokens = new Map<Caller, string | undefined>();
beforeAll(async () => {
  tokens.set('nobody', undefined);
  tokens.set('visitor', await visit());
  tokens.set('person', await signOnAs());
  for (const role of ROLES) tokens.set(role, await workAs(role));
});

/** The expected access from the table, computed independently of the guards under test. */
function expectRefusal(id: EndpointId, caller: Caller): 401 | 403 | null {
  const { token, access, roles, holdersOnly } = getEndpoint(id);
  if (caller === 'nobody') return token === 'none' ? null : 401;
  if (access === 'anyone') return null;
  if (caller === 'visitor') return 401;
  if (access === 'person' || (caller === 'administrator' && !holdersOnly)) return null;
  return (roles as readonly Caller[] | undefined)?.includes(caller) ? null : 403;
}

/** Calls a row with an empty body: a caller without access is refused before the body is read. */
async function knock(id: EndpointId, caller: Caller, withCode: boolean) {
  const { method, path, action, body } = getEndpoint(id);
  const isPost = method !== 'GET';
  const response = await callPath(path, {
    method,
    token: tokens.get(caller),
    secCode: action && withCode ? await makeSecCode(id) : undefined,
    ...(isPost && body === 'json' ? { headers: { 'Content-Type': 'application/json' }, body: '{}' } : {}),
    ...(isPost && body === 'multipart' ? { body: new FormData() } : {}),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** The error code; null if it is no error. */
function codeOf(text: string): string | null {
  return text.startsWith('{') ? (JSON.parse(text).code ?? null) : null;
}

test.each(IDS)('%s is open to the callers of its row only', async (id) => {
  for (const caller of CALLERS) {
    const { status, text } = await knock(id, caller, true);
    const refusal = expectRefusal(id, caller);
    if (refusal) expect({ caller, status }).toEqual({ caller, status: refusal });
    else expect({ caller, status, refused: [401, 403].includes(status) }).toMatchObject({ refused: false });
    expect(status).toBeLessThan(500);
    if (refusal) expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: codeOf(text) });
  }
});

test.each(IDS.filter((id) => getEndpoint(id).action))(
  '%s is refused without a bot-check code for every caller',
  async (id) => {
    for (const caller of CALLERS) {
      const { status, text } = await knock(id, caller, false);
      const refusal = expectRefusal(id, caller);
      if (refusal) expect({ caller, status }).toEqual({ caller, status: refusal });
      else expect({ caller, status, code: codeOf(text) }).toEqual({ caller, status: 403, code: 'botCheck' });
    }
  },
);

test('every POST has a bot action, requires staff or saves a draft, and every staff row names its roles', () => {
  const rows = IDS.map(getEndpoint);
  const unguarded = rows.filter(
    ({ method, action, access, limit }) =>
      method !== 'GET' && !action && access !== 'staff' && !(access === 'person' && limit === 'draft'),
  );
  expect(unguarded.map(({ id }) => id)).toEqual([]);
  const nameless = rows.filter(({ access, roles }) => access === 'staff' && !roles?.length);
  expect(nameless.map(({ id }) => id)).toEqual([]);
  const open = rows.filter(
    ({ access, token }) => access !== 'anyone' && token !== 'forced' && token !== 'context',
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('a revoked role is gone with the next call', async () => {
  const subject = `person:${randomUUID()}`;
  const token = await signOnAs(subject);
  const member = { subject, label: 'test' };
  const ask = async () => (await callPath(ENDPOINTS.listRegistrations.path, { token })).status;
  await changeStaff(await openDatabase(), { ...member, roles: ['award'] }, now());
  expect(await ask()).toBe(200);
  await changeStaff(await openDatabase(), { ...member, roles: [] }, now());
  expect(await ask()).toBe(403);
});

/** A request of the award with one file. */
async function submitAs(token: string): Promise<string> {
  await register(token);
  await submit(token, makeForm([{ slot: 'CVFile', name: 'identity.pdf', content: makePdf(randomUUID()) }]));
  const { body } = await call('getMyRequest', { token });
  return body.data?.projectRegisteration?.files[0]?.url.replace('/gateway/', '') ?? '';
}

test('the id of another person’s award file gives no access to it', async () => {
  const owner = await signOnAs();
  const address = await submitAs(owner);
  const other = await signOnAs();
  await submitAs(other);
  expect((await callPath(address, { token: owner })).status).toBe(200);
  expect((await callPath(address)).status).toBe(401);
  expect((await callPath(address, { token: tokens.get('visitor') })).status).toBe(401);
  expect((await callPath(address, { token: other })).status).toBe(404);
  // Staff have separate calls, which record who downloaded a file.
  for (const role of ROLES) expect((await callPath(address, { token: tokens.get(role) })).status).toBe(404);
});

test('the ids of another person’s request and its files give no access to them', async () => {
  const { body } = await sendSample(getForm('innovation'), { token: await signOnAs() });
  const database = await openDatabase();
  const request = await database
    .selectFrom('service_request')
    .select('id')
    .where('reference_number', '=', body.data.referenceNumber)
    .executeTakeFirstOrThrow();
  const file = await database
    .selectFrom('service_request_file')
    .select('id')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow();
  const paths = [`Desk/GetRequest?id=${request.id}`, `Desk/GetRequestFile?id=${file.id}`];
  const expected: [Caller, number][] = [
    ['nobody', 401],
    ['visitor', 401],
    ['person', 403],
    ['editor', 403],
    ['award', 403],
    ['appointments', 404],
    ['requests', 200],
    ['administrator', 200],
  ];
  for (const path of paths)
    for (const [caller, status] of expected)
      expect({ path, caller, status: (await callPath(path, { token: tokens.get(caller) })).status }).toEqual({
        path,
        caller,
        status,
      });
  // Neither id works for an object of another kind.
  const wrong = [
    `files/${file.id}`,
    `Desk/GetRequestFile?id=${request.id}`,
    `Desk/GetSubmittedFile?id=${file.id}`,
  ];
  for (const path of wrong)
    expect((await callPath(path, { token: tokens.get('administrator') })).status).toBe(404);
});

test('a request of another office cannot be changed', async () => {
  const { body } = await sendSample(getForm('contact'), { token: tokens.get('visitor') });
  const database = await openDatabase();
  const find = () =>
    database
      .selectFrom('service_request')
      .selectAll()
      .where('reference_number', '=', body.data.referenceNumber)
      .executeTakeFirstOrThrow();
  const before = await find();
  const change = JSON.stringify({ id: before.id, version: before.version, to: 'underReview' });
  const post = async (caller: Caller) => {
    const headers = { 'Content-Type': 'application/json' };
    const { path, method } = ENDPOINTS.changeServiceRequest;
    return (await callPath(path, { method, token: tokens.get(caller), headers, body: change })).status;
  };
  for (const caller of ['editor', 'award'] as const) expect(await post(caller)).toBe(403);
  expect(await post('appointments')).toBe(404);
  expect(await find()).toEqual(before);
  expect(await post('requests')).toBe(200);
});

test('appointments can be cancelled, moved or approved only by those responsible', async () => {
  const owner = await signOnAs();
  const { status, body } = await sendSample(getForm('appointment'), { token: owner });
  expect(status).toBe(200);
  const { referenceNumber } = body.data;
  const find = async () =>
    (await openDatabase())
      .selectFrom('service_request')
      .selectAll()
      .where('reference_number', '=', referenceNumber)
      .executeTakeFirstOrThrow();
  const before = await find();
  const post = async (id: EndpointId, token: string | undefined, given: Record<string, unknown>) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await call(id, { token, headers, body: JSON.stringify(given) })).status;
  };
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  for (const caller of ['person', ...ROLES] as const) {
    const token = tokens.get(caller);
    expect(await post('cancelAppointment', token, { referenceNumber })).toBe(404);
    expect(await post('rescheduleAppointment', token, { referenceNumber, preferredDate: day })).toBe(404);
  }
  // The sender cannot approve it either.
  expect(await post('approveAppointment', owner, { id: before.id, version: before.version })).toBe(403);
  expect(await find()).toEqual(before);
  expect(await post('cancelAppointment', owner, { referenceNumber })).toBe(200);
});
