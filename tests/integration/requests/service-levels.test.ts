/** Requirements: CONTENT-23 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, signOnAs, visit } from '../../support/api/api-client';

const readLevels = async () => (await call('getServiceLevels', { token: await visit() })).body.data;

async function readTag(): Promise<number> {
  const { version } = await (await openDatabase())
    .selectFrom('cache_tag')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tag', '=', 'levels')
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

test('visitors read the working days that the lead has set, and pages that show them are rendered again', async () => {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Lead', roles: ['lead'] }, now());
  const token = await signOnAs(subject);
  const save = (levels: object) =>
    call('saveServiceLevels', {
      token,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ levels }),
    });
  expect(await readLevels()).toEqual({});
  const before = await readTag();
  const levels = { contact: { normal: 5, urgent: 1 }, information: { normal: null, urgent: 2 } };
  expect((await save(levels)).status).toBe(200);
  expect(await readLevels()).toEqual({ contact: 5 });
  expect(await readTag()).toBeGreaterThan(before);
  await save({ contact: { normal: null, urgent: null } });
  expect(await readLevels()).toEqual({});
});
