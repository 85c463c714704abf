import 'server-only';
import type { Migration } from 'kysely/migration';

/** Every list of the award leaves out the applications of its reader, in all editions. */
export const applicationsByPerson: Migration = {
  async up(db) {
    await db.schema
      .createIndex('scholarship_request_by_person')
      .on('scholarship_request')
      .columns(['user_sub', 'id'])
      .execute();
  },
};
