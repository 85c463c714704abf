/** Requirements: DATA-04, DATA-08, FILE-13 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { uuidv7 } from 'uuidv7';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { getForm } from '@/lib/requests/forms';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { recordEvent } from '@/lib/server/db/audit';
import { readDatabaseId } from '@/lib/server/db/database-id';
import { closeDatabase, type Database, getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import { toMark } from '@/lib/server/files/file-store';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { sweepUploads } from '@/lib/server/files/sweep';
import { createBackup } from '@/lib/server/maintenance/backup';
import { moveToPostgres } from '@/lib/server/maintenance/move-data';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { loadSeeds } from '@/lib/server/publications/seed';
import { findDocuments } from '@/lib/server/search/find-documents';
import { indexPages } from '@/lib/server/search/index-pages';
import { register, signOnAs } from '../../support/api/api-client';
import { emptyOwnDatabase } from '../../support/db/empty-database';
import { sendSample } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const folders: string[] = [];
const databases: string[] = [];
const server = process.env.TEST_DATABASE_URL ?? '';

async function run(command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}

/** An empty PostgreSQL database. */
async function createEmpty(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name}`);
  databases.push(name);
  return Object.assign(new URL(server), { pathname: name }).href;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-move-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const name of databases) await run(`drop database ${name} with (force)`);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The content of the tables, without derived rows and counters. */
async function readEverything(database: Database) {
  const tables = await database.introspection.getTables();
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !/^(search_|cache_tag|kysely_|rate_limit|database_id)/.test(name));
  const rows = names.sort().map(async (name) => {
    const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    return [name, found.map((row) => JSON.stringify(Object.entries(row).sort())).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** The search results once the portal has started. */
async function find(database: Database, text: string): Promise<string[]> {
  await indexPages(database);
  return (await findDocuments(database, 'ar', text, 1)).hits.map(({ path }) => path).sort();
}

async function fill(database: Database, events: number): Promise<void> {
  await loadSeeds(database, now());
  await indexPages(database);
  await writeConfiguration(database, { windows: {}, status: 1 }, now());
  const event = { entity: 'award', entityId: 'a', kind: 'configured', actor: 'operator', at: now() } as const;
  for (let count = 0; count < events; count += 1) await recordEvent(database, event);
  const user = {
    id: uuidv7(),
    visitor: "o'hara \\ «ﷺ» 😀",
    page: '/Haj',
    is_useful: 1,
    reasons: '',
  } as const;
  const times = { created_at: now().toISOString(), updated_at: now().toISOString() };
  await database
    .insertInto('rating')
    .values({ ...user, ...times, locale: 'ar' })
    .execute();
}

test('an embedded portal moves with every row, and the search results are the same; a second move changes nothing', async () => {
  const folder = makeFolder();
  const embedded = await openDatabase(folder);
  await fill(embedded, 1200);
  const before = await readEverything(embedded);
  const url = await createEmpty();
  const sums = await moveToPostgres(getDatabaseFile(folder), url);
  expect(sums.find(({ table }) => table === 'event')?.rows).toBe(before.event?.length);

  const shared = await openDatabase(url);
  expect(await readEverything(shared)).toEqual(before);
  for (const text of ['الحج', 'دليل', 'الإحرام'])
    expect(await find(shared, text)).toEqual(await find(embedded, text));

  expect(await moveToPostgres(getDatabaseFile(folder), url)).toEqual(sums);
  await shared.updateTable('rating').set({ reasons: '1' }).execute();
  await expect(moveToPostgres(getDatabaseFile(folder), url)).rejects.toThrow(
    /^rating: 1 rows are to be copied/,
  );
  await Promise.all([closeDatabase(folder), closeDatabase(url)]);
});

/** Runs `npm run move` to its end; `kill` decides when it is killed. */
function runMove(folder: string, url: string, kill?: () => Promise<void>) {
  const args = ['--conditions=react-server', '--import', 'tsx', 'lib/commands/move.ts', '--to', url];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  void kill?.().then(() => child.kill('SIGKILL'));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

/** Waits until the move writes to the database. */
async function untilWriting(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const writes = `select 1 from pg_stat_activity where datname = current_database() and query ilike '%insert into "event"%'
    and pid <> pg_backend_pid()`;
  while ((await client.query(writes)).rows.length === 0);
  await client.end();
}

test('a killed move leaves no data and can be repeated; under a running portal it is refused', async () => {
  const folder = makeFolder();
  const embedded = await openDatabase(folder);
  await fill(embedded, 6000);
  const before = await readEverything(embedded);
  const url = await createEmpty();
  expect(await runMove(folder, url)).toMatchObject({ code: 1, output: expect.stringContaining('running') });
  changeSettings({ DATA_DIR: folder });
  const store = await openFileStore();
  await sweepUploads(embedded);
  expect(await store.listMarks()).toEqual([toMark(await readDatabaseId(embedded))]);
  await closeDatabase(folder);

  expect((await runMove(folder, url, () => untilWriting(url))).code).toBeNull();
  const shared = await openDatabase(url);
  expect(await shared.selectFrom('event').select('id').execute()).toEqual([]);
  const { code, output } = await runMove(folder, url);
  expect([code, output]).toEqual([0, expect.stringMatching(/^event\t600\d\t[0-9a-f]{16}$/m)]);
  expect(await readEverything(shared)).toEqual(before);
  expect(await store.listMarks()).toEqual([toMark(await readDatabaseId(shared))]);
  expect((await runMove(folder, url)).code).toBe(0);
  expect(await store.listMarks()).toEqual([toMark(await readDatabaseId(shared))]);
  restoreSettings();
  await closeDatabase(url);
});

test('a backup of PostgreSQL is restored into an empty database and into an embedded portal', async () => {
  await emptyOwnDatabase();
  const database = await openDatabase();
  await fill(database, 10);
  await register(await signOnAs());
  await sendSample(getForm('innovation'), { token: await signOnAs() });
  const before = await readEverything(database);
  const backup = join(makeFolder(), 'today');
  await createBackup({ dataDir: env.DATA_DIR, url: env.DATABASE_URL, at: now() }, backup);

  const url = await createEmpty();
  const options = { force: false, at: now() };
  const [shared, alone] = [join(makeFolder(), 'data'), join(makeFolder(), 'data')];
  await restoreBackup(backup, shared, { ...options, url });
  await restoreBackup(backup, alone, options);
  expect(readdirSync(shared).sort()).toEqual(['secrets.json', 'uploads']);
  expect(readdirSync(join(shared, 'uploads')).length).toBeGreaterThan(0);
  for (const place of [url, alone]) {
    const restored = await openDatabase(place);
    expect(await readEverything(restored)).toEqual(before);
    expect(await find(restored, 'الحج')).toEqual(await find(database, 'الحج'));
    await closeDatabase(place);
  }
  await expect(
    restoreBackup(backup, join(makeFolder(), 'data'), { ...options, url: env.DATABASE_URL }),
  ).resolves.toMatchObject({ aside: null });
  await recordEvent(database, { entity: 'award', entityId: 'b', kind: 'viewed', actor: 'a', at: now() });
  const target = join(makeFolder(), 'data');
  await expect(restoreBackup(backup, target, { ...options, url: env.DATABASE_URL })).rejects.toThrow(
    /^event: /,
  );
  expect(readdirSync(join(target, '..'))).not.toContain('data');
});
