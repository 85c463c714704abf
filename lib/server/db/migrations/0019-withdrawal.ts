import 'server-only';
import type { Migration } from 'kysely/migration';

/** Withdrawal of an application. The previous build reads and writes the table without the column. */
export const withdrawal: Migration = {
  async up(db) {
    await db.schema.alterTable('scholarship_request').addColumn('withdrawn_at', 'text').execute();
  },
};
