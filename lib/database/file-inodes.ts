import { readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Endings of the files that make one database: itself, its write-ahead log, and the index of the log. */
const ENDS = ['', '-wal', '-shm'] as const;
export type FileEnd = (typeof ENDS)[number];

/** What this process has open, where the system shows it. */
const OPEN_FILES = '/proc/self/fd';

function find(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A path that cannot be followed leads nowhere.
    return undefined;
  }
}

/** The number of a deleted file is soon given to another one: the time of its creation tells them apart. */
const toInode = (stats: Stats | undefined) => stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;

/** Every file that this process has open; nothing where the system does not show it. */
function listOpen(): Stats[] {
  try {
    return readdirSync(OPEN_FILES).flatMap((name) => find(`${OPEN_FILES}/${name}`) ?? []);
  } catch {
    return [];
  }
}

/**
 * The files of a database that a thread of this process has open although their names are gone.
 * A new connection would share the index of the log with them and read another log.
 * @returns null where the system does not show open files
 */
export function listDeleted(file: string): string[] | null {
  try {
    const path = join(realpathSync(dirname(file)), basename(file));
    const deleted = new Set(ENDS.map((end) => `${path}${end} (deleted)`));
    return readdirSync(OPEN_FILES).flatMap((name) => {
      const target = readLink(`${OPEN_FILES}/${name}`);
      return deleted.has(target) ? target : [];
    });
  } catch {
    return null;
  }
}

/** @returns an empty string for a descriptor that was closed meanwhile */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/**
 * Which files SQLite has open for a database, by inode. Paths are only looked at, never opened: closing a descriptor
 * would drop the locks.
 */
export class FileInodes {
  private readonly file: string;
  private readonly inodes: ReadonlyMap<FileEnd, string | undefined>;

  /** @param file path of a database that has just been opened and read */
  constructor(file: string) {
    this.file = file;
    this.inodes = new Map(ENDS.map((end) => [end, toInode(find(file + end))]));
  }

  /** The files whose paths lead to nothing, or to something else than what is open. */
  listLost(): FileEnd[] {
    return ENDS.filter((end) => {
      const inode = this.inodes.get(end);
      return inode === undefined || toInode(find(this.file + end)) !== inode;
    });
  }

  /** What stands at a path now. */
  findNamed(end: FileEnd): Stats | undefined {
    return find(this.file + end);
  }

  /** A file that is open, even when it has no name any more. */
  findOpen(end: FileEnd): Stats | undefined {
    return listOpen().find((stats) => toInode(stats) === this.inodes.get(end));
  }

  /** Whether one connection alone has the log open, in all threads; false where that cannot be seen. */
  isLogOpenOnce(): boolean {
    return listOpen().filter((stats) => toInode(stats) === this.inodes.get('-wal')).length === 1;
  }
}
