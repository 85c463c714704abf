import 'server-only';
import type { Migration } from 'kysely/migration';

/** The names of supervisors, which the award office types from letters of recommendation. */
export const supervisors: Migration = {
  async up(db) {
    await db.schema
      .createTable('award_supervisor')
      .addColumn('request_id', 'text', (column) =>
        column.primaryKey().references('scholarship_request.id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
  },
};
