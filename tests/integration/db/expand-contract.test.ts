/** Requirements: DATA-11 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrate } from '@/lib/database/migrate';
import { migrationDialect } from '@/lib/database/postgres';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { env } from '@/lib/env/env';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from '@/lib/server/db/tables';

/** The newest migration that every build running at the same time must know. */
const MARK = '0016-virus-scan';
/** `table.column` that a later migration removes, since no build that may still run uses it. */
const RETIRED: readonly string[] = [];

/** A new database on the engine of these tests, and its schema. */
async function openEmpty() {
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-db-'));
    const database = new Kysely<Tables>({ dialect: new EmbeddedDialect(join(folder, 'portal.sqlite')) });
    return { database, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const server = new Kysely<Tables>({ dialect: migrationDialect(DATABASE_URL) });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(server);
  const remove = async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  };
  const url = new URL(DATABASE_URL);
  url.pathname = name;
  return { database: new Kysely<Tables>({ dialect: migrationDialect(url.href) }), remove };
}

async function listColumns(migrations: Record<string, Migration>) {
  const { database, remove } = await openEmpty();
  await migrate(database, migrations);
  const tables = await database.introspection.getTables();
  await database.destroy();
  await remove();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue }) => [
        `${table}.${name}`,
        { dataType, mayBeLeftOut: isNullable || hasDefaultValue },
      ]),
    ),
  );
}

const FIRST = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= MARK));
/** The requirements of the previous build. */
let before: Awaited<ReturnType<typeof listColumns>>;
beforeAll(async () => {
  before = await listColumns(FIRST);
});

/** Columns that a build which knows only the first migrations would miss, or could not fill. */
async function findContracted(migrations: Record<string, Migration>): Promise<string[]> {
  const after = await listColumns(migrations);
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  const isMissed = ([name, { dataType, mayBeLeftOut }]: [
    string,
    { dataType: string; mayBeLeftOut: boolean },
  ]) => after.get(name)?.dataType !== dataType || (mayBeLeftOut && !after.get(name)?.mayBeLeftOut);
  const missed = [...before].filter(isMissed).map(([name]) => name);
  const unknown = [...after].filter(
    ([name, { mayBeLeftOut }]) => !mayBeLeftOut && !before.has(name) && tables.has(name.split('.')[0]),
  );
  return [...missed, ...unknown.map(([name]) => name)].filter((name) => !RETIRED.includes(name));
}

test('the previous build works with every migration that it does not know', async () => {
  expect(await findContracted(MIGRATIONS)).toEqual([]);
});

const table = (db: Parameters<Migration['up']>[0]) => db.schema.alterTable('rating_count');
test.each<[string, Migration['up'], string[]]>([
  ['a column more', (db) => table(db).addColumn('note', 'text').execute(), []],
  [
    'a column renamed',
    (db) => table(db).renameColumn('yes_count', 'yes').execute(),
    ['rating_count.yes_count', 'rating_count.yes'],
  ],
  ['a column dropped', (db) => table(db).dropColumn('yes_count').execute(), ['rating_count.yes_count']],
  [
    'a column created again with another type',
    async (db) => {
      await table(db).dropColumn('yes_count').execute();
      await table(db).addColumn('yes_count', 'text').execute();
    },
    ['rating_count.yes_count'],
  ],
  [
    'a table created again with a required column',
    async (db) => {
      await db.schema.dropTable('cache_tag').execute();
      await db.schema
        .createTable('cache_tag')
        .addColumn('tag', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .execute();
    },
    ['cache_tag.version', 'cache_tag.owner'],
  ],
])('the check detects %s', async (_name, up, expected) => {
  expect(await findContracted({ ...MIGRATIONS, '9999-next': { up } })).toEqual(expected);
});
