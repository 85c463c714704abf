import 'server-only';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/env/env';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

export async function openFileStore(): Promise<FileStore> {
  if (!env.FILES_URL) return folderStore;
  const { openObjectStore } = await import('./object-store');
  return openObjectStore(env.FILES_URL);
}

export async function removeFiles(storageKeys: readonly string[]): Promise<void> {
  await (await openFileStore()).remove(storageKeys);
}

export async function copyFromStore(store: FileStore, storageKey: string, to: string): Promise<void> {
  const { content } = await store.read(storageKey);
  await pipeline(content, createWriteStream(to, { mode: 0o600, flush: true }));
}
