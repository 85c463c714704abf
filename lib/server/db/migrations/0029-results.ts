import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const EVENTS = ['insert', 'update', 'delete'] as const;
/** The tables of what the public pages of an edition show of its winners. */
const WATCHED = ['award_ranking', 'award_consent'] as const;

async function createRankings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_ranking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'integer', (column) => column.notNull().unique())
    .addColumn('frozen_at', 'text', (column) => column.notNull())
    .addColumn('frozen_by', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('committee', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text')
    .addColumn('confirmed_by', 'text')
    .addColumn('release_at', 'text')
    .addColumn('planned_by', 'text')
    .addColumn('approved_by', 'text')
    .addColumn('released_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  // Decisions contain no person and are kept after the applications are removed.
  await db.schema
    .createTable('award_decision')
    .addColumn('ranking_id', 'text', (column) =>
      column.notNull().references('award_ranking.id').onDelete('cascade'),
    )
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('category', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('prize', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('votes', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_decision_once', ['ranking_id', 'request_id'])
    .addUniqueConstraint('award_decision_prize_once', ['ranking_id', 'category', 'prize'])
    .execute();
}

async function createLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_letter')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_letter_once', ['request_id', 'kind', 'version'])
    .execute();
  await db.schema
    .createIndex('award_letter_by_state')
    .on('award_letter')
    .columns(['state', 'hour', 'request_id'])
    .execute();
}

/** Consents are kept longer than the application. */
async function createConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_consent')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .addPrimaryKeyConstraint('award_consent_once', ['request_id', 'kind'])
    .execute();
}

/** The release of results and changes of consents invalidate the cache tag `edition`. */
async function watch(db: Kysely<unknown>): Promise<void> {
  for (const table of WATCHED) {
    if (isPostgres(db)) {
      await sql`
        create trigger ${sql.id(`${table}_moves_tags`)} after insert or update or delete on ${sql.table(table)}
        for each row execute function award_edition_moves_tags()
      `.execute(db);
      continue;
    }
    for (const event of EVENTS)
      await sql`
        create trigger ${sql.id(`${table}_${event}_moves_tags`)} after ${sql.raw(event)} on ${sql.table(table)} begin
          insert into cache_tag (tag, version)
          values ('edition', (select coalesce(max(version), 0) + 1 from cache_tag))
          on conflict (tag) do update set version = excluded.version;
        end
      `.execute(db);
  }
}

/** The ranking of an edition, the decisions about it, and what follows from them. */
export const results: Migration = {
  async up(db) {
    await createRankings(db);
    await createLetters(db);
    await createConsents(db);
    await watch(db);
  },
};
