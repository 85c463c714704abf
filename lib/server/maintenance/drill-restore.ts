import 'server-only';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getDatabaseFile } from '@/lib/server/db/open';
import { describeFile, MANIFEST_FILE, type Manifest } from './manifest';
import { toPlace } from './restore';

/** Tables that a start sweeps, loads or indexes again; every other table must be identical to the backup. */
const CHANGED_BY_START =
  /^(sign_on_.*|used_code|kept_outcome|publication.*|search_.*|cache_tag|database_id|kysely_.*|sqlite_.*)$/;

async function readCreatedAt(folder: string): Promise<string | null> {
  try {
    return String(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')).createdAt);
  } catch {
    return null;
  }
}

/** The newest backup in a folder, or the folder itself. @throws Error if there is none */
export async function findNewestBackup(folder: string): Promise<{ path: string; createdAt: string }> {
  const root = resolve(folder);
  const names = await readdir(root).catch(() => []);
  const paths = existsSync(join(root, MANIFEST_FILE)) ? [root] : names.map((name) => join(root, name));
  const dated = await Promise.all(
    paths.map(async (path) => ({ path, createdAt: await readCreatedAt(path) })),
  );
  const backups = dated.flatMap(({ path, createdAt }) => (createdAt === null ? [] : [{ path, createdAt }]));
  const [newest] = backups.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!newest) throw new Error(`${root} contains no backup`);
  return newest;
}

function countRows(file: string): Map<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const names = tables.map(({ name }) => String(name)).filter((name) => !CHANGED_BY_START.test(name));
    const count = (name: string) =>
      Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows);
    return new Map(names.map((name) => [name, count(name)]));
  } finally {
    database.close();
  }
}

/**
 * Compares a restored folder, on which a portal has run, with its backup.
 * @returns counts, and a sentence for each difference
 */
export async function compareWithBackup(backup: string, dataDir: string, manifest: Manifest) {
  const expected = countRows(getDatabaseFile(backup));
  const found = countRows(getDatabaseFile(dataDir));
  const differences = [...expected].flatMap(([table, rows]) => {
    const restored = found.get(table);
    return restored === rows ? [] : [`${table}: ${rows} rows in the backup, ${restored ?? 'no'} restored`];
  });
  const own = basename(getDatabaseFile(dataDir));
  const files = manifest.files.filter(({ path }) => path !== own);
  for (const { path, sha256 } of files) {
    const restored = await describeFile(dataDir, toPlace(path)).catch(() => null);
    if (restored?.sha256 !== sha256)
      differences.push(`${path} is ${restored ? 'not as in the backup' : 'missing'}`);
  }
  const rows = [...expected.values()].reduce((sum, count) => sum + count, 0);
  return { rows, files: files.length, differences };
}
