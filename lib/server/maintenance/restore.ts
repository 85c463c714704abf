import 'server-only';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { readGivenSecrets } from '@/lib/auth/tokens/secrets';
import { env } from '@/lib/env/env';
import { getDatabaseFile } from '@/lib/server/db/open';
import { copyDurably, syncPath } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { SECRETS_FILE } from './backup';
import { type Manifest, verifyBackup } from './manifest';
import { moveToPostgres } from './move-data';

interface RestoreOptions {
  /** Moves an existing data folder aside. */
  force: boolean;
  at: Date;
  /** Empty PostgreSQL for the rows; without it they stay in the data folder. */
  url?: string | undefined;
}

async function isFilled(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Only the last connection can end write-ahead mode. @throws Error when the file is open elsewhere or missing */
export function refuseWhileInUse(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new Error('The portal is running on this data. Stop it first');
  } finally {
    database.close();
  }
}

async function putAside(folder: string, at: Date): Promise<string> {
  if ((await readdir(folder)).includes('portal.sqlite')) refuseWhileInUse(getDatabaseFile(folder));
  const aside = `${folder}.replaced-${at.toISOString().replace(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return aside;
}

function refuseBrokenDatabase(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const row = database.prepare('pragma integrity_check').get();
    if (row?.integrity_check !== 'ok') throw new Error('The database in the backup is damaged');
  } finally {
    database.close();
  }
}

/** The place of a backup's file in the data folder: documents are with the uploads. */
export const toPlace = (path: string) => (path.startsWith('documents/') ? `uploads/${path}` : path);

async function unpack(from: string, to: string, manifest: Manifest): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const folders = [...new Set(['uploads', ...manifest.files.map(({ path }) => dirname(toPlace(path)))])];
  for (const name of folders) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  for (const { path } of manifest.files) await copyDurably(join(from, path), join(to, toPlace(path)));
  refuseBrokenDatabase(getDatabaseFile(to));
  for (const name of folders) await syncPath(join(to, name));
  await syncPath(to);
}

async function handOver(file: string, url: string): Promise<void> {
  await moveToPostgres(file, url);
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

/** Moves the unpacked files to the configured object storage, before any row refers to them. */
async function handOverFiles(folder: string, manifest: Manifest): Promise<void> {
  const store = await openFileStore();
  const paths = manifest.files.map(({ path }) => toPlace(path));
  for (const path of paths.filter((name) => name.startsWith('uploads/'))) {
    await store.put(path.slice('uploads/'.length), join(folder, path));
    await rm(join(folder, path));
  }
}

async function compareKeys(folder: string): Promise<boolean | null> {
  const restored = await readFile(join(folder, SECRETS_FILE), 'utf8').catch(() => null);
  if (restored === null) return null;
  try {
    const given = readGivenSecrets();
    return given && isDeepStrictEqual(JSON.parse(given.text), JSON.parse(restored));
  } catch {
    // The configured file is missing or not JSON.
    return false;
  }
}

/**
 * Restores next to the data folder and renames. Existing data is moved aside. @returns the path of the former data, or
 * null
 */
export async function restoreBackup(folder: string, dataDir: string, options: RestoreOptions) {
  const from = resolve(folder);
  const target = resolve(dataDir);
  const manifest = await verifyBackup(from);
  const filled = await isFilled(target);
  if (filled && !options.force)
    throw new Error(`${target} already contains data. Use --force to move it aside`);
  const staging = `${target}.restoring`;
  await unpack(from, staging, manifest);
  if (env.FILES_URL) await handOverFiles(staging, manifest);
  if (options.url) await handOver(getDatabaseFile(staging), options.url);
  const aside = filled ? await putAside(target, options.at) : null;
  if (!filled) await rm(target, { recursive: true, force: true });
  await rename(staging, target);
  await syncPath(dirname(target));
  return { aside, manifest, hasSameKeys: await compareKeys(target) };
}
