import 'server-only';
import { join, resolve } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { env } from '@/lib/config/env';
import { openFile } from '@/lib/config/sqlite/open-file';

const FILE = 'access.sqlite';

/** Times are milliseconds since 1970. */
const TABLES = `
  create table if not exists session (
    id text primary key, reference text not null, subject text not null, browser text not null, device text not null,
    token text not null, started_at integer not null, seen_at integer not null, expires_at integer not null
  ) strict;
  create index if not exists session_by_subject on session (subject, seen_at);
  create index if not exists session_by_browser on session (browser);
  create index if not exists session_by_end on session (expires_at);
  create table if not exists used_state (id text primary key, expires_at integer not null) strict;
  create index if not exists used_state_by_end on used_state (expires_at);
  create table if not exists refusal (
    hour integer not null, kind text not null, source text not null, times integer not null,
    primary key (hour, kind, source)
  ) strict;
`;

/** One handle per folder and process: several bundles of the server hold this file. */
const memory = globalThis as { accessDatabases?: Map<string, DatabaseSync> };

function handles(): Map<string, DatabaseSync> {
  memory.accessDatabases ??= new Map();
  return memory.accessDatabases;
}

/**
 * The portal's own database of who is signed in and who was refused, in the data folder. It stands apart from
 * that of the embedded API, so that it serves beside an external one too, and no backup takes it along: without
 * it nobody is signed in.
 */
export function openAccessDatabase(): DatabaseSync {
  const file = join(resolve(env.DATA_DIR), FILE);
  const known = handles().get(file);
  if (known) return known;
  const database = openFile(file);
  // Being seen is written often and may be lost with the power; what may not is written by `writeDurably`.
  database.exec(`pragma synchronous = normal; ${TABLES}`);
  handles().set(file, database);
  return database;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement that every request of a signed-in person needs: read by the database once. */
export function prepareOnce(sql: string): StatementSync {
  const database = openAccessDatabase();
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** Runs writes in one transaction; none of them remains when it throws. */
export function writeTogether<Result>(write: (database: DatabaseSync) => Result): Result {
  const database = openAccessDatabase();
  database.exec('begin immediate');
  try {
    const result = write(database);
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** The same for what a loss of power must not undo: on disk before this returns. */
export function writeDurably<Result>(write: (database: DatabaseSync) => Result): Result {
  const result = writeTogether(write);
  openAccessDatabase().exec('pragma wal_checkpoint(passive)');
  return result;
}

/** Closes the database; the next call opens it again. */
export function closeAccessDatabase(): void {
  for (const database of handles().values()) database.close();
  handles().clear();
}
