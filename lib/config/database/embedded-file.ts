import 'server-only';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { offerReading } from '@/lib/config/monitoring/readings';
import { FileInodes } from './file-inodes';
import { openFile } from './open-file';
import { saveData } from './save-data';

/** How old an answer may be whether the files are still there, for those who only read, in milliseconds. */
const LOOK_MS = 100;

/** `ESTALE`, as file systems call a handle whose file is gone: an outage, so nothing is acknowledged. */
class FilesLost extends Error {
  readonly code = 'ESTALE';
}

/** How often files were lost, by database; one count for all bundles of the thread. */
const memory = globalThis as { portalFileLosses?: Map<string, number> };

function countLoss(name: string): void {
  memory.portalFileLosses ??= new Map();
  const losses = memory.portalFileLosses;
  losses.set(name, (losses.get(name) ?? 0) + 1);
  offerReading('database_file_losses_total', () =>
    [...losses].map(([database, value]) => ({ value, labels: { database } })),
  );
}

/**
 * A database file that is open. When its files are removed or replaced by another program, it can no longer be used until
 * the data is safe: the main thread saves it and opens what is at the path then; other threads close their connections
 * and wait until the main thread has closed its own.
 */
export class EmbeddedFile {
  private open: DatabaseSync | null;
  private inodes: FileInodes;
  private loss: FilesLost | null = null;
  private isSaved = false;
  private told = '';
  private lookedAt = 0;

  constructor(private readonly file: string) {
    this.open = openFile(file);
    this.inodes = new FileInodes(file);
  }

  /** @throws Error while it is closed because its files were lost */
  get database(): DatabaseSync {
    if (!this.open) throw this.loss ?? new Error('The database is closed');
    return this.open;
  }

  /**
   * @param isUrgent looks although it was looked a moment ago: before something is written, and before it is acknowledged
   * @throws Error when the files at the paths are not those that are open
   */
  assertWhole(isUrgent: boolean): void {
    if (this.loss) throw this.loss;
    const at = performance.now();
    if (!isUrgent && at - this.lookedAt < LOOK_MS) return;
    this.lookedAt = at;
    const lost = this.inodes.listLost();
    if (lost.length === 0) return;
    const name = basename(this.file);
    const names = lost.map((end) => name + end).join(', ');
    this.loss = new FilesLost(
      `${name}: removed or replaced while the portal was running: ${names}. Nothing is acknowledged until the data is safe`,
    );
    countLoss(name);
    console.error(this.loss.message);
    throw this.loss;
  }

  /** Whether it can be used. */
  isWhole(): boolean {
    try {
      this.assertWhole(true);
      return true;
    } catch {
      return false;
    }
  }

  /** Saves what is in the lost files and opens the database again, as far as that can be done now. No transaction is open. */
  async recover(): Promise<void> {
    const lost = this.inodes.listLost();
    if (this.open && lost.length === 0) return this.resume();
    try {
      if (isMainThread && !this.isSaved) await saveData(this.file, this.database, this.inodes, lost);
      this.isSaved = true;
      this.close();
      if (!this.inodes.areClosed(lost)) {
        this.tell(
          `${basename(this.file)}: its data is safe; it is used again once all threads have closed it, or after a restart`,
        );
        return;
      }
      this.open = openFile(this.file);
      this.inodes = new FileInodes(this.file);
      this.resume();
    } catch (error) {
      this.tell(String(error));
    }
  }

  close(): void {
    this.open?.close();
    this.open = null;
  }

  private resume(): void {
    this.loss = null;
    this.isSaved = false;
    this.tell(`${basename(this.file)} is whole again, with everything that was acknowledged`);
    this.told = '';
  }

  /** Says the same only once. */
  private tell(text: string): void {
    if (text !== this.told && isMainThread) console.error(text);
    this.told = text;
  }
}
