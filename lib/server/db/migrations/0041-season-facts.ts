import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;

/** Changes of a table invalidate a cache tag. */
export async function watch(db: Kysely<unknown>, table: string, tag: string): Promise<void> {
  if (isPostgres(db)) {
    const name = sql.id(`${table}_moves_tags`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
        begin
          perform move_cache_tags(array[${sql.lit(tag)}]);
          return null;
        end
      $$
    `.execute(db);
    await sql`
      create trigger ${name} after insert or update or delete on ${sql.table(table)}
      for each row execute function ${name}()
    `.execute(db);
    return;
  }
  for (const event of EVENTS) {
    const name = sql.id(`${table}_${event}_moves_tags`);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} begin
        insert into cache_tag (tag, version)
        values (${sql.lit(tag)}, (select coalesce(max(version), 0) + 1 from cache_tag))
        on conflict (tag) do update set version = excluded.version;
      end
    `.execute(db);
  }
}

/** What is announced for a season of Hajj, proposed and in force. Pages show it, and the service levels. */
export const seasonFacts: Migration = {
  async up(db) {
    await db.schema
      .createTable('season_fact')
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('confirmed_by', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('season_fact_once', ['year', 'key', 'state'])
      .execute();
    await watch(db, 'season_fact', 'season');
    await watch(db, 'service_level', 'levels');
  },
};
