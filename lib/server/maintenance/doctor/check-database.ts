import 'server-only';
import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { migrationDialect } from '@/lib/database/postgres';
import type { env } from '@/lib/env/env';
import { describeDatabase } from '@/lib/monitoring/running';
import { getDatabaseFile } from '@/lib/server/db/open';
import { readPortalMigrations } from '../portal-databases';
import { error, explain, type Finding, ok, warning } from './finding';

type Settings = typeof env;

const SKEW_WARNING_MS = 1000;
const SKEW_ERROR_MS = 10_000;
const OLDEST_POSTGRES = 150_000;

/** @param isPostgresMeant true if the environment has a server or password in PostgreSQL's own variables */
export function checkEngine(settings: Settings, isPostgresMeant = false): Finding[] {
  const text = describeDatabase(settings);
  if (settings.DATABASE_URL) return [ok('engine', `${text}.`)];
  if (isPostgresMeant)
    return [error('engine', `${text}, although PGHOST or PGPASSWORD is set: set DATABASE_URL too.`)];
  if (settings.ALLOW_SQLITE && settings.SITE_URL)
    return [warning('engine', `${text}, allowed by ALLOW_SQLITE: run one instance only.`)];
  if (!existsSync(getDatabaseFile(settings.DATA_DIR)))
    return [warning('engine', `${text}, does not exist yet: the first start creates it. Is DATA_DIR right?`)];
  return [ok('engine', `${text}.`)];
}

export async function checkMigrations({ MIGRATE_AT_START }: Settings): Promise<Finding> {
  const all = await readPortalMigrations();
  const pending = all.filter(({ appliedAt }) => appliedAt === null);
  if (pending.length === 0) return ok('migrations', 'The database is up to date.');
  const text = `${pending.length} migrations are pending`;
  if (MIGRATE_AT_START === '0') return error('migrations', `${text}: run npm run migrate before the start.`);
  return warning('migrations', `${text}: the next start or npm run migrate applies them.`);
}

function judgeSkew(ms: number): Finding {
  const text = `The clock here and that of PostgreSQL differ by ${(Math.abs(ms) / 1000).toFixed(1)} s`;
  if (Math.abs(ms) > SKEW_ERROR_MS)
    return error('clock', `${text}: synchronize both with NTP; sessions end too early or too late.`);
  if (Math.abs(ms) > SKEW_WARNING_MS) return warning('clock', `${text}: synchronize both with NTP.`);
  return ok('clock', `${text}.`);
}

export async function checkPostgres(url: string, readTime: () => number = Date.now): Promise<Finding[]> {
  const db = new Kysely<unknown>({ dialect: migrationDialect(url) });
  try {
    const from = readTime();
    const { rows } = await sql<{ at: Date; version: number; readonly: string }>`
      select clock_timestamp() as at, current_setting('server_version_num')::int as version,
        current_setting('transaction_read_only') as readonly
    `.execute(db);
    const [server] = rows;
    if (!server) return [error('engine', 'PostgreSQL does not respond.')];
    const skew = server.at.getTime() - (from + readTime()) / 2;
    const major = Math.floor(server.version / 10_000);
    return [
      server.version < OLDEST_POSTGRES
        ? error('engine', `PostgreSQL ${major} is too old: use 15 or newer.`)
        : ok('engine', `PostgreSQL ${major} answers.`),
      ...(server.readonly === 'on'
        ? [error('engine', 'PostgreSQL is read-only or a replica: set the address of the primary.')]
        : []),
      judgeSkew(skew),
    ];
  } catch (failure) {
    return [
      error('engine', `PostgreSQL cannot be used (${explain(failure)}): check DATABASE_URL and the server.`),
    ];
  } finally {
    await db.destroy();
  }
}
