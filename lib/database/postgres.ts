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
import { offerReading, type Reading } from '@/lib/monitoring/metrics';

/** Marked, because a handle may come from another bundle, whose classes are others. */
class MarkedAdapter extends PostgresAdapter {
  readonly isPostgres = true;
}

/** True for a handle or transaction of PostgreSQL, false for one of SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => 'isPostgres' in db.getExecutor().adapter;

/** SQL that means the same as in SQLite. */
class PortalCompiler extends PostgresQueryCompiler {
  /** Texts are ordered and compared byte by byte, whatever language the server speaks. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }

  /** No text holds a zero byte, and PostgreSQL refuses even the question for one: it looks for the replacement character. */
  protected override appendValue(value: unknown): void {
    super.appendValue(typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);
  }
}

const { INT8, NUMERIC } = pg.types.builtins;

/** Counts and sums are numbers, as in SQLite; none of them is beyond what a number can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
};

const CONNECT_MS = 10_000;
/** A host that vanishes ends no connection of its own: on one where nothing is under way probes find it within 20 seconds. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/**
 * Nor does it answer what is under way, which the kernel would send again for a quarter of an hour: PostgreSQL itself
 * gives up a statement before this time, so a line that is silent for longer leads nowhere.
 */
const SILENCE_MS = env.DATABASE_STATEMENT_MS + 2000;
/** Shorter than that, so that a connection with nothing to do is ended in order. */
const IDLE_MS = Math.min(30_000, env.DATABASE_STATEMENT_MS);

/** What PostgreSQL itself bounds. A pooler in transaction mode refuses settings of a session: there the role has them. */
const SESSION_BOUNDS = {
  statement_timeout: env.DATABASE_STATEMENT_MS,
  lock_timeout: env.DATABASE_STATEMENT_MS,
  idle_in_transaction_session_timeout: env.DATABASE_STATEMENT_MS,
};

/** PostgreSQL behind Kysely, with a bounded pool and without named prepared statements or state of a session. */
class PortalDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MarkedAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new PortalCompiler();
  }
}

/** A line that is cut, and with it whatever waits on it, once nothing has passed on it for too long. */
function openBoundedLine(): Socket {
  const line = new Socket();
  return line.setTimeout(SILENCE_MS, () => line.destroy());
}

function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'portal',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...KEEP_ALIVE,
    types,
    ...options,
  });
  // An idle connection that the server ends is replaced by the next query; unheard it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  // One that is in use tells its query as well, or the next one: only unheard here it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One pool for each server and thread, whatever in it asks: the bound holds for each thread, and threads share nothing. */
const memory = globalThis as { portalPools?: Map<string, { pool: pg.Pool; users: number }> };

/** The connections of all pools by what they do, and how many queries wait for one. */
function countConnections(pools: ReadonlyMap<string, { pool: pg.Pool }>): Reading[] {
  const sum = (read: (pool: pg.Pool) => number) =>
    [...pools.values()].reduce((total, { pool }) => total + read(pool), 0);
  const counts = {
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    awaited: sum(({ waitingCount }) => waitingCount),
  };
  return Object.entries(counts).map(([state, value]) => ({ value, labels: { state } }));
}

/** A pool that ends with the last of those who share it. */
function sharePool(url: string, options: pg.PoolConfig): PostgresPool {
  memory.portalPools ??= new Map();
  const pools = memory.portalPools;
  const shared = pools.get(url) ?? { pool: openPool(url, options), users: 0 };
  pools.set(url, shared);
  offerReading('database_connections', () => countConnections(pools));
  shared.users += 1;
  const end = async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    pools.delete(url);
    await shared.pool.end();
  };
  return { connect: () => shared.pool.connect(), end, options: shared.pool.options };
}

/** The dialect for the portal's queries. @param url `postgres://…`, with `sslmode` and `sslrootcert` where encrypted */
export function postgresDialect(url: string): PostgresDialect {
  const bounds = env.DATABASE_DIRECT_URL ? {} : SESSION_BOUNDS;
  return new PortalDialect({
    pool: async () => sharePool(url, { max: env.DATABASE_CONNECTIONS, stream: openBoundedLine, ...bounds }),
  });
}

/** The dialect for migrations: one connection that may take its time and holds a lock, so never through a pooler. */
export function migrationDialect(url: string): PostgresDialect {
  const direct = url === env.DATABASE_URL ? (env.DATABASE_DIRECT_URL ?? url) : url;
  return new PortalDialect({ pool: async () => openPool(direct, { max: 1 }) });
}
