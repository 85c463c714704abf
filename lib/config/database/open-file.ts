import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a writer waits for another process to finish its transaction. */
const LOCK_WAIT_MS = 5000;

/** Makes the data folder and an empty database file that only this user can read, where they are missing. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Opens a database of the data folder: durable on every commit, safe beside other processes, and what is deleted
 * is overwritten.
 * @param file path of the database, created when it is missing
 */
export function openFile(file: string): DatabaseSync {
  createPrivately(file);
  // The timeout must stand before the first pragma: switching to WAL fails while another process does so.
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  // A new file can give space back; its log does not stay at its largest.
  database.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal;');
  database.exec('pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 8388608;');
  return database;
}
