import 'server-only';
import type { Migration } from 'kysely/migration';

/** The names of senders, and the words that the office hides. The previous build stores and reads neither. */
export const senderNames: Migration = {
  async up(db) {
    await db.schema
      .createTable('award_person')
      .addColumn('request_id', 'text', (column) =>
        column.primaryKey().references('scholarship_request.id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('blind_copy').addColumn('words', 'text').execute();
  },
};
