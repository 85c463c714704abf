import 'server-only';
import { sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import { now } from '@/lib/env/clock';
import type { Database } from './open';

export type ReadClock = (db: Database) => Date | Promise<Date>;

/**
 * The time of the database if instances share it: an instance whose clock is ahead would act on due times too early.
 */
export async function readSharedTime(db: Database): Promise<Date> {
  if (!isPostgres(db)) return now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? now();
}
