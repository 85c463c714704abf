import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** The appointments that wait for an approval, by their wished day, which is in their answers. */
async function indexAwaiting(db: Kysely<unknown>): Promise<void> {
  const day = isPostgres(db) ? sql`(data::json ->> 'preferredDate')` : sql`data ->> 'preferredDate'`;
  await sql`
    create index service_request_awaiting on service_request (${day}, id)
    where workflow = 'appointment' and status in ('requested', 'rescheduled')
  `.execute(db);
}

/** The columns that figures and board of an edition count, so that they read no answers. */
async function indexFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('scholarship_request_by_figures')
    .on('scholarship_request')
    .columns([
      'edition_id',
      'status',
      'stage',
      'withdrawn_at',
      'research_field_id',
      'scholarship_country_id',
      'category',
    ])
    .execute();
  await sql`
    create index scholarship_request_by_hour on scholarship_request (edition_id, substr(created_at, 1, 13))
  `.execute(db);
}

/** Indexes for lists and figures of the desk, which sorted and counted whole rows before. */
export const deskLists: Migration = {
  async up(db) {
    await indexAwaiting(db);
    await indexFigures(db);
  },
};
