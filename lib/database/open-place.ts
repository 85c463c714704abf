import 'server-only';
import { existsSync } from 'node:fs';
import { Kysely, type LogConfig } from 'kysely';
import type { Migration } from 'kysely/migration';
import { env } from '@/lib/env/env';
import { listPending, migrate } from './migrate';
import { migrationDialect, postgresDialect } from './postgres';
import { EmbeddedDialect } from './sqlite';

export interface Plan {
  migrations: Record<string, Migration>;
  /** Table that records applied migrations, where several lists of migrations share a database. */
  journal?: string;
  log?: LogConfig;
}

/** Handles by place: several bundles contain the files that open databases and must share one handle per place. */
export type Handles<Tables> = Map<string, Promise<Kysely<Tables>>>;

export const isPostgresUrl = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** Processes that start at the same time wait for each other at an advisory lock, on a connection without a pooler. */
async function migrateShared<Tables>(url: string, { migrations, journal }: Plan): Promise<void> {
  const database = new Kysely<Tables>({ dialect: migrationDialect(url) });
  await migrate(database, migrations, journal).finally(() => database.destroy());
}

/** Regardless of MIGRATE_AT_START. @throws Error when a migration fails */
export async function migratePlace(place: string, plan: Plan): Promise<void> {
  if (isPostgresUrl(place)) return migrateShared(place, plan);
  const database = new Kysely<unknown>({ dialect: new EmbeddedDialect(place) });
  await migrate(database, plan.migrations, plan.journal).finally(() => database.destroy());
}

/** With MIGRATE_AT_START=0 the operator migrates: a database with pending migrations is not opened. */
async function refusePending<Tables>(database: Kysely<Tables>, { migrations, journal }: Plan): Promise<void> {
  const { length } = await listPending(database, migrations, journal);
  if (length > 0) throw new Error(`The database lacks ${length} migrations: run npm run migrate first`);
}

async function openAndMigrate<Tables>(place: string, plan: Plan): Promise<Kysely<Tables>> {
  const { migrations, journal, ...config } = plan;
  const isManual = env.MIGRATE_AT_START === '0';
  if (isManual && !isPostgresUrl(place) && !existsSync(place))
    throw new Error(`There is no database ${place}: run npm run migrate first`);
  const dialect = isPostgresUrl(place) ? postgresDialect(place) : new EmbeddedDialect(place);
  const database = new Kysely<Tables>({ dialect, ...config });
  try {
    if (isManual) await refusePending(database, plan);
    else await (isPostgresUrl(place) ? migrateShared(place, plan) : migrate(database, migrations, journal));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Opened and migrated on first use. @throws Error; the next call tries again */
export function openOnce<Tables>(
  handles: Handles<Tables>,
  place: string,
  plan: Plan,
): Promise<Kysely<Tables>> {
  const known = handles.get(place);
  if (known) return known;
  const opening = openAndMigrate<Tables>(place, plan);
  handles.set(place, opening);
  opening.catch(() => handles.delete(place));
  return opening;
}
