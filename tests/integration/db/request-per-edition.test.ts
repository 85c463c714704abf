/** Requirements: DATA-11, AWARD-19 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { isUniqueViolation } from '@/lib/database/in-transaction';
import { migrate } from '@/lib/database/migrate';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { toColumns } from '@/lib/server/award/request-columns';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from '@/lib/server/db/tables';
import { makeRegistration } from '../../support/award/registration';

const at = '2026-11-26T12:00:00.000Z';
const { personalInformation, scholarshipInformation, researchInformation } = makeRegistration();
const columns = toColumns({ ...personalInformation, ...scholarshipInformation, ...researchInformation });
const request = (id: string, user_sub: string) => ({
  id,
  user_sub,
  reference_number: id,
  status: 3 as const,
  created_at: at,
  updated_at: at,
  version: 1,
  ...columns,
});

const window = { duration_from: '2025-01-13', duration_to: '2025-03-31', updated_at: at };

let folder: string;
let db: Kysely<Tables>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-db-'));
  db = new Kysely<Tables>({ dialect: new EmbeddedDialect(join(folder, 'portal.sqlite')) });
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0021')));
  await db.insertInto('scholarship_request').values(request('first', 'person')).execute();
  await db
    .insertInto('submission')
    .values({
      id: 'submission',
      request_id: 'first',
      verified_correct_information: 1,
      verified_terms_and_conditions: 1,
      verified_original_research: 1,
      verified_publish_and_development: 1,
      verified_scholarship_participation: 1,
      text_version: '1.8.5',
      text_language: 'ar',
      created_at: at,
    })
    .execute();
  const file = { id: 'file', submission_id: 'submission', type: 1 as const, position: 0, name: 'id.pdf' };
  await db
    .insertInto('submission_file')
    .values({ ...file, size: 1, sha256: '', storage_key: 'key', scan_state: 'done' })
    .execute();
  await db
    .insertInto('award_window')
    .values({ kind: 'register', ...window })
    .execute();
  await migrate(db, MIGRATIONS);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('requests, submissions and files outlive the migration, and belong to 2025', async () => {
  const stored = await db.selectFrom('scholarship_request').selectAll().executeTakeFirst();
  const added = {
    withdrawn_at: null,
    opening_reminded_at: null,
    locale: null,
    reminded_at: null,
    reminders_off_at: null,
    stage: null,
    shown_stage: null,
    category: null,
  };
  expect(stored).toEqual({ ...request('first', 'person'), ...added, edition_id: 2025 });
  expect(await db.selectFrom('submission').select('request_id').execute()).toEqual([{ request_id: 'first' }]);
  expect(await db.selectFrom('submission_file').select('id').execute()).toEqual([{ id: 'file' }]);
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  expect(rows).toEqual([]);
});

test('a person has one request in each edition, and a deleted one takes its files with it', async () => {
  const again = db.insertInto('scholarship_request').values(request('again', 'person')).execute();
  expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
  const next = { ...request('next', 'person'), edition_id: 2026 };
  await db.insertInto('scholarship_request').values(next).execute();
  await db.deleteFrom('scholarship_request').where('id', '=', 'first').execute();
  expect(await db.selectFrom('submission_file').select('id').execute()).toEqual([]);
});

test('windows outlive the migration and belong to 2025; each edition has its own, and a change invalidates the cache tag', async () => {
  const stored = await db.selectFrom('award_window').selectAll().execute();
  expect(stored).toEqual([{ kind: 'register', ...window, edition_id: 2025 }]);
  const readVersion = () =>
    db
      .selectFrom('cache_tag')
      .select('version')
      .where('tag', '=', 'windows')
      .executeTakeFirst()
      .then((row) => row?.version ?? 0);
  const before = await readVersion();
  const values = { kind: 'register', ...window } as const;
  await db
    .insertInto('award_window')
    .values({ ...values, edition_id: 2026 })
    .execute();
  expect(await readVersion()).toBeGreaterThan(before);
  const again = db.insertInto('award_window').values(values).execute();
  expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
});
