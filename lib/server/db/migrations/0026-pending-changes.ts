import 'server-only';
import type { Migration } from 'kysely/migration';

/** Changes that wait until their author can no longer undo them, and notes that only the staff reads. */
export const pendingChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable('pending_change')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('service_request.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pending_change_once', ['request_id', 'actor'])
      .execute();
    await db.schema
      .createIndex('pending_change_by_due')
      .on('pending_change')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createTable('request_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('service_request.id').onDelete('cascade'),
      )
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('request_note_by_request')
      .on('request_note')
      .columns(['request_id', 'id'])
      .execute();
  },
};
