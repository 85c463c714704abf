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

const MAX_CACHED_STATEMENTS = 500;
/** How often it is looked whether the files are still there when nobody uses them, in milliseconds. */
const LOOK_MS = 250;

interface Statement {
  statement: StatementSync;
  /** It answers with rows. */
  reads: boolean;
}

/** Runs queries; each text is read by the database once. */
class Statements {
  private readonly known = new Map<string, Statement>();
  private prepared: DatabaseSync | null = null;

  constructor(private readonly file: EmbeddedFile) {}

  private prepare(sql: string): Statement {
    const { database } = this.file;
    // Statements end with the connection that they were prepared on.
    if (database !== this.prepared) this.known.clear();
    this.prepared = database;
    const known = this.known.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // A pragma may have no columns and yet work row by row, as the one that gives space back does.
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

/** What Kysely takes for a connection: the one there is, and whether a transaction of this user is open on it. */
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

  /** Others write between two answers, and a statement that stands open would meet itself. */
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

/** One connection to `node:sqlite`, whose transactions reach the disk together. */
class EmbeddedDriver implements Driver {
  private opened: Opened | null = null;
  private recovery: Promise<void> | null = null;

  constructor(private readonly path: string) {}

  async init(): Promise<void> {
    const file = new EmbeddedFile(this.path);
    const watch = setInterval(() => void this.look(), LOOK_MS).unref();
    this.opened = { file, statements: new Statements(file), commits: new GroupCommit(file), watch };
  }

  /** Recovers the database when its files were lost. */
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
    // Of a transaction whose commit failed nothing is left to go back from.
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
    // There is nothing to give back.
  }

  async destroy(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    clearInterval(opened.watch);
    // What only lost files hold would be gone with this process.
    await this.look();
    await opened.commits.close();
    this.opened = null;
  }
}

/** SQLite changes its schema inside transactions, so that an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver puts its users in line by itself, and lets go of one before its commit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The dialect of the embedded database: durable on every commit, safe beside other processes. */
export class EmbeddedDialect implements Dialect {
  /** @param file path of the database, created when it is missing */
  constructor(private readonly file: string) {}

  createDriver(): Driver {
    return new EmbeddedDriver(this.file);
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
