import 'server-only';
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { now } from '@/lib/env/clock';
import type { FileEnd, FileInodes } from './file-inodes';
import { createFile } from './open-file';

/** Where each data that could not go back to its path was saved, so that it is saved once. */
const saved = new WeakMap<DatabaseSync, string>();

/** Waits for a writer in another thread or process, whose connection is still the one before. */
function awaitWriters(database: DatabaseSync): void {
  database.exec('begin immediate; rollback');
}

/** Copies the data of a connection, with everything in its log, into a new file beside the database. @returns its path */
async function copyAside(file: string, database: DatabaseSync): Promise<string> {
  const known = saved.get(database);
  if (known) return known;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.saved-${now().toISOString().replace(/[:.]/g, '-')}`;
  awaitWriters(database);
  createFile(copy);
  await backup(database, copy);
  saved.set(database, copy);
  return copy;
}

/** @throws Error that says what the operator has to do */
async function leaveToOperator(file: string, database: DatabaseSync): Promise<never> {
  const name = basename(file);
  const copy = basename(await copyAside(file, database));
  throw new Error(
    `${name} is no longer the database that the portal has open. Everything acknowledged so far is saved in ${copy}. ` +
      `Stop the portal; then start it to go on with ${name} as it is now, or put ${copy} in its place first`,
  );
}

/** The log has lost its name: its content goes into the database, which is still at its path. */
async function saveLog(file: string, database: DatabaseSync, inodes: FileInodes): Promise<void> {
  const isEmpty = inodes.findOpen('-wal')?.size === 0;
  // Another process that shares the database has saved it already.
  if (isEmpty) return;
  // Another program has written beside it: both cannot be merged.
  if ((inodes.findNamed('-wal')?.size ?? 0) > 0) return leaveToOperator(file, database);
  const row = database.prepare('pragma wal_checkpoint(truncate)').get();
  if (row?.busy !== 0)
    throw new Error(`${basename(file)}: another program reads it; its log is saved after that`);
}

/** The database has lost its name: a copy takes its place where nothing else has. */
async function saveDatabase(file: string, database: DatabaseSync, inodes: FileInodes): Promise<void> {
  const name = basename(file);
  if (inodes.findNamed('')) return leaveToOperator(file, database);
  const open = inodes.findOpen('');
  if (open && open.nlink > 0)
    throw new Error(
      `${name} was moved while the portal was running. Move it back with its -wal and -shm: until then nothing is acknowledged`,
    );
  if (!open || !existsSync(dirname(file))) return leaveToOperator(file, database);
  const copy = await copyAside(file, database);
  // They belong to the database that is gone; the copy holds what is in them.
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  linkSync(copy, file);
  rmSync(copy);
  saved.delete(database);
}

/**
 * Saves what a connection still holds of files that were removed or replaced.
 * @param lost which files were; without an error everything is in the database at the path
 * @throws Error that says what is in the way, or what the operator has to do
 */
export async function saveData(
  file: string,
  database: DatabaseSync,
  inodes: FileInodes,
  lost: readonly FileEnd[],
): Promise<void> {
  if (lost.includes('')) return saveDatabase(file, database, inodes);
  awaitWriters(database);
  if (lost.includes('-wal')) await saveLog(file, database, inodes);
}
