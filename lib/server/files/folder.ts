import 'server-only';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/config/env';

/** Puts a file or folder on disk, so that a loss of power does not undo it. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file, readable by this user only, and puts it on disk. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file that is still being received; what a crash leaves of it is swept away. */
const DRAFT_SUFFIX = '.part';

/** Folder of the uploads: beside the database, never below the web root. */
export function getUploadFolder(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), 'uploads');
}

/** Path of a stored file; its key is random and says nothing about its owner. */
export function getUploadPath(storageKey: string, dataDir?: string): string {
  return join(getUploadFolder(dataDir), storageKey);
}

export function getDraftPath(storageKey: string): string {
  return getUploadPath(storageKey) + DRAFT_SUFFIX;
}

/** Makes the folder, readable by this user only. */
export async function createUploadFolder(dataDir?: string): Promise<void> {
  await mkdir(getUploadFolder(dataDir), { recursive: true, mode: 0o700 });
}

async function syncFolder(): Promise<void> {
  const folder = await open(getUploadFolder(), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Gives drafts, whose content is on disk already, their final names. When this returns they survive a loss
 * of power; only then may a row name them.
 */
export async function keepDrafts(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) await rename(getDraftPath(key), getUploadPath(key));
  await syncFolder();
}

/** Removes drafts and stored files; those that are gone already are no error. */
export async function removeUploads(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) {
    await rm(getDraftPath(key), { force: true });
    await rm(getUploadPath(key), { force: true });
  }
}
