import 'server-only';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';

/** Syncs a file or folder to disk, so that it survives a loss of power. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const turns: { now?: Promise<void>; next?: Promise<void> } = {};

/** Syncs the names in the upload folder. Concurrent callers share the next sync instead of starting one each. */
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

const ARRIVING_SUFFIX = '.part';

/** Folder for uploads: until they are complete, and permanently without object storage. Never below the web root. */
export function getUploadFolder(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), 'uploads');
}

export function getUploadPath(storageKey: string, dataDir?: string): string {
  return join(getUploadFolder(dataDir), storageKey);
}

export function getArrivingPath(storageKey: string): string {
  return getUploadPath(storageKey) + ARRIVING_SUFFIX;
}

export async function createUploadFolder(dataDir?: string): Promise<void> {
  await mkdir(getUploadFolder(dataDir), { recursive: true, mode: 0o700 });
}

export const isArriving = (name: string) => name.endsWith(ARRIVING_SUFFIX);

/** The files in the upload folder that have not been modified since a time. */
export async function* listOlder(names: readonly string[], before: Date): AsyncIterable<string> {
  for (const name of names) {
    // The file may have been removed meanwhile.
    const found = await stat(getUploadPath(name)).catch(() => null);
    if (found && found.mtimeMs < before.getTime()) yield name;
  }
}

export async function removeArrivingFiles(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) await rm(getArrivingPath(key), { force: true });
}

/** Removes received files left by a crash. @param dryRun true only counts them */
export async function sweepArrivingFiles(before: Date, dryRun: boolean): Promise<number> {
  const names = (await readdir(getUploadFolder()).catch(() => [])).filter(isArriving);
  let count = 0;
  for await (const name of listOlder(names, before)) {
    if (!dryRun) await rm(getUploadPath(name), { force: true });
    count += 1;
  }
  return count;
}
