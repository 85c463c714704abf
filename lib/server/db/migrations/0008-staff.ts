import 'server-only';
import type { Migration } from 'kysely/migration';

export const staff: Migration = {
  async up(db) {
    await db.schema
      .createTable('staff')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};
