/** Requirements: ADMIN-11, ADMIN-20, ADMIN-23, INSIGHT-02, INSIGHT-03, SLOT-05 */
import type { z } from 'zod';
import { VIEW_LISTS } from '@/lib/admin/views/view-lists';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ENDPOINT_IDS, type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { FORMS, getForm } from '@/lib/requests/forms';
import { QUEUES } from '@/lib/requests/work/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { readToday } from '@/lib/server/suppliers/read-suppliers';
import { proposeValidity } from '@/lib/suppliers/validity';
import { hire, type Member, post, propose, sendRequest } from '../../support/admin/request-desk';
import { callPath, signOnAs } from '../../support/api/api-client';
import { listRequests } from '../../support/forms/service-api';
import { changeSettings } from '../../support/portal/settings';

/** The sender of every request here. */
const SENDER = { email: 'hidden.sender@example.sa', mobile: '0557654321' };
/** The form whose requests everybody sees. */
const OPEN = getForm('information');
const CLOSED: readonly FormDefinition[] = FORMS.filter(({ id }) => id !== OPEN.id);
const CLERK: readonly Role[] = ['requests', 'appointments', 'suppliers'];
/** Their answers differ each time: a new token, what the readers themselves have done, a PDF. */
const VOLATILE: readonly EndpointId[] = ['getToken', 'listTrail', 'listRefusals', 'printMinutes'];

let member: Member;
/** Everybody who is not a member of the team: with every role, and with those of a clerk. */
let outsiders: (Member & { roles: readonly Role[] })[];
let team: string;
let seen: string;
beforeAll(async () => {
  member = await hire('Member', 'requests', 'appointments', 'suppliers', 'lead');
  outsiders = [
    { ...(await hire('All', ...ROLES)), roles: ROLES },
    { ...(await hire('Clerk', ...CLERK)), roles: CLERK },
  ];
  seen = (await sendRequest(OPEN, { ...SENDER, token: await signOnAs() })).id;
  const forms = CLOSED.map(({ id }) => id);
  await post('saveTeam', member, { name: 'Grievances', isClosed: true, forms, members: [member.subject] });
  const [row] = await (await openDatabase()).selectFrom('team').select('id').execute();
  team = row?.id ?? '';
});

/** What the parameters of reading calls can name here. Languages and formats show the same rows. */
const VALUES: Record<string, () => string[]> = {
  id: () => [seen],
  text: () => Object.values(SENDER),
  form: () => FORMS.map(({ id }) => id),
  team: () => [team],
  owner: () => [member.subject],
  queue: () => [...QUEUES],
  list: () => [...VIEW_LISTS],
};

/** The addresses of a reading call: without parameters, and with each value of each parameter. */
function listAddresses(id: EndpointId): string[] {
  const { path } = getEndpoint(id);
  const { query } = SCHEMAS[id] as { query?: z.ZodObject };
  const given = Object.keys(query?.shape ?? {}).flatMap((name) =>
    (VALUES[name]?.() ?? []).map((value) => `${path}?${new URLSearchParams({ [name]: value })}`),
  );
  return [path, ...given];
}

/** The reading calls that anybody, or one of these roles, may make. */
const listReads = (roles: readonly Role[]) =>
  ENDPOINT_IDS.filter((id) => {
    const row = getEndpoint(id);
    const isOpen = row.access !== 'staff' || row.roles?.some((role) => roles.includes(role));
    return row.method === 'GET' && isOpen && !VOLATILE.includes(id);
  });

/** What the outsiders read with every call that reads. */
async function readAll(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const { token, roles } of outsiders)
    for (const address of listReads(roles).flatMap(listAddresses)) {
      const response = await callPath(address, { token });
      all.set(`${roles.length} roles: ${address}`, `${response.status} ${await response.text()}`);
    }
  return all;
}

test('requests of a closed team change no count, list, search, figure, file or view of anybody else', async () => {
  changeSettings({ RATE_LIMITS: 'read=100000/60,document=100000/60,follow=100000/60' });
  const before = await readAll();
  const token = await signOnAs();
  for (const form of CLOSED) await sendRequest(form, { ...SENDER, token });
  const hidden = (await Promise.all(CLOSED.map((form) => listRequests(form)))).flat();
  expect(hidden).toHaveLength(CLOSED.length);
  const [first] = hidden.filter(({ form }) => form === 'contact');
  const id = first?.id ?? '';
  const answers = [
    await post('linkRequest', member, { id: seen, referenceNumber: first?.reference_number }),
    await post('addNote', member, { id, text: 'A note' }),
    await propose(member, { id, note: 'A reply' }),
    await post('assignRequest', member, { id, version: 1, owner: 'me' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const after = await readAll();
  const changed = [...before].filter(([address, body]) => after.get(address) !== body);
  expect(changed.map(([address]) => address)).toEqual([]);
  const [all] = outsiders;
  for (const kind of ['noted', 'linked', 'assigned', 'created']) {
    const trail = await (await callPath(`Desk/ListTrail?kind=${kind}`, { token: all?.token })).text();
    expect(hidden.filter(({ reference_number }) => trail.includes(reference_number))).toEqual([]);
    if (kind === 'noted') expect(trail).toContain(id);
  }
  const wide = { filter: { text: SENDER.email }, action: 'take' };
  const { data } = (await post('changeRequests', { token: all?.token ?? '' }, wide)).body;
  expect(data).toMatchObject({ changed: 1, skipped: [], missing: 0 });
});

test('the supplier of an application that a closed team keeps is open to its members only', async () => {
  const [application] = await listRequests(getForm('supplier'));
  const accepted = {
    id: application?.id,
    version: application?.version,
    validUntil: proposeValidity(null, readToday()),
  };
  const { body } = await post('acceptSupplier', member, accepted);
  const id = body.data?.id ?? '';
  const name: string = JSON.parse(application?.data ?? '').establishmentName;
  const read = async (token: string, path: string, query: Record<string, string>) => {
    const response = await callPath(`${path}?${new URLSearchParams(query)}`, { token });
    return `${response.status} ${await response.text()}`;
  };
  const addresses = [
    ['Desk/ListSuppliers', { state: 'accepted' }],
    ['Desk/Find', { text: name }],
    ['Desk/GetSupplier', { id }],
  ] as const;
  for (const [path, query] of addresses) {
    expect(await read(member.token, path, query)).toContain(id);
    for (const { token } of outsiders) expect(await read(token, path, query)).not.toContain(id);
  }
  for (const outsider of outsiders) {
    const step = await post('changeSupplier', outsider, {
      id,
      version: 1,
      to: 'suspended',
      reason: 'A reason',
    });
    expect(step.status).toBe(404);
  }
});
