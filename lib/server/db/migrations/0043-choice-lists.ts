import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** A change of a list invalidates the cache tag of the pages that show it. Every change writes the row of the list. */
async function watchLists(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create function choice_list_moves_tags() returns trigger language plpgsql as $$
        begin
          perform move_cache_tags(array['choices:' || new.id]);
          return null;
        end
      $$
    `.execute(db);
    await sql`
      create trigger choice_list_moves_tags after insert or update on choice_list
      for each row execute function choice_list_moves_tags()
    `.execute(db);
    return;
  }
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.id(`choice_list_${event}_moves_tags`)} after ${sql.raw(event)} on choice_list begin
        insert into cache_tag (tag, version)
        values ('choices:' || new.id, (select coalesce(max(version), 0) + 1 from cache_tag))
        on conflict (tag) do update set version = excluded.version;
      end
    `.execute(db);
  }
}

/** Lists of choices that the desk changes. Without rows a list is that of a new portal. */
export const choiceLists: Migration = {
  async up(db) {
    await db.schema
      .createTable('choice_list')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('choice')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('first_day', 'text')
      .addColumn('last_day', 'text')
      .addPrimaryKeyConstraint('choice_once', ['list', 'key'])
      .execute();
    await watchLists(db);
  },
};
