import 'server-only';
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { now } from '@/lib/env/clock';
import type { FileEnd, FileInodes } from './file-inodes';
import { createFile } from './open-file';

const saved = new WeakMap<DatabaseSync, string>();

/** Waits for a writer in another thread or process whose connection is still the old one. */
function awaitWriters(database: DatabaseSync): void {
  database.exec('begin immediate; rollback');
}

/** Copies the data of a connection, including its log, to a new file next to the database. @returns its path */
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

/** @throws Error that tells the operator what to do */
async function leaveToOperator(file: string, database: DatabaseSync): Promise<never> {
  const name = basename(file);
  const copy = basename(await copyAside(file, database));
  throw new Error(
    `${name} is no longer the database that the portal has open. Everything acknowledged so far is saved in ${copy}. ` +
      `Stop the portal; then start it to continue with ${name} as it is now, or replace it with ${copy} first`,
  );
}

/** Handles a log that was removed: its content is written to the database, which is still at its path. */
async function saveLog(file: string, database: DatabaseSync, inodes: FileInodes): Promise<void> {
  const isEmpty = inodes.findOpen('-wal')?.size === 0;
  // Another process that shares the database has already saved it.
  if (isEmpty) return;
  // Another program has written to the database since: the two cannot be merged.
  if ((inodes.findNamed('-wal')?.size ?? 0) > 0) return leaveToOperator(file, database);
  const row = database.prepare('pragma wal_checkpoint(truncate)').get();
  if (row?.busy !== 0)
    throw new Error(`${basename(file)}: another program reads it; its log is saved after that`);
}

/** Handles a database that was removed: a copy replaces it if no other file has taken its path. */
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
  // They belong to the removed database; the copy contains their data.
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  linkSync(copy, file);
  rmSync(copy);
  saved.delete(database);
}

/** @param lost on success, everything is in the database at the path @throws Error that states what prevents it */
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
