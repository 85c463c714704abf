import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const EVENTS = ['insert', 'update', 'delete'] as const;

/** A tag as SQL for the row that changes, which stands in the trigger as `row`. */
type TagOf = (row: RawBuilder<unknown>) => RawBuilder<unknown>;

const fixed =
  (tag: string): TagOf =>
  () =>
    sql.lit(tag);
const column =
  (prefix: string, name: string): TagOf =>
  (row) =>
    sql`${sql.lit(prefix)} || ${row}.${sql.id(name)}`;

/** What pages are made of, and the tags that a change of one of its rows moves. */
const SOURCES: Record<string, readonly TagOf[]> = {
  publication: [fixed('publications'), column('publications:', 'kind'), column('item:', 'id')],
  meta_override: [fixed('overrides'), column('overrides:', 'route')],
  award_window: [fixed('windows')],
  award_setting: [fixed('windows')],
  rating_count: [fixed('survey'), column('survey:', 'page')],
  service_request: [column('requests:', 'form')],
  open_data_download: [fixed('openData')],
};

/** Gives a tag the next version of all, so that a reader finds what has moved since by one number. */
const move = (tag: RawBuilder<unknown>) => sql`
  insert into cache_tag (tag, version)
  values (${tag}, (select coalesce(max(version), 0) + 1 from cache_tag))
  on conflict (tag) do update set version = excluded.version;`;

async function watch(db: Kysely<unknown>, table: string, tags: readonly TagOf[]): Promise<void> {
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
 * The version of each cache tag. Triggers move it in the transaction of the change itself, whoever makes it: the
 * desk, a command, or another process. `cache_tag_by_version` answers what has moved since a version.
 */
export const cacheTags: Migration = {
  async up(db) {
    await db.schema
      .createTable('cache_tag')
      .addColumn('tag', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('cache_tag_by_version').unique().on('cache_tag').column('version').execute();
    for (const [table, tags] of Object.entries(SOURCES)) await watch(db, table, tags);
  },
};
