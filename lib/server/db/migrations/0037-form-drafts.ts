import 'server-only';
import type { Migration } from 'kysely/migration';

/** Unsent answers of signed-in people to the forms of the award, and the files that they have chosen. */
export const formDrafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('form_draft')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('edition_id', 'integer', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('form_draft_once', ['subject', 'form', 'edition_id'])
      .execute();
    await db.schema
      .createTable('form_draft_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('draft_id', 'text', (column) =>
        column.notNull().references('form_draft.id').onDelete('cascade'),
      )
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('scan_state', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('form_draft_file_by_draft')
      .on('form_draft_file')
      .column('draft_id')
      .execute();
    await db.schema
      .createIndex('form_draft_file_by_file')
      .on('form_draft_file')
      .column('storage_key')
      .execute();
    await db.schema.createIndex('form_draft_by_age').on('form_draft').column('updated_at').execute();
  },
};
