import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;

/** SQL expression for the tag of the changed row, which the trigger calls `row`. */
type TagOf = (row: RawBuilder<unknown>) => RawBuilder<unknown>;

const fixed =
  (tag: string): TagOf =>
  () =>
    sql.lit(tag);
const column =
  (prefix: string, name: string): TagOf =>
  (row) =>
    sql`${sql.lit(prefix)} || ${row}.${sql.id(name)}`;

/** Tables on which pages depend, and the tags that a change of their rows updates. */
const SOURCES: Record<string, readonly TagOf[]> = {
  publication: [fixed('publications'), column('publications:', 'kind'), column('item:', 'id')],
  meta_override: [fixed('overrides'), column('overrides:', 'route')],
  award_window: [fixed('windows')],
  award_setting: [fixed('windows')],
  rating_count: [fixed('survey'), column('survey:', 'page')],
  service_request: [column('requests:', 'form')],
  open_data_download: [fixed('openData')],
};

/** SQLite serializes writes: a tag gets the next version of all tags, so one number finds all later changes. */
const move = (tag: RawBuilder<unknown>) => sql`
  insert into cache_tag (tag, version)
  values (${tag}, (select coalesce(max(version), 0) + 1 from cache_tag))
  on conflict (tag) do update set version = excluded.version;`;

async function watchInSqlite(db: Kysely<unknown>, table: string, tags: readonly TagOf[]): Promise<void> {
  for (const event of EVENTS) {
    const row = sql.raw(event === 'delete' ? 'old' : 'new');
    const moves = sql.join(
      tags.map((tagOf) => move(tagOf(row))),
      sql.raw('\n'),
    );
    const name = sql.id(`${table}_${event}_moves_tags`);
    await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} begin ${moves} end`.execute(
      db,
    );
  }
}

/**
 * PostgreSQL commits in a different order than it assigns numbers: the version is the transaction id, which a reader
 * compares with its snapshot, and each transaction adds its own rows, so that none waits for another.
 */
async function createMoveFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function move_cache_tags(tags text[]) returns void language sql as $$
      insert into cache_tag (tag, version)
      select tag, pg_current_xact_id()::text::bigint from unnest(tags) as tag on conflict do nothing;
      select pg_notify('cache_tag', pg_current_xact_id()::text || ' ' || tag) from unnest(tags) as tag;
    $$
  `.execute(db);
}

async function watchInPostgres(db: Kysely<unknown>, table: string, tags: readonly TagOf[]): Promise<void> {
  const name = sql.id(`${table}_moves_tags`);
  const list = sql.join(tags.map((tagOf) => tagOf(sql.raw('changed'))));
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
      declare changed ${sql.table(table)}%rowtype;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform move_cache_tags(array[${list}]);
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger ${name} after insert or update or delete on ${sql.table(table)}
    for each row execute function ${name}()
  `.execute(db);
}

/** The version of each cache tag. Triggers update it in the transaction of the change, by any process. */
export const cacheTags: Migration = {
  async up(db) {
    const isShared = isPostgres(db);
    await db.schema
      .createTable('cache_tag')
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('version', isShared ? 'bigint' : 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cache_tag_once', isShared ? ['tag', 'version'] : ['tag'])
      .execute();
    const byVersion = db.schema.createIndex('cache_tag_by_version').on('cache_tag').column('version');
    await (isShared ? byVersion : byVersion.unique()).execute();
    if (isShared) await createMoveFunction(db);
    const watch = isShared ? watchInPostgres : watchInSqlite;
    for (const [table, tags] of Object.entries(SOURCES)) await watch(db, table, tags);
  },
};
