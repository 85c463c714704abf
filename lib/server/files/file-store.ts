import 'server-only';
import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredContent {
  content: Readable;
  /** Bytes. */
  size: number;
}

const MARK = /^database-[0-9a-z-]+$/;

/** Name of the marker of a database in its file storage. */
export const toMark = (databaseId: string) => `database-${databaseId}`;

export const isMark = (name: string) => MARK.test(name);

/** Content of a marker, for administrators of the storage. */
export const MARK_TEXT =
  'The files beside this are those of the database of this id: docs/operations.md, "Files".\n';

/**
 * Stores the files of submissions, under random keys, and the documents imported by editors (`documents/<name>`), in a
 * folder or in object storage.
 */
export interface FileStore {
  /**
   * Takes over received files, whose content is already on disk. When this returns they are durable; only then may a
   * row refer to them.
   * @throws RequestError 503 on failure; files already taken over must be removed with `remove`, or are swept later
   */
  keep(storageKeys: readonly string[]): Promise<void>;
  /** Stores a complete local file under a key, for commands that restore files. */
  put(storageKey: string, path: string): Promise<void>;
  /** The content of a file. @throws Error if it does not exist; RequestError 503 when the storage cannot be reached */
  read(storageKey: string): Promise<StoredContent>;
  /** Removes files; missing ones are ignored. */
  remove(storageKeys: readonly string[]): Promise<void>;
  /** The keys of submission files older than a time. */
  listBefore(before: Date): AsyncIterable<string>;
  /** The markers of databases that use this storage. */
  listMarks(): Promise<string[]>;
  /** Writes a marker; `remove` deletes it. */
  mark(name: string): Promise<void>;
  /** Aborts unfinished writes older than a time. @param dryRun true only counts them */
  endUnfinished(before: Date, dryRun: boolean): Promise<number>;
  /** @throws Error when the storage cannot be used now */
  check(): Promise<void>;
}
