import 'server-only';
import type { Migration } from 'kysely/migration';

/** The database id, which marks its files in the storage; the row is created on first use. */
export const databaseId: Migration = {
  async up(db) {
    await db.schema
      .createTable('database_id')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute();
  },
};
