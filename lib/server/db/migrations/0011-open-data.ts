import 'server-only';
import type { Migration } from 'kysely/migration';

export const openData: Migration = {
  async up(db) {
    await db.schema
      .createTable('open_data_download')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('downloads', 'integer', (column) => column.notNull())
      .execute();
  },
};
