import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

/**
 * Attempts that several instances count together, as `rate-limiter-flexible` keeps them; one process alone counts in
 * memory. Not logged: after a crash of the server counting begins anew.
 */
export const rateLimits: Migration = {
  async up(db) {
    if (!isPostgres(db)) return;
    await sql`
      create unlogged table rate_limit (key text primary key, points integer not null default 0, expire bigint)
    `.execute(db);
  },
};
