import 'server-only';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long a writer waits for another process to finish its transaction. */
export const LOCK_WAIT_MS = 5000;

/**
 * Only SQLite may open a database file: when a process closes any descriptor of it, POSIX drops all its locks
 * (https://sqlite.org/howtocorrupt.html, 2.2). So the new file is closed before it gets its name.
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

/** Creates the data folder and an empty database file if they are missing, accessible only to their owner. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createFile(file);
  chmodSync(file, 0o600);
}

/** Every commit is durable, other processes may use the database too, and deleted data is overwritten. */
export function openFile(file: string): DatabaseSync {
  createPrivately(file);
  return openExisting(file);
}

/** @throws Error when the file is missing: an empty database would replace the removed one */
export function openExisting(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.search = 'mode=rw';
  // The timeout must be set before the first pragma: switching to WAL fails while another process does so.
  const database = new DatabaseSync(url, { timeout: LOCK_WAIT_MS });
  // Both take effect only in a new file: unused space can be returned, and the log is truncated.
  database.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal;');
  database.exec('pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 8388608;');
  // The first read opens the log and takes the locks that tell other processes that the database is in use.
  database.exec('select count(*) from sqlite_schema');
  return database;
}
