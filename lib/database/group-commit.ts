import 'server-only';
import { setImmediate } from 'node:timers';
import type { EmbeddedFile } from './embedded-file';

/** A transaction of the database that several members share; settled once it is on disk, or lost. */
type Group = PromiseWithResolvers<void>;

/**
 * Puts the transactions of one SQLite connection on disk together: each is a savepoint of a shared transaction, which
 * is committed once per round of the event loop. Members run one after the other, in the order in which they came. One
 * that fails goes back to its savepoint and harms no other; whoever has taken part, or has only read what was not on
 * disk yet, is answered after the shared commit.
 */
export class GroupCommit {
  private group: Group | null = null;
  private isTaken = false;
  private readonly line: (() => void)[] = [];

  /** @param file used by nobody else */
  constructor(private readonly file: EmbeddedFile) {}

  private get database() {
    return this.file.database;
  }

  /** Waits until nobody uses the connection. What was taken is given back with `release`. */
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

  /** Begins a shared transaction where none is open. Those who come in this round of the event loop belong to it. */
  private join(): void {
    if (this.group) return;
    // A deferred transaction that reads first and then writes fails at once when another process wrote between.
    this.database.exec('begin immediate');
    // Who saves the data of lost files waits for this lock first, so nothing is written to them after that.
    try {
      this.file.assertWhole(true);
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
    const group: Group = Promise.withResolvers();
    // A member that has been told of its own failure does not wait for the others'.
    group.promise.catch(() => undefined);
    this.group = group;
    setImmediate(async () => {
      await this.take();
      if (this.group === group) this.settle();
      this.release();
    });
  }

  /** Commits what is shared, now. */
  private settle(): void {
    const { group } = this;
    if (!group) return;
    try {
      this.database.exec('commit');
      // What went into a log without a name is not acknowledged.
      this.file.assertWhole(true);
      this.group = null;
      group.resolve();
    } catch (error) {
      this.lose(error);
    }
  }

  /** The shared transaction is gone: none of its members may be told that it succeeded. */
  private lose(error: unknown): void {
    this.group?.reject(error);
    this.group = null;
    if (this.database.isTransaction) this.database.exec('rollback');
  }

  /** Runs a statement; an error that ended the shared transaction (a full disk) ends it for all. */
  private attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (this.group && !this.database.isTransaction) this.lose(error);
      throw error;
    }
  }

  /** Uses the connection alone, and returns what came of it once nothing that it may have seen can be lost. */
  private async alone<Result>(work: () => Result): Promise<Result> {
    await this.take();
    let result: Result;
    let group: Group | null;
    try {
      result = this.attempt(work);
    } finally {
      group = this.group;
      this.release();
    }
    await group?.promise;
    return result;
  }

  /** A question beside all transactions. */
  read<Result>(work: () => Result): Promise<Result> {
    return this.alone(() => {
      this.file.assertWhole(false);
      return work();
    });
  }

  /** A change that is a transaction by itself. */
  write<Result>(work: () => Result): Promise<Result> {
    return this.alone(() => {
      this.join();
      return work();
    });
  }

  /** What no transaction may surround, such as a pragma. */
  apart<Result>(work: () => Result): Promise<Result> {
    return this.alone(() => {
      this.settle();
      this.file.assertWhole(true);
      const result = work();
      this.file.assertWhole(true);
      return result;
    });
  }

  /** Opens a transaction; until its end nobody else uses the connection. */
  async begin(): Promise<void> {
    await this.take();
    try {
      this.join();
      this.attempt(() => this.database.exec('savepoint member'));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Runs a statement of the open transaction. @throws Error when the transaction was lost before */
  within<Result>(work: () => Result): Result {
    if (!this.group) throw new Error('The transaction was lost');
    return this.attempt(work);
  }

  /**
   * Ends the open transaction.
   * @returns once it is on disk with all others of its group
   * @throws what kept the shared commit from happening: nothing of it remains
   */
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

  /** Ends a shared transaction that is open on lost files. */
  private loseGroup(): void {
    try {
      this.file.assertWhole(true);
    } catch (error) {
      if (this.group) this.lose(error);
    }
  }

  /** Saves the data of files that were lost; a transaction that is open on them is lost too. */
  async recover(): Promise<void> {
    await this.take();
    try {
      this.loseGroup();
      await this.file.recover();
    } finally {
      this.release();
    }
  }

  /** Commits what is open and closes the database. */
  async close(): Promise<void> {
    await this.take();
    this.settle();
    this.file.close();
    this.release();
  }
}
