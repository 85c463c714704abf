import 'server-only';
import type { Migration } from 'kysely/migration';

/** By its id the files of the storage know their database; the row comes when it is first asked for. */
export const databaseId: Migration = {
  async up(db) {
    await db.schema
      .createTable('database_id')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute();
  },
};
