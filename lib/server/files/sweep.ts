import 'server-only';
import type { Kysely } from 'kysely';
import { readDatabaseId } from '@/lib/server/db/database-id';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { type FileStore, toMark } from './file-store';
import { removeDrafts, sweepDrafts } from './folder';
import { openFileStore, removeFiles } from './open-file-store';

/**
 * Younger files may belong to an upload that is under way, here or in another process. That takes minutes; but their
 * times are those of the storage, and the clocks of machines differ.
 */
const ABANDONED_MS = 24 * 3_600_000;
/** Later than any file. */
const EVER = new Date(8.64e15);
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

/** The files that came before a moment, a batch at a time, with those of them that no row names. */
async function* lookUp(db: Kysely<Tables>, store: FileStore, before: Date) {
  for await (const keys of inBatches(store.listBefore(before)))
    yield { keys, unnamed: await findUnnamed(db, keys) };
}

/** Whether rows name at least half of all the files. */
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
 * Whether the files of a storage are those of this database and of no other: one that is empty still, an old copy, or
 * that of another portal names none of them and would have them all removed. Each database marks the storage; a
 * storage without marks is taken by the database that names most of its files.
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
    `No stored file is removed: not all are of this database (${own}), ${found}. See docs/operations.md, section Files`,
  );
  return false;
}

/** Marks a storage that another database has marked: from then on neither removes what the other names. */
async function markBeside(db: Kysely<Tables>): Promise<void> {
  const store = await openFileStore();
  const { own, marks } = await readMarks(db, store);
  if (marks.length > 0 && !marks.includes(own)) await store.mark(own);
}

export interface Sweep {
  /** Drafts, unfinished writes and files that were removed, or would be. */
  count: number;
  /** True where stored files were left alone, because not all of them are this database's. */
  isHeld: boolean;
}

/**
 * Removes what crashes left: drafts, unfinished writes to the storage, and files that no row names, all of them so old
 * that no upload can still be working on them. Stored files go only where all of them are this database's.
 * @param dryRun true only counts them
 * @param before what came later is left alone
 * @throws Error when the storage cannot be reached
 */
export async function sweepUploads(
  db: Kysely<Tables>,
  dryRun = false,
  before = new Date(Date.now() - ABANDONED_MS),
): Promise<Sweep> {
  const store = await openFileStore();
  let count = (await sweepDrafts(before, dryRun)) + (await store.endUnfinished(before, dryRun));
  if (!(await isOwn(db, store, dryRun))) return { count, isHeld: true };
  for await (const { unnamed } of lookUp(db, store, before)) {
    if (!dryRun) await store.remove(unnamed);
    count += unnamed.length;
  }
  return { count, isHeld: false };
}

/** Sweeps once when a process starts on a database. */
export async function sweepAtStart(database?: Kysely<Tables>): Promise<void> {
  const db = database ?? (await openDatabase());
  await markBeside(db);
  await sweepUploads(db);
}
