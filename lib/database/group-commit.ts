import 'server-only';
import { setImmediate } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedFile } from './embedded-file';
import { LOCK_WAIT_MS } from './open-file';

/** A database transaction shared by several members; resolved once it is on disk, rejected if it is lost. */
type Group = PromiseWithResolvers<void>;

/** Interval at which the write lock is requested again while another thread or process holds it, in milliseconds. */
const RETRY_MS = 5;
/** The lower byte of SQLite's error codes for a lock that is held elsewhere (SQLITE_BUSY). */
const BUSY = 5;

const isBusy = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  (Number(error.errcode) & 0xff) === BUSY;

/**
 * Commits transactions of one connection together: each is a savepoint of a transaction that is committed once per
 * turn of the event loop. A failing member affects no other; a member gets its result after the shared commit.
 */
export class GroupCommit {
  private group: Group | null = null;
  private isTaken = false;
  private readonly line: (() => void)[] = [];
  /** The last refusal of the write lock. */
  private refusal: unknown = null;
  /** Ends when the write lock may be requested again. */
  private pause: Promise<void> | null = null;

  /**
   * @param file not used by other code
   * @param lockWaitMs how long a writer waits for another thread or process to finish its transaction
   */
  constructor(
    private readonly file: EmbeddedFile,
    private readonly lockWaitMs: number,
  ) {}

  private get database() {
    return this.file.database;
  }

  /** Waits for exclusive use of the connection; `release` ends it. */
  private take(): Promise<void> | undefined {
    if (this.isTaken) return new Promise((resolve) => this.line.push(resolve));
    this.isTaken = true;
    return undefined;
  }

  private release(): void {
    const next = this.line.shift();
    if (next) next();
    else this.isTaken = false;
  }

  /**
   * Takes the write lock without waiting: waiting in SQLite would block the thread.
   * @returns whether a transaction is open now
   */
  private lock(): boolean {
    // A deferred transaction that reads and then writes fails immediately if another process wrote in between.
    try {
      this.database.exec('pragma busy_timeout = 0; begin immediate');
      return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.database.exec(`pragma busy_timeout = ${LOCK_WAIT_MS}`);
    }
  }

  /**
   * Begins a shared transaction if none is open. Transactions of this turn of the event loop join it. While another
   * thread or process writes, others may use the connection; the writers share each pause, so that they go on in the
   * order in which they came.
   * @throws Error when the write lock is not free in time
   */
  private async join(): Promise<void> {
    const until = performance.now() + this.lockWaitMs;
    while (this.pause !== null || !(this.group || this.lock())) {
      if (performance.now() > until) throw this.refusal;
      this.release();
      this.pause ??= sleep(RETRY_MS).then(() => {
        this.pause = null;
      });
      await this.pause;
      await this.take();
    }
    if (!this.group) this.openGroup();
  }

  /** Makes the open transaction a shared one, which is committed in the next turn of the event loop. */
  private openGroup(): void {
    // Saving lost files waits for this lock first, so nothing is written to them afterwards.
    try {
      this.file.assertWhole(true);
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
    const group: Group = Promise.withResolvers();
    // A member that has received its own error does not wait for the shared commit.
    group.promise.catch(() => undefined);
    this.group = group;
    setImmediate(async () => {
      await this.take();
      if (this.group === group) this.settle();
      this.release();
    });
  }

  private settle(): void {
    const { group } = this;
    if (!group) return;
    try {
      this.database.exec('commit');
      // Data written to a log without a name must not be acknowledged.
      this.file.assertWhole(true);
      this.group = null;
      group.resolve();
    } catch (error) {
      this.lose(error);
    }
  }

  /** The shared transaction is lost: all of its members fail. */
  private lose(error: unknown): void {
    this.group?.reject(error);
    this.group = null;
    if (this.database.isTransaction) this.database.exec('rollback');
  }

  private attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (this.group && !this.database.isTransaction) this.lose(error);
      throw error;
    }
  }

  /** Runs work with exclusive use of the connection; returns once all data that it may have read is durable. */
  private async alone<Result>(work: () => Result, isWriting = false): Promise<Result> {
    await this.take();
    let result: Result;
    let group: Group | null;
    try {
      if (isWriting) await this.join();
      result = this.attempt(work);
    } finally {
      group = this.group;
      this.release();
    }
    await group?.promise;
    return result;
  }

  read<Result>(work: () => Result): Promise<Result> {
    return this.alone(() => {
      this.file.assertWhole(false);
      return work();
    });
  }

  write<Result>(work: () => Result): Promise<Result> {
    return this.alone(work, true);
  }

  /** A statement that must run outside any transaction, such as a pragma. */
  apart<Result>(work: () => Result): Promise<Result> {
    return this.alone(() => {
      this.settle();
      this.file.assertWhole(true);
      const result = work();
      this.file.assertWhole(true);
      return result;
    });
  }

  async begin(): Promise<void> {
    await this.take();
    try {
      await this.join();
      this.attempt(() => this.database.exec('savepoint member'));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Runs a statement of the open transaction. @throws Error when the transaction has been lost */
  within<Result>(work: () => Result): Result {
    if (!this.group) throw new Error('The transaction was lost');
    return this.attempt(work);
  }

  /** @returns once it is on disk together with its group @throws the error that prevented the shared commit */
  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    const { group } = this;
    const back = outcome === 'rollback' ? 'rollback to member; ' : '';
    try {
      if (group) this.attempt(() => this.database.exec(`${back}release member`));
      else if (outcome === 'commit') throw new Error('The transaction was lost');
    } finally {
      this.release();
    }
    await group?.promise;
  }

  /** Ends a shared transaction that was opened on files now lost. */
  private loseGroup(): void {
    try {
      this.file.assertWhole(true);
    } catch (error) {
      if (this.group) this.lose(error);
    }
  }

  async recover(): Promise<void> {
    await this.take();
    try {
      this.loseGroup();
      await this.file.recover();
    } finally {
      this.release();
    }
  }

  async close(): Promise<void> {
    await this.take();
    this.settle();
    this.file.close();
    this.release();
  }
}
