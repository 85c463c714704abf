import 'server-only';
import type { Migration } from 'kysely/migration';

/** The PDF files of documents that were uploaded at the desk; imported ones have no row. */
export const documentFiles: Migration = {
  async up(db) {
    await db.schema
      .createTable('document_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('publication_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    for (const [name, column] of [
      ['document_file_by_path', 'path'],
      ['document_file_by_file', 'storage_key'],
      ['document_file_by_publication', 'publication_id'],
    ] as const)
      await db.schema.createIndex(name).on('document_file').column(column).execute();
  },
};
