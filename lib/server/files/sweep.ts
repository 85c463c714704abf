import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { getUploadFolder, removeUploads } from './folder';

/** Longer than any upload may take: younger files may belong to one that is under way, here or in another process. */
const ABANDONED_MS = 20 * 60_000;

/** The tables whose rows name files. */
const FILE_TABLES = ['submission_file', 'service_request_file'] as const;

function findRow(db: Kysely<Tables>, table: (typeof FILE_TABLES)[number], key: string) {
  return db.selectFrom(table).select('id').where('storage_key', '=', key).executeTakeFirst();
}

async function findUnnamed(db: Kysely<Tables>, storageKeys: readonly string[]): Promise<string[]> {
  const unnamed: string[] = [];
  for (const key of storageKeys) {
    const rows = await Promise.all(FILE_TABLES.map((table) => findRow(db, table, key)));
    if (!rows.some(Boolean)) unnamed.push(key);
  }
  return unnamed;
}

/** Removes those of the given files that no row names: what a submission that failed leaves behind. */
export async function removeUnnamed(db: Kysely<Tables>, storageKeys: readonly string[]): Promise<void> {
  await removeUploads(await findUnnamed(db, storageKeys));
}

async function isAbandoned(path: string, before: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before;
  } catch {
    return false;
  }
}

/**
 * Removes what crashes left in the upload folder: files that no row names and that no upload can still be
 * working on.
 * @param dryRun true only counts them
 * @returns how many there were
 */
export async function sweepUploads(db: Kysely<Tables>, dataDir?: string, dryRun = false): Promise<number> {
  const folder = getUploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const before = Date.now() - ABANDONED_MS;
  let count = 0;
  for (const name of await findUnnamed(db, names)) {
    if (!(await isAbandoned(join(folder, name), before))) continue;
    if (!dryRun) await rm(join(folder, name), { force: true });
    count += 1;
  }
  return count;
}

/** Sweeps once when the API starts; a portal that has stored nothing yet opens no database for it. */
export async function sweepAtStart(): Promise<void> {
  const names = await readdir(getUploadFolder()).catch(() => []);
  if (names.length > 0) await sweepUploads(await openDatabase());
}
