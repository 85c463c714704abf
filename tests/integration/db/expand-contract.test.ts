/** Requirements: DATA-11 */
import type { Migration } from 'kysely/migration';
import { migrate } from '@/lib/database/migrate';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { openEmptyDatabase } from '../../support/db/empty-database';

/** The newest migration that every build running at the same time must know. */
const MARK = '0016-virus-scan';
/** `table.column` that a later migration removes, since no build that may still run uses it. */
const RETIRED: readonly string[] = [];

async function listColumns(migrations: Record<string, Migration>) {
  const { database, remove } = await openEmptyDatabase();
  await migrate(database, migrations);
  const tables = await database.introspection.getTables();
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
