import 'server-only';
import { join, resolve } from 'node:path';
import { Kysely, type Logger } from 'kysely';
import { migrate } from '@/lib/config/database/migrate';
import { migrationDialect, postgresDialect } from '@/lib/config/database/postgres';
import { EmbeddedDialect } from '@/lib/config/database/sqlite';
import { env } from '@/lib/config/env';
import { observe } from '@/lib/config/monitoring/readings';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

const DATABASE_FILE = 'portal.sqlite';

/** One handle per place and process: development reloads and several bundles would open more. */
const memory = globalThis as { portalDatabases?: Map<string, Promise<Database>> };

function handles(): Map<string, Promise<Database>> {
  memory.portalDatabases ??= new Map();
  return memory.portalDatabases;
}

/** Path of the embedded database's file in a data folder. */
export function getDatabaseFile(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), DATABASE_FILE);
}

const isUrl = (place: string) => /^postgres(ql)?:/.test(place);

const timeQuery: Logger = ({ queryDurationMillis }) => observe('query', queryDurationMillis / 1000, {});

async function openAndMigrate(place: string): Promise<Database> {
  const dialect = isUrl(place) ? postgresDialect(place) : new EmbeddedDialect(place);
  const database = new Kysely<Tables>({ dialect, ...(env.METRICS_PORT ? { log: timeQuery } : {}) });
  try {
    await (isUrl(place) ? migrateApart(place) : migrate(database, MIGRATIONS));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Several processes that start at once wait for each other at an advisory lock, on a connection of its own. */
async function migrateApart(url: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: migrationDialect(url) });
  await migrate(database, MIGRATIONS).finally(() => database.destroy());
}

/** Where the portal's data is: PostgreSQL where `DATABASE_URL` names one, else the data folder. */
const DATA_PLACE: string = env.DATABASE_URL ?? env.DATA_DIR;

const toKey = (place: string) => (isUrl(place) ? place : getDatabaseFile(place));

/**
 * The portal's database, created and brought up to date on first use.
 * Inside a transaction use only the transaction: this handle waits for its end, and so for ever.
 * @param place URL of PostgreSQL, or the data folder of an embedded one
 * @throws Error when it cannot be opened or a migration fails; the next call tries again
 */
export function openDatabase(place: string = DATA_PLACE): Promise<Database> {
  const key = toKey(place);
  const known = handles().get(key);
  if (known) return known;
  const opening = openAndMigrate(key);
  handles().set(key, opening);
  opening.catch(() => handles().delete(key));
  return opening;
}

/** Closes a database where it is open. @param place as for `openDatabase` */
export async function closeDatabase(place: string = DATA_PLACE): Promise<void> {
  const key = toKey(place);
  const opening = handles().get(key);
  handles().delete(key);
  if (opening) await (await opening).destroy();
}
