/** Requirements: OPS-10 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { env } from '@/lib/env/env';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import { runCommand } from '../../support/commands/command';
import { emptyOwnDatabase } from '../../support/db/empty-database';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { makeTemporaryFolder } from '../../support/temporary-folder';

beforeAll(emptyOwnDatabase);
afterEach(restoreSettings);

const COUNT = Object.keys(MIGRATIONS).length + 1;

test('status shows pending migrations and creates nothing; two simultaneous runs apply each once', async () => {
  const before = await runCommand('migrate', ['--status']);
  expect([before.code, before.stdout]).toEqual([
    2,
    expect.stringContaining(`${COUNT} migrations are pending`),
  ]);
  expect(before.stdout).toContain(env.DATABASE_URL ? 'Database: PostgreSQL' : 'Database: SQLite');
  if (!env.DATABASE_URL) expect(existsSync(join(env.DATA_DIR, 'portal.sqlite'))).toBe(false);

  changeSettings({ MIGRATE_AT_START: '0' });
  await expect(openDatabase()).rejects.toThrow('npm run migrate');
  if (!env.DATABASE_URL) expect(existsSync(join(env.DATA_DIR, 'portal.sqlite'))).toBe(false);

  const both = await Promise.all([runCommand('migrate'), runCommand('migrate')]);
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  const after = await runCommand('migrate', ['--status']);
  expect([after.code, after.stdout]).toEqual([0, expect.stringContaining('The database is up to date')]);
  expect(after.stdout.match(/^\w+\/\d{4}-\S+\t\d{4}-\d\d-\d\dT\S+Z$/gm)).toHaveLength(COUNT);
  expect(await (await openDatabase()).selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('migrations of a newer build are listed, and are no error', async () => {
  const db = await openDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  const { code, stdout } = await runCommand('migrate', ['--status']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('data/9999-newer\t2030-01-01T00:00:00.000Z, by a newer build'),
  ]);
  await closeDatabase();
});

test('an unreachable database is reported as such, not as pending', async () => {
  const away = env.DATABASE_URL
    ? { DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal' }
    : { DATA_DIR: join(makeTemporaryFolder(), 'none') };
  const { code, stdout } = await runCommand('migrate', ['--status'], away);
  expect(code).toBe(env.DATABASE_URL ? 1 : 2);
  expect(stdout.includes('pending')).toBe(!env.DATABASE_URL);
});
