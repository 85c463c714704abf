import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;
const TABLES = ['award_edition', 'award_edition_text'] as const;

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_edition')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('proposed_by', 'text')
    .addColumn('confirmed_by', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`
    create unique index award_edition_in_force on award_edition (state) where state = 'inForce'
  `.execute(db);
  await db.schema
    .createTable('award_edition_text')
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_edition_text_once', ['edition', 'locale', 'key'])
    .execute();
}

/** Changes of an edition or its texts invalidate the cache tag `edition`. */
async function watch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create function award_edition_moves_tags() returns trigger language plpgsql as $$
        begin
          perform move_cache_tags(array['edition']);
          return null;
        end
      $$
    `.execute(db);
    for (const table of TABLES) {
      await sql`
        create trigger ${sql.id(`${table}_moves_tags`)} after insert or update or delete on ${sql.table(table)}
        for each row execute function award_edition_moves_tags()
      `.execute(db);
    }
    return;
  }
  for (const table of TABLES) {
    for (const event of EVENTS) {
      await sql`
        create trigger ${sql.id(`${table}_${event}_moves_tags`)} after ${sql.raw(event)} on ${sql.table(table)} begin
          insert into cache_tag (tag, version)
          values ('edition', (select coalesce(max(version), 0) + 1 from cache_tag))
          on conflict (tag) do update set version = excluded.version;
        end
      `.execute(db);
    }
  }
}

/**
 * Editions of the award as data. Rows that the previous build writes belong to the edition of 2025, the only one that
 * it knows.
 */
export const editions: Migration = {
  async up(db) {
    await createTables(db);
    await watch(db);
    for (const table of ['scholarship_request', 'award_window'] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('edition_id', 'integer', (column) => column.notNull().defaultTo(2025))
        .execute();
    }
  },
};
