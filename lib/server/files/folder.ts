import 'server-only';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';

/** Puts a file or folder on disk, so that a loss of power does not undo it. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The sync of the upload folder that is under way, and the one that begins after it. */
const turns: { now?: Promise<void>; next?: Promise<void> } = {};

/**
 * Puts the names in the upload folder on disk. Whoever asks while that is being done shares the next turn: a folder of
 * many senders at once is not synced for each of them.
 */
export function syncUploadFolder(): Promise<void> {
  turns.next ??= (turns.now ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => {
      turns.now = turns.next;
      turns.next = undefined;
      return syncPath(getUploadFolder());
    });
  return turns.next;
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

/** Folder of the uploads while they arrive, and for good where no object storage is named: never below the web root. */
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

export const isDraft = (name: string) => name.endsWith(DRAFT_SUFFIX);

/** Those of the names in the upload folder that nobody has written to since a moment. */
export async function* listOlder(names: readonly string[], before: Date): AsyncIterable<string> {
  for (const name of names) {
    // What is gone by now was somebody else's to remove.
    const found = await stat(getUploadPath(name)).catch(() => null);
    if (found && found.mtimeMs < before.getTime()) yield name;
  }
}

/** Removes drafts; those that are gone already are no error. */
export async function removeDrafts(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) await rm(getDraftPath(key), { force: true });
}

/**
 * Removes the drafts that a crash left.
 * @param dryRun true only counts them
 * @returns how many there were
 */
export async function sweepDrafts(before: Date, dryRun: boolean): Promise<number> {
  const names = (await readdir(getUploadFolder()).catch(() => [])).filter(isDraft);
  let count = 0;
  for await (const name of listOlder(names, before)) {
    if (!dryRun) await rm(getUploadPath(name), { force: true });
    count += 1;
  }
  return count;
}
