import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** SQLite cannot change a primary key: the table is created again, with its triggers. */
async function createAgain(db: Kysely<unknown>): Promise<void> {
  const { rows: triggers } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and tbl_name = 'award_window'
  `.execute(db);
  await db.schema
    .createTable('award_window_next')
    .addColumn('kind', 'text')
    .addColumn('duration_from', 'text')
    .addColumn('duration_to', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('edition_id', 'integer', (column) => column.notNull().defaultTo(2025))
    .addPrimaryKeyConstraint('award_window_per_edition', ['edition_id', 'kind'])
    .execute();
  await sql`insert into award_window_next select * from award_window`.execute(db);
  await sql`drop table award_window`.execute(db);
  await sql`alter table award_window_next rename to award_window`.execute(db);
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(db);
}

/**
 * The windows that an operator has set are kept for each edition. The previous build sets them for the edition in force
 * and deletes those of other editions. A request gets the language of its mails, and when its sender was reminded or
 * switched the reminder off.
 */
export const windowsAndReminders: Migration = {
  async up(db) {
    for (const column of ['locale', 'reminded_at', 'reminders_off_at'])
      await db.schema.alterTable('scholarship_request').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('scholarship_request_by_edition')
      .on('scholarship_request')
      .columns(['edition_id', 'id'])
      .execute();
    if (!isPostgres(db)) return createAgain(db);
    await sql`alter table award_window drop constraint award_window_pkey`.execute(db);
    await sql`alter table award_window add primary key (edition_id, kind)`.execute(db);
  },
};
