import 'server-only';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, type Stats, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { error, explain, type Finding, ok, warning } from './finding';

const GB = 1024 ** 3;
/** Below this, writes will soon fail (docs/operations.md, "What to watch"). */
const LEAST_BYTES = 2 * GB;
const FEW_BYTES = 5 * GB;
/** Permission bits of group and others. */
const FOREIGN = 0o077;

const findExisting = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : findExisting(dirname(folder));

function checkFreeSpace(folder: string, reserveMb: number): Finding {
  const { bavail, bsize } = statfsSync(findExisting(folder));
  const free = bavail * bsize;
  const text = `${folder} has ${(free / GB).toFixed(1)} GB free`;
  // The same limit as for readiness.
  if (free < reserveMb * 1_000_000)
    return error('disk', `${text}, less than DISK_RESERVE_MB=${reserveMb}: no instance is ready.`);
  if (free < LEAST_BYTES) return error('disk', `${text}: free some space, or submissions will be refused.`);
  if (free < FEW_BYTES) return warning('disk', `${text}: free some space soon.`);
  return ok('disk', `${text}.`);
}

function checkWriting(folder: string): Finding {
  const place = findExisting(folder);
  const probe = join(place, `.doctor-${randomUUID()}`);
  try {
    writeFileSync(probe, 'x', { mode: 0o600, flush: true });
    rmSync(probe);
    return ok('folder', place === folder ? `${folder} can be written.` : `${folder} can be created.`);
  } catch (failure) {
    return error(
      'folder',
      `${folder} cannot be written (${explain(failure)}): give it to the user of the portal.`,
    );
  }
}

/**
 * @param folders resolved paths, including missing ones
 * @param reserveMb DISK_RESERVE_MB
 */
export const checkFolders = (folders: readonly string[], reserveMb: number): Finding[] =>
  folders.flatMap((folder) => [checkWriting(folder), checkFreeSpace(folder, reserveMb)]);

function checkOwner(path: string, { uid }: Stats): Finding[] {
  const own = process.getuid?.();
  if (own === undefined || own === uid) return [];
  const text = `${path} belongs to user ${uid}, and this is user ${own}`;
  // Root can read everything, but the portal cannot read files created by root.
  return own === 0
    ? [warning('permissions', `${text}: run commands as the user of the portal.`)]
    : [error('permissions', `${text}: change its owner, or run commands as the user of the portal.`)];
}

export function checkPermissions(paths: readonly string[]): Finding[] {
  const found = paths.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return [];
    const owner = checkOwner(path, stats);
    if (process.platform === 'win32' || (stats.mode & FOREIGN) === 0) return owner;
    const mode = (stats.mode & 0o777).toString(8);
    const text = `${path} has mode ${mode}: others may read it; run chmod ${stats.isDirectory() ? 700 : 600} ${path}.`;
    return [...owner, error('permissions', text)];
  });
  return found.length > 0
    ? found
    : [ok('permissions', 'Databases, keys and uploads are readable by their owner only.')];
}

export const listPrivatePaths = (dataDir: string): string[] => {
  const names = [
    'portal.sqlite',
    'portal.sqlite-wal',
    'access.sqlite',
    'access.sqlite-wal',
    'secrets.json',
    'uploads',
  ];
  const folder = resolve(dataDir);
  return [folder, ...names.map((name) => join(folder, name))];
};
