import 'server-only';
import type { Migration } from 'kysely/migration';

/** A researcher may withdraw an application. The build before writes and reads the table without the column. */
export const withdrawal: Migration = {
  async up(db) {
    await db.schema.alterTable('scholarship_request').addColumn('withdrawn_at', 'text').execute();
  },
};
