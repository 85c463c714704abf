/** Requirements: DATA-03 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { CompiledQuery, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrate } from '@/lib/database/migrate';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { closeDatabase, getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

const run = promisify(execFile);
const folders: string[] = [];
function makeFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'portal-db-')), 'data');
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  for (const folder of folders) {
    await closeDatabase(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

const open = (folder: string) =>
  new Kysely<Tables>({ dialect: new EmbeddedDialect(getDatabaseFile(folder)) });
const event = (id: string) => ({
  id,
  entity: 'award',
  entity_id: 'a',
  kind: 'k',
  actor: 'a',
  at: '',
  data: '{}',
});

test('a new database has every migration, in a folder that only its owner can read', async () => {
  const folder = makeFolder();
  const database = await openDatabase(folder);
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(
    expect.arrayContaining(['scholarship_request', 'submission', 'submission_file', 'event']),
  );
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(getDatabaseFile(folder)).mode & 0o777).toBe(0o600);
});

test('every commit is durable', async () => {
  const folder = makeFolder();
  const rows = await (await openDatabase(folder)).executeQuery<{ journal_mode: string; synchronous: number }>(
    CompiledQuery.raw('select * from pragma_journal_mode, pragma_synchronous'),
  );
  expect(rows.rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }]);
});

test('a database at the first migration is upgraded and keeps its rows', async () => {
  const folder = makeFolder();
  const early = open(folder);
  const [name = '', first] = Object.entries(MIGRATIONS)[0] ?? [];
  const provider = { getMigrations: async () => ({ [name]: first as NonNullable<typeof first> }) };
  await new Migrator({ db: early, provider }).migrateToLatest();
  await early.insertInto('event').values(event('e1')).execute();
  await early.destroy();
  const database = await openDatabase(folder);
  expect(await database.selectFrom('event').select('id').execute()).toEqual([{ id: 'e1' }]);
  expect(await database.selectFrom('sign_on_session').selectAll().execute()).toEqual([]);
});

test('an up-to-date database is not changed', async () => {
  const folder = makeFolder();
  const database = await openDatabase(folder);
  await migrate(database, MIGRATIONS);
  expect(await openDatabase(folder)).toBe(database);
});

test('a failed migration is rolled back and reported', async () => {
  const database = open(makeFolder());
  const provider = {
    getMigrations: async () => ({
      broken: {
        async up(db: Kysely<unknown>) {
          await db.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('broken');
        },
      },
    }),
  };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  expect(error).toBeInstanceOf(Error);
  expect((await database.introspection.getTables()).map(({ name }) => name)).not.toContain('half');
  await database.destroy();
});

test('processes that create the database and write at the same time lose nothing', async () => {
  const folder = makeFolder();
  const writer = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'tests/support/db/database-writer.ts',
    folder,
    '100',
  ];
  await Promise.all([1, 2, 3].map(() => run(process.execPath, writer)));
  const database = await openDatabase(folder);
  expect(await database.selectFrom('event').select('id').execute()).toHaveLength(300);
});

test('a migration that differs from the applied one is an error', async () => {
  const folder = makeFolder();
  await openDatabase(folder);
  await closeDatabase(folder);
  const file = new DatabaseSync(getDatabaseFile(folder));
  file.exec('drop table kysely_migration; create table kysely_migration (name text, timestamp text)');
  file.exec("insert into kysely_migration values ('9999-from-the-future', '')");
  file.close();
  await expect(openDatabase(folder)).rejects.toThrow('could not be brought up to date');
});
