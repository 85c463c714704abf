import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** Until this migration only the audit trail knew that a permit was ended. */
async function copyEnds(db: Kysely<unknown>): Promise<void> {
  const ends = sql`from event where entity = 'permit' and kind = 'permitEnded'`;
  await sql`
    update award_permit set ended_at = (select max(at) ${ends} and entity_id = award_permit.id)
    where id in (select entity_id ${ends})
  `.execute(db);
}

/** The previous build moves the hour of a permit that it ends, and writes no `ended_at`. */
async function followHours(db: Kysely<unknown>): Promise<void> {
  const isEnd = sql`new.until < old.until and new.ended_at is null`;
  if (!isPostgres(db)) {
    await sql`
      create trigger award_permit_ends after update of until on award_permit when ${isEnd}
      begin update award_permit set ended_at = new.until where id = new.id; end
    `.execute(db);
    return;
  }
  await sql`
    create function award_permit_ends() returns trigger language plpgsql as $$
      begin
        new.ended_at = new.until;
        return new;
      end
    $$
  `.execute(db);
  await sql`
    create trigger award_permit_ends before update on award_permit
    for each row when (${isEnd}) execute function award_permit_ends()
  `.execute(db);
}

/** When a permit was ended before its hour. */
export const endedPermits: Migration = {
  async up(db) {
    await db.schema.alterTable('award_permit').addColumn('ended_at', 'text').execute();
    await copyEnds(db);
    await followHours(db);
  },
};
