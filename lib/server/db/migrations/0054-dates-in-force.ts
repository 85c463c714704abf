import 'server-only';
import type { Migration } from 'kysely/migration';

/** Dates that are proposed for the edition in force: one proposal at a time, which a second person confirms. */
export const datesInForce: Migration = {
  async up(db) {
    await db.schema
      .createTable('award_dates_proposal')
      .addColumn('edition', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('dates', 'text', (column) => column.notNull())
      .addColumn('seen', 'text', (column) => column.notNull())
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('proposed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
