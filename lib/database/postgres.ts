import { shareState } from '../env/shared-state.ts';
import 'server-only';
import { Socket } from 'node:net';
import {
  ColumnDefinitionNode,
  type DataTypeNode,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely';
import pg from 'pg';
import { env } from '@/lib/env/env';
import { type MetricValue, offerMetric } from '@/lib/monitoring/metrics';

/** Marked with a property, because a handle may come from another bundle with its own copy of the class. */
class MarkedAdapter extends PostgresAdapter {
  readonly isPostgres = true;
}

export const isPostgres = (db: QueryExecutorProvider): boolean => 'isPostgres' in db.getExecutor().adapter;

/** Compiles SQL with the same meaning as in SQLite. */
class PortalCompiler extends PostgresQueryCompiler {
  /** Sorts and compares texts by byte, regardless of the server's locale. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }

  /** PostgreSQL stores no NUL character and rejects it even in a query. */
  protected override appendValue(value: unknown): void {
    super.appendValue(typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);
  }
}

const { INT8, NUMERIC } = pg.types.builtins;

/** Counts and sums are numbers, as in SQLite; all are within the safe integer range. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
};

const CONNECT_MS = 10_000;
/** A host that vanishes does not close its connections: on idle ones, keep-alive probes detect it within 20 seconds. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** Of a query in progress. PostgreSQL ends a statement before this time, so a silent connection is dead. */
const SILENCE_MS = env.DATABASE_STATEMENT_MS + 2000;
/** Shorter than that, so that idle connections are closed regularly. */
const IDLE_MS = Math.min(30_000, env.DATABASE_STATEMENT_MS);

/** Timeouts set in PostgreSQL. A pooler in transaction mode refuses session settings: there the role must have them. */
const SESSION_BOUNDS = {
  statement_timeout: env.DATABASE_STATEMENT_MS,
  lock_timeout: env.DATABASE_STATEMENT_MS,
  idle_in_transaction_session_timeout: env.DATABASE_STATEMENT_MS,
};

/** PostgreSQL for Kysely, with a bounded pool and without named prepared statements or session state. */
class PortalDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MarkedAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new PortalCompiler();
  }
}

/** A socket that is closed, failing the queries on it, after too long without data. */
function openBoundedSocket(): Socket {
  const line = new Socket();
  return line.setTimeout(SILENCE_MS, () => line.destroy());
}

function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'portal',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    // A command ends when it is done, not when its connections have been idle for that long.
    allowExitOnIdle: true,
    ...KEEP_ALIVE,
    types,
    ...options,
  });
  // The next query replaces an idle connection that the server has closed; without a listener the process would end.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  // A connection in use also reports the error to its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One pool per server and thread for all callers: the bound applies to each thread, and threads share nothing. */
const pools = shareState('pools', () => new Map<string, { pool: pg.Pool; users: number }>());

/** The connections of all pools by state, and the number of queries that wait for one. */
function countConnections(): MetricValue[] {
  const sum = (read: (pool: pg.Pool) => number) =>
    [...pools.values()].reduce((total, { pool }) => total + read(pool), 0);
  const counts = {
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    awaited: sum(({ waitingCount }) => waitingCount),
  };
  return Object.entries(counts).map(([state, value]) => ({ value, labels: { state } }));
}

function sharePool(url: string, options: pg.PoolConfig): PostgresPool {
  const shared = pools.get(url) ?? { pool: openPool(url, options), users: 0 };
  pools.set(url, shared);
  offerMetric('database_connections', countConnections);
  shared.users += 1;
  const end = async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    pools.delete(url);
    await shared.pool.end();
  };
  return { connect: () => shared.pool.connect(), end, options: shared.pool.options };
}

/** The dialect for the portal's queries. @param url `postgres://…`, with `sslmode` and `sslrootcert` if encrypted */
export function postgresDialect(url: string): PostgresDialect {
  const bounds = env.DATABASE_DIRECT_URL ? {} : SESSION_BOUNDS;
  return new PortalDialect({
    pool: async () => sharePool(url, { max: env.DATABASE_CONNECTIONS, stream: openBoundedSocket, ...bounds }),
  });
}

/** One connection without a statement timeout that holds a lock, so never through a pooler. */
export function migrationDialect(url: string): PostgresDialect {
  const direct = url === env.DATABASE_URL ? (env.DATABASE_DIRECT_URL ?? url) : url;
  return new PortalDialect({ pool: async () => openPool(direct, { max: 1 }) });
}
