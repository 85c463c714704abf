import 'server-only';
import { join, resolve } from 'node:path';
import { type Generated, type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { RefusalKind } from '@/lib/auth/refusals/refusal-kinds';
import { inTransaction } from '@/lib/database/in-transaction';
import { type Handles, openOnce, type Plan } from '@/lib/database/open-place';
import { isPostgres } from '@/lib/database/postgres';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';

export interface SessionRecord {
  id: string;
  /** Session id at the embedded API; empty if the token has none. */
  reference: string;
  subject: string;
  browser: string;
  device: string;
  token: string;
  started_at: number;
  seen_at: number;
  expires_at: number;
}

interface AccessTables {
  session: SessionRecord;
  used_state: { id: string; expires_at: number };
  refusal: {
    /** SQLite numbers rows implicitly; on PostgreSQL this is an explicit column. */
    rowid: Generated<number>;
    hour: number;
    kind: RefusalKind;
    source: string;
    times: number;
  };
}

type AccessDatabase = Kysely<AccessTables>;
export type AccessTransaction = Transaction<AccessTables>;

const FILE = 'access.sqlite';

/** Database files of earlier versions have these tables, but no record of applied migrations. */
const access: Migration = {
  async up(db) {
    const onPostgres = isPostgres(db);
    const number = onPostgres ? 'bigint' : 'integer';
    const create = (table: string) => {
      const builder = db.schema.createTable(table).ifNotExists();
      return onPostgres ? builder : builder.modifyEnd(sql`strict`);
    };
    let session = create('session').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of ['reference', 'subject', 'browser', 'device', 'token'])
      session = session.addColumn(name, 'text', (column) => column.notNull());
    for (const name of ['started_at', 'seen_at', 'expires_at'])
      session = session.addColumn(name, number, (column) => column.notNull());
    await session.execute();
    await create('used_state')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', number, (column) => column.notNull())
      .execute();
    await create('refusal')
      .$call((table) =>
        onPostgres ? table.addColumn('rowid', 'bigserial', (column) => column.unique()) : table,
      )
      .addColumn('hour', number, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('times', number, (column) => column.notNull())
      .addPrimaryKeyConstraint('refusal_key', ['hour', 'kind', 'source'])
      .execute();
    const index = (name: string) => db.schema.createIndex(name).ifNotExists();
    await index('session_by_subject').on('session').columns(['subject', 'seen_at']).execute();
    await index('session_by_browser').on('session').column('browser').execute();
    await index('session_by_end').on('session').column('expires_at').execute();
    await index('used_state_by_end').on('used_state').column('expires_at').execute();
  },
};

const PLAN: Plan = { migrations: { '0001-access': access }, journal: 'access_migration' };

const databases = shareState('accessDatabases', (): Handles<AccessTables> => new Map());

export const getAccessDatabase = () => ({
  place: env.DATABASE_URL ?? join(resolve(env.DATA_DIR), FILE),
  plan: PLAN,
});

/**
 * Separate from the embedded API's tables, because an external API needs them too. Backups and transfers exclude them.
 */
export function openAccessDatabase(): Promise<AccessDatabase> {
  const { place, plan } = getAccessDatabase();
  return openOnce(databases, place, plan);
}

/** @param write may run again on PostgreSQL, so it must have no effect outside the database */
export async function writeDurably<Result>(
  write: (tx: AccessTransaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(await openAccessDatabase(), write);
}

export async function closeAccessDatabase(): Promise<void> {
  const open = [...databases.values()];
  databases.clear();
  for (const database of open) await (await database).destroy();
}
