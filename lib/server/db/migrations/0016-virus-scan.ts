import 'server-only';
import type { Migration } from 'kysely/migration';

/** Marks files that wait for the virus scanner. Rows written by an older build at the same time request no scan. */
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
