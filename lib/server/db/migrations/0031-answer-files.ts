import 'server-only';
import type { Migration } from 'kysely/migration';

/** Files that a sender adds when the staff asks for more: they belong to an entry of the history. */
export const answerFiles: Migration = {
  async up(db) {
    await db.schema
      .alterTable('service_request_file')
      .addColumn('event_id', 'text', (column) =>
        column.references('service_request_event.id').onDelete('cascade'),
      )
      .execute();
  },
};
