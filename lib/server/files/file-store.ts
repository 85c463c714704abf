import 'server-only';
import type { Readable } from 'node:stream';

/** A file of the store. */
export interface StoredContent {
  content: Readable;
  /** Bytes. */
  size: number;
}

const MARK = /^database-[0-9a-z-]+$/;

/** The name under which a database marks the storage of its files. */
export const toMark = (databaseId: string) => `database-${databaseId}`;

export const isMark = (name: string) => MARK.test(name);

/** What a mark holds, for whoever finds it there. */
export const MARK_TEXT =
  'The files beside this are those of the database of this id: docs/operations.md, "Files".\n';

/**
 * Where the files of submissions stand, whose keys are random and say nothing, and the documents that editors imported
 * (`documents/<name>`): a folder, or object storage.
 */
export interface FileStore {
  /**
   * Takes drafts over, whose content is on disk already. When this returns they survive a loss of power; only then may
   * a row name them.
   * @throws RequestError 503 when it cannot; what has been taken over by then is for `remove`, or swept later
   */
  keep(storageKeys: readonly string[]): Promise<void>;
  /** Puts a whole file of the disk under a key: for commands, which bring files back. */
  put(storageKey: string, path: string): Promise<void>;
  /** The content of a file. @throws Error when there is none; RequestError 503 when the storage cannot be reached */
  read(storageKey: string): Promise<StoredContent>;
  /** Removes files; those that are gone already are no error. */
  remove(storageKeys: readonly string[]): Promise<void>;
  /** The keys of the files of submissions that came before a moment. */
  listBefore(before: Date): AsyncIterable<string>;
  /** The marks of the databases whose files stand here. */
  listMarks(): Promise<string[]>;
  /** Leaves a mark; `remove` takes it away. */
  mark(name: string): Promise<void>;
  /** Ends what was begun before a moment and never finished. @param dryRun true only counts it */
  endUnfinished(before: Date, dryRun: boolean): Promise<number>;
  /** @throws Error when it cannot be used now */
  check(): Promise<void>;
}
