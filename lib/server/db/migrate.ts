import 'server-only';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/list';
import type { Tables } from './tables';

/** Two processes that create a new database at once meet in the migrator's own tables; one retry settles it. */
const ATTEMPTS = 3;

/**
 * Brings a database up to date; one that is up to date is left alone.
 * @throws Error when a migration fails; nothing of it remains
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  let fault: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (!error) return;
    fault = error;
  }
  throw new Error('The database could not be brought up to date', { cause: fault });
}
