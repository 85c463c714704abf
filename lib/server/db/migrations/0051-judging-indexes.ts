import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const indexApplications = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('scholarship_request_by_judging')
    .on('scholarship_request')
    .columns(['edition_id', 'stage', 'id', 'status', 'withdrawn_at', 'category', 'research_field_id'])
    .execute();

const indexAssignments = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('award_assignment_by_judging')
    .on('award_assignment')
    .columns(['edition', 'state', 'request_id', 'round', 'total', 'due_at', 'juror'])
    .execute();

/** What ranking and board of an edition read, so that they read no rows of the tables. */
export const judgingIndexes: Migration = {
  async up(db) {
    await indexApplications(db);
    await indexAssignments(db);
    // Its columns are the first ones of the new index.
    await db.schema.dropIndex('scholarship_request_by_stage').execute();
  },
};
