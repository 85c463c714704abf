import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/server/db/open';
import type { FileStore } from '@/lib/server/files/file-store';
import { getUploadPath } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { FILE_TABLES } from '@/lib/server/files/sweep';
import { RequestError } from '@/lib/server/http/errors';
import { listLocalDocuments } from '@/lib/server/publications/document-files';

interface LocalFile {
  key: string;
  path: string;
  digest: string;
}

async function isThere(store: FileStore, { key, digest }: LocalFile): Promise<boolean> {
  try {
    const hash = createHash('sha256');
    for await (const piece of (await store.read(key)).content) hash.update(piece as Buffer);
    return hash.digest('hex').startsWith(digest);
  } catch (error) {
    // An unreachable storage does not mean that the file is missing.
    if (error instanceof RequestError) throw error;
    return false;
  }
}

async function* listFiles(db: Database): AsyncIterable<LocalFile> {
  for (const table of FILE_TABLES)
    for (const { storage_key, sha256 } of await db
      .selectFrom(table)
      .select(['storage_key', 'sha256'])
      .execute())
      if (storage_key && sha256) yield { key: storage_key, path: getUploadPath(storage_key), digest: sha256 };
  yield* await listLocalDocuments();
}

/**
 * Copies every file into the configured storage and reads it back; repeatable, and the originals stay. @throws Error
 */
export async function moveFiles(db: Database): Promise<{ copied: number; found: number }> {
  const store = await openFileStore();
  const counts = { copied: 0, found: 0 };
  for await (const file of listFiles(db)) {
    if (await isThere(store, file)) {
      counts.found += 1;
      continue;
    }
    await store.put(file.key, file.path);
    if (!(await isThere(store, file))) throw new Error(`${file.key} was not copied completely`);
    counts.copied += 1;
  }
  return counts;
}
