import 'server-only';
import type { Migration } from 'kysely/migration';

export const ratings: Migration = {
  async up(db) {
    await db.schema
      .createTable('rating')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('is_useful', 'integer', (column) => column.notNull())
      .addColumn('reasons', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('rating_once', ['page', 'visitor'])
      .execute();
    await db.schema
      .createTable('rating_count')
      .addColumn('page', 'text', (column) => column.primaryKey())
      .addColumn('yes_count', 'integer', (column) => column.notNull())
      .addColumn('total_count', 'integer', (column) => column.notNull())
      .execute();
  },
};
