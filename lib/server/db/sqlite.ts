import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** How long a writer waits for another process to finish its transaction. */
const LOCK_WAIT_MS = 5000;
const MAX_CACHED_STATEMENTS = 500;

/** Makes the data folder and an empty database file that only this user can read, where they are missing. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function openFile(file: string): DatabaseSync {
  createPrivately(file);
  // The timeout must stand before the first pragma: switching to WAL fails while another process does so.
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  // A new file can give space back (`expired-rows.ts` brings older ones there); its log does not stay at its largest.
  database.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal;');
  database.exec('pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 8388608;');
  return database;
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    // A pragma may have no columns and yet work row by row, as the one that gives space back does.
    reader: statement.columns().length > 0 || /^pragma\b/i.test(statement.sourceSQL),
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** `node:sqlite` behind the small interface that Kysely asks for. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A deferred transaction that reads first and then writes fails at once when another process wrote between.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = cache.get(text);
      if (known) return known;
      const statement = toKyselyStatement(database.prepare(text));
      if (cache.size < MAX_CACHED_STATEMENTS) cache.set(text, statement);
      return statement;
    },
  };
}

/** SQLite changes its schema inside transactions, so that an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The dialect of the embedded database: durable on every commit, safe beside other processes. */
export class EmbeddedDialect extends SqliteDialect {
  /** @param file path of the database, created when it is missing */
  constructor(file: string) {
    super({ database: async () => toKyselyDatabase(openFile(file)) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
