import 'server-only';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { openFile } from './open-file';

const MAX_CACHED_STATEMENTS = 500;

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
  /**
   * @param file path of the database, created when it is missing
   * @param mayLose true where a loss of power may undo the last commits
   */
  constructor(file: string, mayLose = false) {
    super({
      database: async () => {
        const database = openFile(file);
        if (mayLose) database.exec('pragma synchronous = normal');
        return toKyselyDatabase(database);
      },
    });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
