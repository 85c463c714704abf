import 'server-only';
import type { Migration } from 'kysely/migration';

/** Adds sender and size, which limit the number stored. Existing rows, which live for ten minutes, are dropped. */
export const keptOutcomeBounds: Migration = {
  async up(db) {
    await db.schema.dropTable('kept_outcome').execute();
    await db.schema
      .createTable('kept_outcome')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('kept_outcome');
    await index('kept_outcome_by_sender').columns(['sender', 'expires_at', 'size', 'id']).execute();
    await index('kept_outcome_by_end').columns(['expires_at', 'size', 'id']).execute();
  },
};
