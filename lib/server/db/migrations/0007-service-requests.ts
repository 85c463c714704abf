import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('life', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('reference_number', 'text', (column) => column.notNull().unique())
    .addColumn('sender', 'text')
    .addColumn('contact_mobile', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('service_request_once', ['form', 'idempotency_key'])
    .execute();
  await db.schema
    .createIndex('service_request_by_form')
    .on('service_request')
    .columns(['form', 'status', 'created_at'])
    .execute();
  await db.schema
    .createIndex('service_request_by_sender')
    .on('service_request')
    .columns(['sender', 'created_at'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_request_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('note', 'text')
    .addColumn('internal_note', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('service_request_event_by_request')
    .on('service_request_event')
    .columns(['request_id', 'id'])
    .execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_request_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull().unique())
    .addUniqueConstraint('service_request_file_place', ['request_id', 'field', 'position'])
    .execute();
}

export const serviceRequests: Migration = {
  async up(db) {
    await createRequests(db);
    await createEvents(db);
    await createFiles(db);
  },
};
