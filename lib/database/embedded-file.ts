import { shareState } from '../env/shared-state.ts';
import 'server-only';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { offerMetric } from '@/lib/monitoring/metrics';
import { type FileEnd, FileInodes, listDeleted } from './file-inodes';
import { openExisting, openFile } from './open-file';
import { saveData } from './save-data';

/** How long readers may rely on the last check that the files still exist, in milliseconds. */
const CHECK_MS = 100;

/** `ESTALE`, the code of file systems for a handle whose file is gone. It counts as an outage. */
class FilesLost extends Error {
  readonly code = 'ESTALE';
}

/** Number of losses by database. */
const losses = shareState('fileLosses', () => new Map<string, number>());

/** Adds to the losses of a database; 0 registers it, because an alert cannot notice a counter that begins at 1. */
function countLosses(name: string, by: 0 | 1): void {
  losses.set(name, (losses.get(name) ?? 0) + by);
  offerMetric('database_file_losses_total', () =>
    [...losses].map(([database, value]) => ({ value, labels: { database } })),
  );
}

/**
 * If other programs remove or replace the files, other threads close their connections, and the main thread saves the
 * data.
 */
export class EmbeddedFile {
  private open: DatabaseSync | null;
  private inodes: FileInodes;
  private loss: FilesLost | null = null;
  private logged = '';
  private checkedAt = 0;

  /** @throws Error while another thread still has removed files of the database open */
  constructor(private readonly file: string) {
    const deleted = listDeleted(file) ?? [];
    if (deleted.length > 0) throw new FilesLost(`Still open: ${deleted.join(', ')}`);
    this.open = openFile(file);
    this.inodes = new FileInodes(file);
    countLosses(basename(file), 0);
  }

  /** @throws Error while it is closed because its files were lost */
  get database(): DatabaseSync {
    if (!this.open) throw this.loss ?? new Error('The database is closed');
    return this.open;
  }

  /** @param isUrgent skips the cached result: set before a write and before it is acknowledged @throws Error */
  assertWhole(isUrgent: boolean): void {
    if (this.loss) throw this.loss;
    const at = performance.now();
    if (!isUrgent && at - this.checkedAt < CHECK_MS) return;
    this.checkedAt = at;
    const lost = this.inodes.listLost();
    if (lost.length === 0) return;
    const name = basename(this.file);
    const names = lost.map((end) => name + end).join(', ');
    this.loss = new FilesLost(
      `${name}: removed or replaced while the portal was running: ${names}. Nothing is acknowledged until the data is safe`,
    );
    countLosses(name, 1);
    console.error(this.loss.message);
    throw this.loss;
  }

  isWhole(): boolean {
    try {
      this.assertWhole(true);
      return true;
    } catch {
      return false;
    }
  }

  /** Saves the data of lost files and reopens the database. Call it only while no transaction is open. */
  async recover(): Promise<void> {
    const lost = this.inodes.listLost();
    if (this.open && lost.length === 0) return this.resume();
    try {
      if (isMainThread && this.open) await saveData(this.file, this.open, this.inodes, lost);
      else this.close();
      const isReady = this.open ? this.canReplace(lost) : listDeleted(this.file)?.length === 0;
      if (isReady) this.reopen(lost);
      else
        this.logOnce(
          `${basename(this.file)}: its data is safe; it is used again once all threads have closed it, or after a restart`,
        );
    } catch (error) {
      this.logOnce(String(error));
    }
  }

  /** A new connection of another thread would share this one's log index, so other threads close theirs first. */
  private canReplace(lost: readonly FileEnd[]): boolean {
    if (lost.includes('')) return true;
    return this.inodes.isLogOpenOnce() && !this.inodes.listLost().includes('');
  }

  private reopen(lost: readonly FileEnd[]): void {
    if (!lost.includes('')) this.close();
    // Until the new database is open, the removed one holds the only copy of the data, so it is closed afterwards.
    const before = this.open;
    this.open = openExisting(this.file);
    this.inodes = new FileInodes(this.file);
    before?.close();
    this.resume();
  }

  close(): void {
    this.open?.close();
    this.open = null;
  }

  private resume(): void {
    this.loss = null;
    this.logOnce(`${basename(this.file)} is whole again, with everything that was acknowledged`);
    this.logged = '';
  }

  private logOnce(text: string): void {
    if (text !== this.logged && isMainThread) console.error(text);
    this.logged = text;
  }
}
