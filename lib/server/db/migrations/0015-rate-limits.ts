import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/**
 * Rate limits shared by several instances, in the format of `rate-limiter-flexible`. Unlogged: a crash empties them.
 */
export const rateLimits: Migration = {
  async up(db) {
    if (!isPostgres(db)) return;
    await sql`
      create unlogged table rate_limit (key text primary key, points integer not null default 0, expire bigint)
    `.execute(db);
  },
};
