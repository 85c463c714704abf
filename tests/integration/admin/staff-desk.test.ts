/** Requirements: STAFF-01, STAFF-02 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { findRoles } from '@/lib/server/admin/staff/find-roles';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { addDescribed } from '../../support/publications/image-desk';
import { describeImage } from '../../support/publications/images';

let admin: { subject: string; token: string };

async function hire(label: string, ...roles: Role[]) {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles }, now());
  return { subject, token: await signOnAs(subject) };
}

beforeAll(async () => {
  admin = await hire('Huda', 'administrator');
});

type Change = 'grantRoles' | 'changeRoles' | 'removeStaff';
const post = (id: Change, body: unknown, token = admin.token) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

interface Member {
  subject: string;
  label: string;
  roles: Role[];
  isOwn: boolean;
  updatedAt: string;
}
const readStaff = async (): Promise<{
  members: Member[];
  configured: { subject: string; roles: Role[] }[];
}> => (await (await callPath('Desk/ListStaff', { token: admin.token })).json()).data;
const findMember = async (subject: string) =>
  (await readStaff()).members.find((member) => member.subject === subject);
const makeId = () => `1${randomInt(100_000_000, 999_999_999)}`;

test('an administrator grants roles by identity number, changes and removes them, and the trail names who did it', async () => {
  const nationalId = makeId();
  const subject = toSubject(nationalId);
  const typed = nationalId.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  expect((await post('grantRoles', { nationalId: typed, label: 'سارة', roles: ['requests'] })).status).toBe(
    200,
  );
  const granted = await findMember(subject);
  expect(granted).toMatchObject({ label: 'سارة', roles: ['requests'], isOwn: false });
  const again = await post('grantRoles', { nationalId, label: 'x', roles: ['editor'] });
  expect(again).toMatchObject({ status: 409, body: { code: 'staffKnown' } });
  const seenAt = granted?.updatedAt;
  expect(
    (await post('changeRoles', { subject, seenAt, label: 'سارة', roles: ['requests', 'lead'] })).status,
  ).toBe(200);
  expect(await findRoles(subject)).toEqual(['requests', 'lead']);
  // Two administrators change the same person: the second one has not seen the change of the first.
  expect(await post('removeStaff', { subject, seenAt })).toMatchObject({
    status: 409,
    body: { code: 'staffMoved' },
  });
  const fresh = (await findMember(subject))?.updatedAt;
  expect((await post('removeStaff', { subject, seenAt: fresh })).status).toBe(200);
  expect(await findRoles(subject)).toEqual([]);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['kind', 'actor'])
    .where('entity_id', '=', subject)
    .orderBy('id')
    .execute();
  expect(events).toEqual(
    ['configured', 'configured', 'removed'].map((kind) => ({ kind, actor: admin.subject })),
  );
});

test('errors name their fields', async () => {
  const none = await post('grantRoles', { nationalId: '3012345678', label: ' ', roles: [] });
  expect(none).toMatchObject({
    status: 422,
    body: { fields: { nationalId: 'pattern', label: 'required', roles: 'required' } },
  });
});

test('the last administrator can neither leave nor lose the role, unless the settings name one', async () => {
  changeSettings({ STAFF: 'none' });
  try {
    const db = await openDatabase();
    await db.deleteFrom('staff').where('subject', '!=', admin.subject).execute();
    const own = await findMember(admin.subject);
    const target = { subject: admin.subject, seenAt: own?.updatedAt };
    const last = { status: 409, body: { code: 'lastAdministrator' } };
    expect(await post('removeStaff', target)).toMatchObject(last);
    expect(await post('changeRoles', { ...target, label: 'Huda', roles: ['editor'] })).toMatchObject(last);
    expect(await findMember(admin.subject)).toEqual(own);
    const nationalId = makeId();
    changeSettings({ STAFF: `${nationalId}=administrator+award` });
    expect((await readStaff()).configured).toMatchObject([
      { subject: toSubject(nationalId), roles: ['administrator', 'award'] },
    ]);
    expect((await post('changeRoles', { ...target, label: 'Huda', roles: ['editor'] })).status).toBe(200);
    expect((await callPath('Desk/ListStaff', { token: admin.token })).status).toBe(403);
  } finally {
    restoreSettings();
  }
  admin = await hire('Huda', 'administrator');
});

describe('the audit trail', () => {
  interface Entry {
    kind: string;
    entityId: string;
    actor: string;
    actorLabel: string | null;
    entityLabel: string | null;
  }
  const readTrail = async (query: Record<string, string>): Promise<{ rows: Entry[]; kinds: string[] }> =>
    (await (await callPath(`Desk/ListTrail?${new URLSearchParams(query)}`, { token: admin.token })).json())
      .data;

  test('shows staff by name and requests by number, senders by pseudonym, and selects by kind, person and day', async () => {
    const clerk = await hire('Noura', 'requests');
    const contact = getForm('contact');
    await sendSample(contact, { token: await visit() });
    const request = (await listRequests(contact)).at(-1);
    const id = request?.id ?? '';
    expect((await callPath(`Desk/GetRequest?id=${id}`, { token: clerk.token })).status).toBe(200);
    const { rows, kinds } = await readTrail({ actor: clerk.subject, kind: 'viewed' });
    expect(rows).toMatchObject([
      { entityId: id, actorLabel: 'Noura', entityLabel: request?.reference_number, kind: 'viewed' },
    ]);
    expect(kinds).toEqual(expect.arrayContaining(['viewed', 'configured']));
    const hired = await readTrail({ kind: 'configured', actor: 'operator' });
    expect(hired.rows[0]).toMatchObject({ entityId: clerk.subject, entityLabel: 'Noura', actorLabel: null });

    const image = await addDescribed((await hire('Sara', 'editor')).token);
    const named = (await readTrail({})).rows.find(({ entityId }) => entityId === image)?.entityLabel;
    expect(Object.values(describeImage(image, 1).descriptions)).toContain(named);

    const event = { at: '2020-02-01T20:59:59.000Z', kind: 'viewed', actor: 'person:gone', data: '{}' };
    const db = await openDatabase();
    const id2020 = randomUUID();
    await db
      .insertInto('event')
      .values({ ...event, id: id2020, entity: 'session', entity_id: 'person:gone' })
      .execute();
    expect((await readTrail({ day: '2020-02-01' })).rows).toMatchObject([
      { id: id2020, actor: 'person:gone', actorLabel: null, entityLabel: null },
    ]);
    expect((await readTrail({ day: '2020-02-02' })).rows).toEqual([]);
  });

  test('does not show the number of a request that a closed team keeps for itself', async () => {
    const contact = getForm('contact');
    const clerk = await hire('Reem', 'requests');
    await sendSample(contact, { token: await visit() });
    const id = (await listRequests(contact)).at(-1)?.id ?? '';
    await callPath(`Desk/GetRequest?id=${id}`, { token: clerk.token });
    const db = await openDatabase();
    const team = { id: randomUUID(), name: 'Closed', is_closed: 1, version: 1 } as const;
    await db.insertInto('team').values(team).execute();
    await db.updateTable('request_work').set({ team_id: team.id }).where('request_id', '=', id).execute();
    const read = async () => (await readTrail({ actor: clerk.subject, kind: 'viewed' })).rows[0]?.entityLabel;
    expect(await read()).toBeNull();
    await db.insertInto('team_member').values({ team_id: team.id, subject: admin.subject }).execute();
    expect(await read()).toEqual(expect.any(String));
  });
});
