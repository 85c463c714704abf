import 'server-only';
import type { Migration } from 'kysely/migration';

/** The reminder that the submission has opened; `reminded_at` stays that of its end. */
export const openingReminders: Migration = {
  async up(db) {
    await db.schema.alterTable('scholarship_request').addColumn('opening_reminded_at', 'text').execute();
  },
};
