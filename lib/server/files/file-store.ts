import 'server-only';
import type { Readable } from 'node:stream';

export interface StoredContent {
  content: Readable;
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
 * Stores the files of submissions and images, under random keys, and the documents imported by editors
 * (`documents/<name>`).
 */
export interface FileStore {
  /** Makes received files durable; only then may a row refer to them. @throws RequestError 503 on failure */
  keep(storageKeys: readonly string[]): Promise<void>;
  put(storageKey: string, path: string): Promise<void>;
  read(storageKey: string): Promise<StoredContent>;
  remove(storageKeys: readonly string[]): Promise<void>;
  /** The random keys of files older than a time. */
  listBefore(before: Date): AsyncIterable<string>;
  /** The markers of databases that use this storage. */
  listMarks(): Promise<string[]>;
  mark(name: string): Promise<void>;
  /** Aborts unfinished writes older than a time. @param dryRun true only counts them */
  endUnfinished(before: Date, dryRun: boolean): Promise<number>;
  check(): Promise<void>;
}
