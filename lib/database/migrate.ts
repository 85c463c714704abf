import 'server-only';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isOutage } from './outage';
import { isPostgres } from './postgres';

/** Processes that create a new database at the same time conflict in the migrator's tables; one retry resolves it. */
const ATTEMPTS = 3;
/** The migrator's names of the tables in which it records applied migrations. */
const JOURNAL = 'kysely_migration';

/** If the server is unreachable, a retry would only delay the caller. A file locked by another process is soon free. */
const isUnavailable = (database: QueryExecutorProvider, error: unknown) =>
  isPostgres(database) && isOutage(error);

const NOTHING: Migration = { up: async () => undefined };

/** None before the first migration. @throws Error when the server is unreachable */
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
      if (isUnavailable(database, error)) throw error;
      return [];
    },
  );
}

export async function listPending(
  database: QueryExecutorProvider,
  migrations: Record<string, Migration>,
  journal: string = JOURNAL,
): Promise<string[]> {
  const applied = new Set((await listApplied(database, journal)).map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

export async function isMigrated(
  database: QueryExecutorProvider,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const pending = await listPending(database, migrations).catch(() => null);
  return pending?.length === 0;
}

/** Applies pending migrations; those of a newer build stay. @param journal table that records them @throws Error */
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
    if (isUnavailable(database, error)) break;
  }
  throw new Error('The database could not be brought up to date', { cause });
}
