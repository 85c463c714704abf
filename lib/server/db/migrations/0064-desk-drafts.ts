import 'server-only';
import type { Migration } from 'kysely/migration';

/** Unsent replies and notes of the staff. */
export const deskDrafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('desk_draft')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('service_request.id').onDelete('cascade'),
      )
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_draft_once', ['request_id', 'actor', 'kind'])
      .execute();
    await db.schema.createIndex('desk_draft_by_age').on('desk_draft').column('updated_at').execute();
  },
};
