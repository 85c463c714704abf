import 'server-only';
import type { Migration } from 'kysely/migration';

/** Renames the column for the possible states of a request to `workflow`, the term used everywhere else. */
export const workflow: Migration = {
  async up(db) {
    await db.schema.alterTable('service_request').renameColumn('life', 'workflow').execute();
  },
};
