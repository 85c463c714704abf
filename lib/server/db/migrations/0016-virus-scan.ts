import 'server-only';
import type { Migration } from 'kysely/migration';

/**
 * A file that waits for the virus scanner holds what it came with. What an older build writes beside this one asks for
 * no scan, as before.
 */
export const virusScan: Migration = {
  async up(db) {
    for (const table of ['submission_file', 'service_request_file'])
      await db.schema
        .alterTable(table)
        .addColumn('scan_state', 'text', (column) => column.notNull().defaultTo('done'))
        .execute();
    for (const table of ['submission_file', 'service_request_file'])
      await db.schema.createIndex(`${table}_scan_state`).on(table).column('scan_state').execute();
  },
};
