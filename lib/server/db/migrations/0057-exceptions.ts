import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const createDisqualifications = (db: Kysely<unknown>) =>
  db.schema
    .createTable('award_disqualification')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text', (column) => column.notNull())
    .addColumn('proposed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_by', 'text')
    .addColumn('confirmed_at', 'text')
    .execute();

async function createPermits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_permit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text', (column) => column.notNull())
    .addColumn('proposed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_by', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('award_permit_by_person')
    .on('award_permit')
    .columns(['edition', 'subject'])
    .execute();
}

/** Exceptions for one person or application: the previous build neither reads nor writes them. */
export const exceptions: Migration = {
  async up(db) {
    await createDisqualifications(db);
    await createPermits(db);
  },
};
