import 'server-only';
import type { Migration } from 'kysely/migration';

export const metaOverrides: Migration = {
  async up(db) {
    await db.schema
      .createTable('meta_override')
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('description', 'text')
      .addColumn('card', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('meta_override_once', ['route', 'locale'])
      .execute();
  },
};
