import 'server-only';
import type { Migration } from 'kysely/migration';

/** The rooms in which a host receives, as a JSON list of ids; the previous build books the host alone. */
export const roomsOfHosts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('resource')
      .addColumn('rooms', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
