import 'server-only';
import { createWriteStream, existsSync } from 'node:fs';
import { access, chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { backup as backupDatabase, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { readGivenSecrets } from '@/lib/auth/tokens/secrets';
import { getDatabaseFile } from '@/lib/server/db/open';
import { copyDurably, syncPath } from '@/lib/server/files/folder';
import { copyFromStore, openFileStore } from '@/lib/server/files/open-file-store';
import { FILE_TABLES } from '@/lib/server/files/sweep';
import { digestOf, openDocument, toStoredName } from '@/lib/server/publications/document-files';
import { describeFile, MANIFEST_FILE, type Manifest, type ManifestFile } from './manifest';
import { copyFromPostgres } from './move-data';

export const SECRETS_FILE = 'secrets.json';

interface Source {
  dataDir: string;
  /** PostgreSQL with the rows; without it they are in the data folder. */
  url?: string | undefined;
  at: Date;
}

/** Copies the database during writes; the copy is a consistent snapshot. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backupDatabase(source, to);
  } finally {
    source.close();
  }
}

/** Without write-ahead mode a copy is a single complete file. */
async function finishCopy(file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  copy.exec('pragma journal_mode = delete');
  copy.close();
  await chmod(file, 0o600);
  await syncPath(file);
}

interface NamedFile {
  storageKey: string;
  sha256: string;
}

function listNamedFiles(file: string): NamedFile[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return copy
      .prepare(
        FILE_TABLES.map(
          (table) => `select storage_key, sha256 from ${table} where storage_key is not null`,
        ).join(' union all '),
      )
      .all()
      .map((row) => ({ storageKey: String(row.storage_key), sha256: String(row.sha256) }));
  } finally {
    copy.close();
  }
}

/** Copies the files from the configured storage. @throws Error when one differs from what was received */
async function copyFiles(named: readonly NamedFile[], folder: string): Promise<ManifestFile[]> {
  const store = await openFileStore();
  const files: ManifestFile[] = [];
  for (const { storageKey, sha256 } of named) {
    const path = `uploads/${storageKey}`;
    await copyFromStore(store, storageKey, join(folder, path));
    const file = await describeFile(folder, path);
    if (file.sha256 !== sha256) throw new Error(`${path} has changed since it was received`);
    files.push(file);
  }
  return files;
}

/** Copies the keys in use. @throws Error when a configured file is missing: without it the pseudonyms are useless */
async function copySecrets(dataDir: string, folder: string): Promise<string[]> {
  const [own, copy] = [join(dataDir, SECRETS_FILE), join(folder, SECRETS_FILE)];
  const given = readGivenSecrets();
  if (given) await writeFile(copy, given.text, { mode: 0o600, flush: true });
  else if (existsSync(own)) await copyDurably(own, copy);
  else return [];
  return [SECRETS_FILE];
}

function listNamedDocuments(file: string): string[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = copy
      .prepare(
        `select distinct json_extract(texts, '$.file.path') as path from publication_text
         where json_extract(texts, '$.file.path') not in (select path from document_file)`,
      )
      .all();
    return rows.flatMap(({ path }) => toStoredName(String(path)) ?? []);
  } finally {
    copy.close();
  }
}

/** Copies the documents. One that is only on another machine is reported and omitted: its editor still has it. */
async function copyDocuments(names: readonly string[], folder: string): Promise<ManifestFile[]> {
  if (names.length === 0) return [];
  await mkdir(join(folder, 'documents'), { recursive: true, mode: 0o700 });
  const files: ManifestFile[] = [];
  for (const name of names) {
    const path = `documents/${name}`;
    const found = await openDocument(name);
    if (!found) {
      console.warn(`${path} is not on this machine and therefore missing in the backup: import it again`);
      continue;
    }
    await pipeline(found.content, createWriteStream(join(folder, path), { mode: 0o600, flush: true }));
    const file = await describeFile(folder, path);
    if (!file.sha256.startsWith(digestOf(name))) throw new Error(`${path} has changed since it was imported`);
    files.push(file);
  }
  return files;
}

async function fill(source: Source, folder: string): Promise<Manifest> {
  const { dataDir, url, at } = source;
  const database = basename(getDatabaseFile(dataDir));
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: 0o700 });
  // The database is copied first: files are stored before a row refers to them, so all of them can be copied.
  const copy = join(folder, database);
  await (url ? copyFromPostgres(url, copy) : copyDatabase(getDatabaseFile(dataDir), copy));
  await finishCopy(copy);
  const paths = [database, ...(await copySecrets(dataDir, folder))];
  const files = await copyFiles(listNamedFiles(copy), folder);
  files.push(...(await copyDocuments(listNamedDocuments(copy), folder)));
  for (const path of paths) files.push(await describeFile(folder, path));
  return { format: 1, createdAt: at.toISOString(), files };
}

async function refuseFilledFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0) throw new Error(`${folder} is not empty; name a new folder for each backup`);
}

async function refuseMissingDatabase(dataDir: string): Promise<void> {
  await access(getDatabaseFile(dataDir)).catch(() => {
    throw new Error(`${resolve(dataDir)} contains no database yet`);
  });
}

/** Backs up while the portal is running. The folder appears only when complete. It contains personal data and keys. */
export async function createBackup(source: Source, folder: string): Promise<Manifest> {
  const target = resolve(folder);
  await refuseFilledFolder(target);
  if (!source.url) await refuseMissingDatabase(source.dataDir);
  const staging = `${target}.part`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const manifest = await fill(source, staging);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(staging, MANIFEST_FILE), text, { mode: 0o600, flush: true });
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
  await syncPath(dirname(target));
  return manifest;
}
