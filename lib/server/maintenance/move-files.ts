import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/server/db/open';
import type { FileStore } from '@/lib/server/files/file-store';
import { getUploadPath } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/store';
import { RequestError } from '@/lib/server/http/errors';

interface NamedFile {
  storage_key: string;
  sha256: string;
}

async function isThere(store: FileStore, { storage_key, sha256 }: NamedFile): Promise<boolean> {
  try {
    const hash = createHash('sha256');
    for await (const piece of await store.read(storage_key)) hash.update(piece as Buffer);
    return hash.digest('hex') === sha256;
  } catch (error) {
    // A storage that cannot be reached is no storage without the file.
    if (error instanceof RequestError) throw error;
    return false;
  }
}

/**
 * Copies every file that a row names from the upload folder into the storage of the settings, and reads each again from
 * there. What is there already is only compared, so that an interrupted run goes on where it stopped. The originals
 * stay.
 * @returns how many were copied, and how many were there
 * @throws Error naming the first file that is missing, or that the storage gives back differently
 */
export async function moveFiles(db: Database): Promise<{ copied: number; found: number }> {
  const store = await openFileStore();
  const counts = { copied: 0, found: 0 };
  for (const table of ['submission_file', 'service_request_file'] as const)
    for (const file of await db.selectFrom(table).select(['storage_key', 'sha256']).execute()) {
      if (await isThere(store, file)) {
        counts.found += 1;
        continue;
      }
      await store.put(file.storage_key, getUploadPath(file.storage_key));
      if (!(await isThere(store, file))) throw new Error(`${file.storage_key} did not arrive whole`);
      counts.copied += 1;
    }
  return counts;
}
