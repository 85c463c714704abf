import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/** Only the newest version is ever written, and most writes are drafts, which have no total. */
const UPDATE = sql`
  update award_assignment set total = new.total
  where id = new.assignment_id and total is distinct from new.total
`;

/** Triggers, because the previous build writes sheets while instances are replaced. */
async function followSheets(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    for (const event of ['insert', 'update'] as const)
      await sql`
        create trigger ${sql.id(`score_sheet_total_after_${event}`)} after ${sql.raw(event)} on score_sheet
        begin ${UPDATE}; end
      `.execute(db);
    return;
  }
  await sql`
    create function score_sheet_total() returns trigger language plpgsql as $$
      begin
        ${UPDATE};
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger score_sheet_total after insert or update on score_sheet
    for each row execute function score_sheet_total()
  `.execute(db);
}

/** The total of the newest sheet in its assignment, so that ranking and progress read no sheets for it. */
export const judgingTotals: Migration = {
  async up(db) {
    await db.schema.alterTable('award_assignment').addColumn('total', 'integer').execute();
    await sql`
      update award_assignment set total = (
        select sheet.total from score_sheet as sheet where sheet.assignment_id = award_assignment.id
        order by sheet.version desc limit 1
      )
    `.execute(db);
    await followSheets(db);
  },
};
