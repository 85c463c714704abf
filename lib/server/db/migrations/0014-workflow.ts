import 'server-only';
import type { Migration } from 'kysely/migration';

/** Which states a request goes through is called its workflow, here as everywhere. */
export const workflow: Migration = {
  async up(db) {
    await db.schema.alterTable('service_request').renameColumn('life', 'workflow').execute();
  },
};
