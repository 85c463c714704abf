/** Requirements: DATA-11, SERVICE-13 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from '@/lib/database/migrate';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { toDay } from '@/lib/i18n/format';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from '@/lib/server/db/tables';
import { proposeValidity } from '@/lib/suppliers/validity';

const at = '2026-11-26T12:00:00.000Z';
const request = (id: string, number: string, status: 'answered' | 'received') => ({
  id,
  form: 'supplier',
  workflow: 'request' as const,
  idempotency_key: id,
  reference_number: id,
  sender: `sender of ${id}`,
  contact_mobile: null,
  contact_email: 'noura@example.sa',
  data: JSON.stringify({
    establishmentName: 'مؤسّسة السِّقاية',
    commercialRegistration: number,
    activity: 'catering',
  }),
  status,
  locale: 'ar' as const,
  created_at: at,
  updated_at: at,
  version: 2,
});

test('accepted registrations become suppliers, each number once, and follow what the previous build writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-db-'));
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(join(folder, 'portal.sqlite')) });
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0040')));
  await db
    .insertInto('service_request')
    .values([
      request('1', '1010101010', 'answered'),
      request('2', '1010101010', 'answered'),
      request('3', '2020202020', 'received'),
    ])
    .execute();
  await migrate(db, MIGRATIONS);
  const read = () => db.selectFrom('supplier').selectAll().execute();
  expect(await read()).toMatchObject([
    {
      id: '2',
      code: expect.stringMatching(/^[\dA-Z]{16}$/),
      commercial_registration: '1010101010',
      folded_name: 'مءسسه السقايه',
      owner: 'sender of 2',
      state: 'accepted',
      accepted_at: at,
      valid_until: proposeValidity(null, toDay(new Date())),
    },
  ]);
  const data = JSON.stringify({ activity: 'transport' });
  await db.updateTable('service_request').set({ data }).where('id', '=', '2').execute();
  expect(await read()).toMatchObject([{ activity: 'transport' }]);
  // The request is removed at the end of its retention, and the supplier with it.
  await db.deleteFrom('service_request').where('id', '=', '2').execute();
  expect(await read()).toEqual([]);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
