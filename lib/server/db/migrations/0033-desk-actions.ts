import 'server-only';
import type { Migration } from 'kysely/migration';

/** The former values of requests that one action has changed, until it can no longer be undone. */
export const deskActions: Migration = {
  async up(db) {
    await db.schema
      .createTable('desk_action')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('desk_action_by_expiry').on('desk_action').column('expires_at').execute();
  },
};
