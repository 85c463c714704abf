import 'server-only';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long a writer waits for another process to finish its transaction. */
const LOCK_WAIT_MS = 5000;

/**
 * Creates an empty database file where there is none.
 *
 * A database file is never opened but by SQLite: when a process closes any descriptor of a file, POSIX drops all locks
 * that the process holds on it (https://sqlite.org/howtocorrupt.html, 2.2), those of other threads and connections too.
 * Another process then takes the database for unused and deletes the log that this one still writes to. So the new file
 * is closed before it gets its name.
 */
export function createFile(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process or thread created it first.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Makes the data folder and an empty database file where they are missing; only their owner can use them. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createFile(file);
  chmodSync(file, 0o600);
}

/**
 * Opens a database of the data folder: durable on every commit, safe beside other processes, and what is deleted
 * is overwritten.
 * @param file path of the database, created when it is missing
 */
export function openFile(file: string): DatabaseSync {
  createPrivately(file);
  return openExisting(file);
}

/**
 * Opens a database of the data folder like {@link openFile}.
 * @throws Error when there is no file: an empty database would take the place of the one that was removed
 */
export function openExisting(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.search = 'mode=rw';
  // The timeout must stand before the first pragma: switching to WAL fails while another process does so.
  const database = new DatabaseSync(url, { timeout: LOCK_WAIT_MS });
  // A new file can give space back; its log does not stay at its largest.
  database.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal;');
  database.exec('pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 8388608;');
  // The first read opens the log and takes the locks by which others know that the database is in use.
  database.exec('select count(*) from sqlite_schema');
  return database;
}
