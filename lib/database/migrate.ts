import 'server-only';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isOutage } from './outage';
import { isPostgres } from './postgres';

/** Two processes that create a new database at once meet in the migrator's own tables; one retry settles it. */
const ATTEMPTS = 3;
/** The migrator's own names of the tables in which it writes down what it has done. */
const JOURNAL = 'kysely_migration';

/** A server that cannot be reached: another try would only keep whoever waits. A file that another process holds is soon free. */
const isAway = (database: QueryExecutorProvider, error: unknown) => isPostgres(database) && isOutage(error);

const NOTHING: Migration = { up: async () => undefined };

/** What was applied to a database so far, and when; nothing before its first migration. @throws what keeps its server away */
export async function listApplied(
  database: QueryExecutorProvider,
  journal: string = JOURNAL,
): Promise<{ name: string; timestamp: string }[]> {
  const journaled = sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from ${sql.table(journal)}`.execute(database);
  return journaled.then(
    ({ rows }) => rows,
    (error) => {
      if (isAway(database, error)) throw error;
      return [];
    },
  );
}

/** Names of the migrations that a database lacks. @throws what keeps its server away */
export async function listPending(
  database: QueryExecutorProvider,
  migrations: Record<string, Migration>,
  journal: string = JOURNAL,
): Promise<string[]> {
  const applied = new Set((await listApplied(database, journal)).map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

/** True when everything that this build needs was done to a database. */
export async function isMigrated(
  database: QueryExecutorProvider,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const pending = await listPending(database, migrations).catch(() => null);
  return pending?.length === 0;
}

/**
 * Brings a database up to date; one that is up to date is left alone. What a newer build has done to it stays as it is:
 * migrations are written so that the build before works beside them.
 * @param journal table that names what was done, where several lists of migrations share a database
 * @throws Error when a migration fails; nothing of it remains
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
  journal: string = JOURNAL,
): Promise<void> {
  let cause: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const applied = await listApplied(database, journal);
    const known = { ...Object.fromEntries(applied.map(({ name }) => [name, NOTHING])), ...migrations };
    const { error } = await new Migrator({
      db: database,
      provider: { getMigrations: async () => known },
      migrationTableName: journal,
      migrationLockTableName: `${journal}_lock`,
    }).migrateToLatest();
    if (!error) return;
    cause = error;
    if (isAway(database, error)) break;
  }
  throw new Error('The database could not be brought up to date', { cause });
}
