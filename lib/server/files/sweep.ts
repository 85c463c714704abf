import 'server-only';
import type { Kysely } from 'kysely';
import { readDatabaseId } from '@/lib/server/db/database-id';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { type FileStore, toMark } from './file-store';
import { removeArrivingFiles, sweepArrivingFiles } from './folder';
import { openFileStore, removeFiles } from './open-file-store';

/** Younger files may belong to an upload in progress. Uploads take minutes, but the storage's clock may differ. */
const ABANDONED_MS = 24 * 3_600_000;
/** Later than any file. */
export const EVER = new Date(8.64e15);
const BATCH = 500;

/** The tables whose rows refer to files. A file goes from `reply_file` to the next table, so that is read first. */
export const FILE_TABLES = [
  'submission_file',
  'reply_file',
  'service_request_file',
  'blind_copy',
  'form_draft_file',
  'image_file',
  'document_file',
] as const;

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

/** Deletes the given files that no row refers to. Files that cannot be deleted now are swept later. */
export async function removeUnnamed(db: Kysely<Tables>, storageKeys: readonly string[]): Promise<void> {
  const unnamed = await findUnnamed(db, storageKeys);
  await removeArrivingFiles(unnamed);
  await removeFiles(unnamed).catch((error: unknown) =>
    console.error('Files are left for the next sweep:', error),
  );
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

async function* lookUp(db: Kysely<Tables>, store: FileStore, before: Date) {
  for await (const keys of inBatches(store.listBefore(before)))
    yield { keys, unnamed: await findUnnamed(db, keys) };
}

async function namesMost(db: Kysely<Tables>, store: FileStore): Promise<boolean> {
  let [files, strangers] = [0, 0];
  for await (const { keys, unnamed } of lookUp(db, store, EVER)) {
    files += keys.length;
    strangers += unnamed.length;
  }
  return strangers * 2 <= files;
}

async function readMarks(db: Kysely<Tables>, store: FileStore) {
  return { own: toMark(await readDatabaseId(db)), marks: await store.listMarks() };
}

/**
 * An empty database or an old copy refers to few files or none: the sweep would delete all others. Each database marks
 * its storage.
 */
async function isOwn(db: Kysely<Tables>, store: FileStore, dryRun: boolean): Promise<boolean> {
  const { own, marks } = await readMarks(db, store);
  if (marks.length === 0 && (await namesMost(db, store))) {
    if (!dryRun) await store.mark(own);
    return true;
  }
  if (marks.length === 1 && marks[0] === own) return true;
  const found = marks.length > 0 ? `its marks are ${marks.join(', ')}` : 'it names few of them';
  console.error(
    `No stored file is removed: some may belong to another database (this is ${own}), ${found}. See docs/operations.md, section Files`,
  );
  return false;
}

/** Marks a storage that another database has marked: from then on neither deletes files that it does not know. */
async function markBeside(db: Kysely<Tables>): Promise<void> {
  const store = await openFileStore();
  const { own, marks } = await readMarks(db, store);
  if (marks.length > 0 && !marks.includes(own)) await store.mark(own);
}

export interface Sweep {
  /** Number of received files, unfinished writes and stored files that were deleted, or would be. */
  count: number;
  /** True if stored files were kept because they may belong to another database. */
  isHeld: boolean;
}

/**
 * Deletes the remains of crashes: received files, unfinished writes, and files that no row refers to. @param dryRun
 * only counts
 */
export async function sweepUploads(
  db: Kysely<Tables>,
  dryRun = false,
  before = new Date(Date.now() - ABANDONED_MS),
): Promise<Sweep> {
  const store = await openFileStore();
  let count = (await sweepArrivingFiles(before, dryRun)) + (await store.endUnfinished(before, dryRun));
  if (!(await isOwn(db, store, dryRun))) return { count, isHeld: true };
  for await (const { unnamed } of lookUp(db, store, before)) {
    if (!dryRun) await store.remove(unnamed);
    count += unnamed.length;
  }
  return { count, isHeld: false };
}

/** Sweeps once when a process starts. */
export async function sweepAtStart(database?: Kysely<Tables>): Promise<void> {
  const db = database ?? (await openDatabase());
  await markBeside(db);
  await sweepUploads(db);
}
