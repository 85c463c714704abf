import 'server-only';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeDrafts, sweepDrafts } from './folder';
import { openFileStore, removeFiles } from './store';

/**
 * Younger files may belong to an upload that is under way, here or in another process. That takes minutes; but their
 * times are those of the storage, and the clocks of machines differ.
 */
const ABANDONED_MS = 24 * 3_600_000;
/** How many files are looked up at once. */
const BATCH = 500;

/** The tables whose rows name files. */
const FILE_TABLES = ['submission_file', 'service_request_file'] as const;

async function findUnnamed(db: Kysely<Tables>, storageKeys: readonly string[]): Promise<string[]> {
  if (storageKeys.length === 0) return [];
  const rows = await Promise.all(
    FILE_TABLES.map((table) =>
      db.selectFrom(table).select('storage_key').where('storage_key', 'in', storageKeys).execute(),
    ),
  );
  const named = new Set(rows.flat().map(({ storage_key }) => storage_key));
  return storageKeys.filter((key) => !named.has(key));
}

/**
 * Removes those of the given drafts and files that no row names: what a submission that failed leaves behind. What the
 * storage does not let go of now is swept later.
 */
export async function removeUnnamed(db: Kysely<Tables>, storageKeys: readonly string[]): Promise<void> {
  const unnamed = await findUnnamed(db, storageKeys);
  await removeDrafts(unnamed);
  await removeFiles(unnamed).catch((error: unknown) => console.error('Files are left to be swept:', error));
}

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * Removes what crashes left: drafts, unfinished writes to the storage, and files that no row names, all of them so old
 * that no upload can still be working on them.
 * @param dryRun true only counts them
 * @param before what came later is left alone
 * @returns how many there were
 * @throws Error when the storage cannot be reached
 */
export async function sweepUploads(
  db: Kysely<Tables>,
  dryRun = false,
  before = new Date(Date.now() - ABANDONED_MS),
): Promise<number> {
  const store = await openFileStore();
  let count = (await sweepDrafts(before, dryRun)) + (await store.endUnfinished(before, dryRun));
  for await (const keys of inBatches(store.listBefore(before))) {
    const unnamed = await findUnnamed(db, keys);
    if (!dryRun) await store.remove(unnamed);
    count += unnamed.length;
  }
  return count;
}

/** Sweeps once when the process starts. */
export async function sweepAtStart(): Promise<void> {
  await sweepUploads(await openDatabase());
}
