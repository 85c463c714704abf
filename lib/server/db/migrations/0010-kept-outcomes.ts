import 'server-only';
import type { Migration } from 'kysely/migration';

export const keptOutcomes: Migration = {
  async up(db) {
    await db.schema
      .createTable('kept_outcome')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('kept_outcome_by_end').on('kept_outcome').column('expires_at').execute();
  },
};
