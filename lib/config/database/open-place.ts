import 'server-only';
import { Kysely, type LogConfig } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrate } from './migrate';
import { migrationDialect, postgresDialect } from './postgres';
import { EmbeddedDialect } from './sqlite';

/** What a database of the portal holds, and who hears of its queries. */
interface Plan {
  migrations: Record<string, Migration>;
  /** Table that names what was done, where several lists of migrations share a database. */
  journal?: string;
  log?: LogConfig;
}

/** Handles by place: several bundles of the server hold the files that open databases, and one handle each is meant. */
export type Handles<Tables> = Map<string, Promise<Kysely<Tables>>>;

/** True for the URL of a PostgreSQL, false for a file. */
export const isPostgresUrl = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** Several processes that start at once wait for each other at an advisory lock, on a connection that no pooler stands before. */
async function migrateShared<Tables>(url: string, { migrations, journal }: Plan): Promise<void> {
  const database = new Kysely<Tables>({ dialect: migrationDialect(url) });
  await migrate(database, migrations, journal).finally(() => database.destroy());
}

async function openAndMigrate<Tables>(place: string, plan: Plan): Promise<Kysely<Tables>> {
  const { migrations, journal, ...config } = plan;
  const dialect = isPostgresUrl(place) ? postgresDialect(place) : new EmbeddedDialect(place);
  const database = new Kysely<Tables>({ dialect, ...config });
  try {
    await (isPostgresUrl(place) ? migrateShared(place, plan) : migrate(database, migrations, journal));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * The database of a place, opened and brought up to date on first use.
 * @param place URL of PostgreSQL, or path of the file of an embedded one
 * @throws Error when it cannot be opened or a migration fails; the next call tries again
 */
export function openOnce<Tables>(
  handles: Handles<Tables>,
  place: string,
  plan: Plan,
): Promise<Kysely<Tables>> {
  const known = handles.get(place);
  if (known) return known;
  const opening = openAndMigrate<Tables>(place, plan);
  handles.set(place, opening);
  opening.catch(() => handles.delete(place));
  return opening;
}
