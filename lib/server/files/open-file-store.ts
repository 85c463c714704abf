import 'server-only';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/env/env';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

/** The store that the settings name. The client of object storage is loaded only where one is named. */
export async function openFileStore(): Promise<FileStore> {
  if (!env.FILES_URL) return folderStore;
  const { openObjectStore } = await import('./object-store');
  return openObjectStore(env.FILES_URL);
}

/** Destroys stored files; those that are gone already are no error. */
export async function removeFiles(storageKeys: readonly string[]): Promise<void> {
  await (await openFileStore()).remove(storageKeys);
}

/** Copies a stored file to a place of the disk, readable by this user only, and puts it on disk. */
export async function copyFromStore(store: FileStore, storageKey: string, to: string): Promise<void> {
  const { content } = await store.read(storageKey);
  await pipeline(content, createWriteStream(to, { mode: 0o600, flush: true }));
}
