import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;

/**
 * Tags that no page reads are no longer moved: `survey`, `survey:<page>` and `overrides:<route>`. Their rows stay in
 * `cache_tag`, because SQLite counts versions on from the highest.
 */
export const fewerCacheTags: Migration = {
  async up(db) {
    if (isPostgres(db)) {
      await sql`drop trigger rating_count_moves_tags on rating_count`.execute(db);
      await sql`drop function rating_count_moves_tags()`.execute(db);
      await sql`
        create or replace function meta_override_moves_tags() returns trigger language plpgsql as $$
          begin
            perform move_cache_tags(array['overrides']);
            return null;
          end
        $$
      `.execute(db);
      return;
    }
    for (const event of EVENTS) {
      await sql`drop trigger ${sql.id(`rating_count_${event}_moves_tags`)}`.execute(db);
      const name = sql.id(`meta_override_${event}_moves_tags`);
      await sql`drop trigger ${name}`.execute(db);
      await sql`
        create trigger ${name} after ${sql.raw(event)} on meta_override begin
          insert into cache_tag (tag, version)
          values ('overrides', (select coalesce(max(version), 0) + 1 from cache_tag))
          on conflict (tag) do update set version = excluded.version;
        end
      `.execute(db);
    }
  },
};
