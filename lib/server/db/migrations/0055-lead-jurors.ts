import 'server-only';
import type { Migration } from 'kysely/migration';

/** The fields that a juror leads, as JSON. The previous build writes jurors without them. */
export const leadJurors: Migration = {
  async up(db) {
    await db.schema
      .alterTable('award_juror')
      .addColumn('leads', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
