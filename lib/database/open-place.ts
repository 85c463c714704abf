import 'server-only';
import { existsSync } from 'node:fs';
import { Kysely, type LogConfig } from 'kysely';
import type { Migration } from 'kysely/migration';
import { env } from '@/lib/env/env';
import { listPending, migrate } from './migrate';
import { migrationDialect, postgresDialect } from './postgres';
import { EmbeddedDialect } from './sqlite';

/** What a database of the portal holds, and who hears of its queries. */
export interface Plan {
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

/** Brings the database of a place up to date, whatever MIGRATE_AT_START says, and closes it. @throws Error when a migration fails */
export async function migratePlace(place: string, plan: Plan): Promise<void> {
  if (isPostgresUrl(place)) return migrateShared(place, plan);
  const database = new Kysely<unknown>({ dialect: new EmbeddedDialect(place) });
  await migrate(database, plan.migrations, plan.journal).finally(() => database.destroy());
}

/** With MIGRATE_AT_START=0 the operator migrates: nothing opens a database that is not up to date. */
async function refusePending<Tables>(database: Kysely<Tables>, { migrations, journal }: Plan): Promise<void> {
  const { length } = await listPending(database, migrations, journal);
  if (length > 0) throw new Error(`The database lacks ${length} migrations: run npm run migrate first`);
}

async function openAndMigrate<Tables>(place: string, plan: Plan): Promise<Kysely<Tables>> {
  const { migrations, journal, ...config } = plan;
  const isManual = env.MIGRATE_AT_START === '0';
  if (isManual && !isPostgresUrl(place) && !existsSync(place))
    throw new Error(`There is no database ${place}: run npm run migrate first`);
  const dialect = isPostgresUrl(place) ? postgresDialect(place) : new EmbeddedDialect(place);
  const database = new Kysely<Tables>({ dialect, ...config });
  try {
    if (isManual) await refusePending(database, plan);
    else await (isPostgresUrl(place) ? migrateShared(place, plan) : migrate(database, migrations, journal));
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
