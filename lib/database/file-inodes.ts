import { readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Suffixes of the files that make up a database: the database, its write-ahead log and the log's index. */
const ENDS = ['', '-wal', '-shm'] as const;
export type FileEnd = (typeof ENDS)[number];

/** File descriptors of this process, on systems that list them. */
const OPEN_FILES = '/proc/self/fd';

function find(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The inode number of a deleted file is soon reused; the creation time distinguishes the two. */
const toInode = (stats: Stats | undefined) => stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;

/** Every open file of this process; empty on systems that do not list them. */
function listOpen(): Stats[] {
  try {
    return readdirSync(OPEN_FILES).flatMap((name) => find(`${OPEN_FILES}/${name}`) ?? []);
  } catch {
    return [];
  }
}

/** A new connection would share their log index but read another log. @returns null where open files are not listed */
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

/** Paths are inspected but never opened: closing a descriptor would drop the locks. */
export class FileInodes {
  private readonly file: string;
  private readonly inodes: ReadonlyMap<FileEnd, string | undefined>;

  constructor(file: string) {
    this.file = file;
    this.inodes = new Map(ENDS.map((end) => [end, toInode(find(file + end))]));
  }

  /** Files whose path is missing or refers to a file other than the open one. */
  listLost(): FileEnd[] {
    return ENDS.filter((end) => {
      const inode = this.inodes.get(end);
      return inode === undefined || toInode(find(this.file + end)) !== inode;
    });
  }

  findNamed(end: FileEnd): Stats | undefined {
    return find(this.file + end);
  }

  /** An open file, even if it has no name any more. */
  findOpen(end: FileEnd): Stats | undefined {
    return listOpen().find((stats) => toInode(stats) === this.inodes.get(end));
  }

  /** Whether only one connection in all threads has the log open; false where that cannot be determined. */
  isLogOpenOnce(): boolean {
    return listOpen().filter((stats) => toInode(stats) === this.inodes.get('-wal')).length === 1;
  }
}
