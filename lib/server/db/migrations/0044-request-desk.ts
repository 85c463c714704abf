import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** The files of a reply that waits; they are deleted with it. */
const createReplyFiles = (db: Kysely<unknown>) =>
  db.schema
    .createTable('reply_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull().unique())
    .addUniqueConstraint('reply_file_place', ['request_id', 'actor', 'position'])
    .addForeignKeyConstraint(
      'reply_file_of_change',
      ['request_id', 'actor'],
      'pending_change',
      ['request_id', 'actor'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

async function createMerges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_merge')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('into_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('former_status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_told', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('request_merge_by_target').on('request_merge').column('into_id').execute();
  await db.schema
    .createIndex('request_merge_by_time')
    .on('request_merge')
    .columns(['is_told', 'until'])
    .execute();
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_link')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('other_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('request_link_once', ['request_id', 'other_id'])
    .execute();
  await db.schema.createIndex('request_link_by_other').on('request_link').column('other_id').execute();
}

async function createPresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_presence')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('is_writing', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_presence_once', ['subject', 'tab'])
    .execute();
  await db.schema
    .createIndex('desk_presence_by_request')
    .on('desk_presence')
    .columns(['request_id', 'expires_at'])
    .execute();
}

/** National and international spellings of a mobile number have the same last nine digits. */
async function indexContacts(db: Kysely<unknown>): Promise<void> {
  const mobileEnd = isPostgres(db) ? sql`right(contact_mobile, 9)` : sql`substr(contact_mobile, -9)`;
  await sql`create index service_request_by_mobile on service_request ((${mobileEnd}))`.execute(db);
  await sql`create index service_request_by_email on service_request ((lower(contact_email)))`.execute(db);
}

/** Files of replies, merged and linked requests, who has a request open, and requests of the same contact. */
export const requestDesk: Migration = {
  async up(db) {
    await createReplyFiles(db);
    await createMerges(db);
    await createLinks(db);
    await createPresence(db);
    await indexContacts(db);
  },
};
