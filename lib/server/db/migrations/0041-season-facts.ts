import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;

/** What is announced for a season of Hajj: proposed and in force. A change moves the tag `season`. */
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
    if (isPostgres(db)) {
      await sql`
        create function season_fact_moves_tags() returns trigger language plpgsql as $$
          begin
            perform move_cache_tags(array['season']);
            return null;
          end
        $$
      `.execute(db);
      await sql`
        create trigger season_fact_moves_tags after insert or update or delete on season_fact
        for each row execute function season_fact_moves_tags()
      `.execute(db);
      return;
    }
    for (const event of EVENTS) {
      await sql`
        create trigger ${sql.id(`season_fact_${event}_moves_tags`)} after ${sql.raw(event)} on season_fact begin
          insert into cache_tag (tag, version)
          values ('season', (select coalesce(max(version), 0) + 1 from cache_tag))
          on conflict (tag) do update set version = excluded.version;
        end
      `.execute(db);
    }
  },
};
