import 'server-only';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { env } from '@/lib/config/env';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { EmbeddedDialect } from './sqlite';
import type { Tables } from './tables';

/** Two processes that create a new database at once meet in the migrator's own tables; one retry settles it. */
const ATTEMPTS = 3;

/**
 * Brings a database up to date; one that is up to date is left alone.
 * @throws Error when a migration fails; nothing of it remains
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  let cause: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (!error) return;
    cause = error;
  }
  throw new Error('The database could not be brought up to date', { cause });
}

export type Database = Kysely<Tables>;

const DATABASE_FILE = 'portal.sqlite';

/** One handle per folder and process: development reloads and several bundles would open more. */
const memory = globalThis as { portalDatabases?: Map<string, Promise<Database>> };

function handles(): Map<string, Promise<Database>> {
  memory.portalDatabases ??= new Map();
  return memory.portalDatabases;
}

/** Path of the database file in a data folder. */
export function getDatabaseFile(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), DATABASE_FILE);
}

async function openAndMigrate(file: string): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new EmbeddedDialect(file) });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * The embedded database of a data folder, created and brought up to date on first use.
 * Inside a transaction use only the transaction: this handle waits for its end, and so for ever.
 * @throws Error when the file cannot be opened or a migration fails; the next call tries again
 */
export function openDatabase(dataDir: string = env.DATA_DIR): Promise<Database> {
  const file = getDatabaseFile(dataDir);
  const known = handles().get(file);
  if (known) return known;
  const opening = openAndMigrate(file);
  handles().set(file, opening);
  opening.catch(() => handles().delete(file));
  return opening;
}

/** Closes the database of a data folder where it is open. */
export async function closeDatabase(dataDir: string = env.DATA_DIR): Promise<void> {
  const file = getDatabaseFile(dataDir);
  const opening = handles().get(file);
  handles().delete(file);
  if (opening) await (await opening).destroy();
}
