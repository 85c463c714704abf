import 'server-only';
import { join, resolve } from 'node:path';
import type { Kysely, LogConfig } from 'kysely';
import { type Handles, isPostgresUrl, openOnce, type Plan } from '@/lib/database/open-place';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';
import { observe } from '@/lib/monitoring/metrics';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

const DATABASE_FILE = 'portal.sqlite';

const databases = shareState('databases', (): Handles<Tables> => new Map());

export function getDatabaseFile(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), DATABASE_FILE);
}

const timeQuery: LogConfig = ({ queryDurationMillis }) => observe('query', queryDurationMillis / 1000, {});

const PLAN = { migrations: MIGRATIONS, ...(env.METRICS_PORT ? { log: timeQuery } : {}) };

/** Location of the portal's data: the PostgreSQL in `DATABASE_URL`, else the data folder. */
const DATA_PLACE: string = env.DATABASE_URL ?? env.DATA_DIR;

const toKey = (place: string) => (isPostgresUrl(place) ? place : getDatabaseFile(place));

export const getDataDatabase = () => ({ place: toKey(DATA_PLACE), plan: PLAN as Plan });

/** Opens and migrates on first use. Inside a transaction use only the transaction: this handle would deadlock. */
export function openDatabase(place: string = DATA_PLACE): Promise<Database> {
  return openOnce(databases, toKey(place), PLAN);
}

export async function closeDatabase(place: string = DATA_PLACE): Promise<void> {
  const key = toKey(place);
  const opening = databases.get(key);
  databases.delete(key);
  if (opening) await (await opening).destroy();
}
