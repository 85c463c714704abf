import 'server-only';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { EmbeddedFile } from './embedded-file';
import { GroupCommit } from './group-commit';
import { LOCK_WAIT_MS } from './open-file';

const MAX_CACHED_STATEMENTS = 500;
const CHECK_MS = 250;

interface Statement {
  statement: StatementSync;
  reads: boolean;
}

/** Runs queries; each text is prepared once. */
class Statements {
  private readonly known = new Map<string, Statement>();
  private prepared: DatabaseSync | null = null;

  constructor(private readonly file: EmbeddedFile) {}

  private prepare(sql: string): Statement {
    const { database } = this.file;
    // Prepared statements end with their connection.
    if (database !== this.prepared) this.known.clear();
    this.prepared = database;
    const known = this.known.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // A pragma may have no columns and still work row by row, such as the one that frees space.
    const prepared = { statement, reads: statement.columns().length > 0 || /^pragma\b/i.test(sql) };
    if (this.known.size < MAX_CACHED_STATEMENTS) this.known.set(sql, prepared);
    return prepared;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, reads } = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

const CHANGES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/** Kysely's view of the only connection, with whether this user has a transaction open on it. */
class SharedConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    private readonly statements: Statements,
    private readonly commits: GroupCommit,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.statements.run<Row>(query);
    if (this.isInTransaction) return this.commits.within(run);
    const { kind } = query.query;
    if (kind === 'SelectQueryNode') return this.commits.read(run);
    return CHANGES.includes(kind) ? this.commits.write(run) : this.commits.apart(run);
  }

  /** Other writers run between two rows, and an open statement would conflict with itself. */
  streamQuery(): never {
    throw new Error('Rows are read in batches');
  }
}

interface Opened {
  file: EmbeddedFile;
  statements: Statements;
  commits: GroupCommit;
  watch: NodeJS.Timeout;
}

/** One connection to `node:sqlite`, whose transactions are committed together. */
class EmbeddedDriver implements Driver {
  private opened: Opened | null = null;
  private recovery: Promise<void> | null = null;

  constructor(
    private readonly path: string,
    private readonly lockWaitMs: number,
  ) {}

  async init(): Promise<void> {
    const file = new EmbeddedFile(this.path);
    const watch = setInterval(() => void this.look(), CHECK_MS).unref();
    this.opened = {
      file,
      statements: new Statements(file),
      commits: new GroupCommit(file, this.lockWaitMs),
      watch,
    };
  }

  private async look(): Promise<void> {
    const { opened } = this;
    if (!opened || opened.file.isWhole()) return;
    this.recovery ??= opened.commits
      .recover()
      .catch(console.error)
      .finally(() => {
        this.recovery = null;
      });
    await this.recovery;
  }

  private open() {
    if (!this.opened) throw new Error('The database is closed');
    return this.opened;
  }

  async acquireConnection(): Promise<SharedConnection> {
    const { statements, commits } = this.open();
    return new SharedConnection(statements, commits);
  }

  async beginTransaction(connection: SharedConnection): Promise<void> {
    await this.open().commits.begin();
    connection.isInTransaction = true;
  }

  private async end(connection: SharedConnection, outcome: 'commit' | 'rollback'): Promise<void> {
    // A transaction whose commit failed has already been rolled back.
    if (!connection.isInTransaction) return;
    connection.isInTransaction = false;
    await this.open().commits.end(outcome);
  }

  commitTransaction(connection: SharedConnection): Promise<void> {
    return this.end(connection, 'commit');
  }

  rollbackTransaction(connection: SharedConnection): Promise<void> {
    return this.end(connection, 'rollback');
  }

  async releaseConnection(): Promise<void> {
    // The shared connection is not released.
  }

  async destroy(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    clearInterval(opened.watch);
    // Data that exists only in lost files would be lost with this process.
    await this.look();
    await opened.commits.close();
    this.opened = null;
  }
}

/** SQLite changes its schema inside transactions, so an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver queues its users itself, and the next one may start before a commit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The dialect of the embedded database: every commit is durable, and other processes may use the file. */
export class EmbeddedDialect implements Dialect {
  /**
   * @param file path of the database, created if missing
   * @param lockWaitMs how long a writer waits for another thread or process to finish its transaction
   */
  constructor(
    private readonly file: string,
    private readonly lockWaitMs = LOCK_WAIT_MS,
  ) {}

  createDriver(): Driver {
    return new EmbeddedDriver(this.file, this.lockWaitMs);
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
