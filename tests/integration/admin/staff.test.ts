/** Requirements: ADMIN-02 */
import { now } from '@/lib/env/clock';
import { changeStaff, listConfiguredStaff } from '@/lib/server/admin/staff/configured-staff';
import { findRoles } from '@/lib/server/admin/staff/find-roles';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import { call, signOnAs, visit } from '../../support/api/api-client';

const SUBJECT = 'person:staff-test';

test('roles are granted, changed and revoked at once, and the audit trail records it', async () => {
  const db = await openDatabase();
  const token = await signOnAs(SUBJECT);
  expect((await call('getMyRoles', { token })).body.data).toEqual([]);
  await changeStaff(db, { subject: SUBJECT, label: 'Award office', roles: ['award', 'editor'] }, now());
  expect((await call('getMyRoles', { token })).body.data).toEqual(['award', 'editor']);
  await changeStaff(db, { subject: SUBJECT, label: '', roles: [] }, now());
  expect((await call('getMyRoles', { token })).body.data).toEqual([]);
  const events = await db.selectFrom('event').select('kind').where('entity_id', '=', SUBJECT).execute();
  expect(events.map(({ kind }) => kind).sort()).toEqual(['configured', 'removed']);
});

test('a visitor cannot ask for roles', async () => {
  expect((await call('getMyRoles', { token: await visit() })).status).toBe(401);
});

test('the configuration names staff; by default a test person works in the back office of a local portal', async () => {
  expect(listConfiguredStaff('1012345678=award+editor').get(toSubject('1012345678'))).toEqual([
    'award',
    'editor',
  ]);
  expect(listConfiguredStaff('none').size).toBe(0);
  expect(await findRoles(toSubject('1000000005'))).toEqual(['administrator']);
  expect(() => listConfiguredStaff('1012345678=king')).toThrow('STAFF');
});
