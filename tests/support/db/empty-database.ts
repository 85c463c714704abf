import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrationDialect } from '@/lib/database/postgres';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { env } from '@/lib/env/env';
import type { Tables } from '@/lib/server/db/tables';

/** A new database without tables, on the engine of the tests. `remove` closes and deletes it. */
export async function openEmptyDatabase(): Promise<{
  database: Kysely<Tables>;
  remove: () => Promise<void>;
}> {
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-db-'));
    const database = new Kysely<Tables>({ dialect: new EmbeddedDialect(join(folder, 'portal.sqlite')) });
    const remove = async () => {
      await database.destroy();
      rmSync(folder, { recursive: true });
    };
    return { database, remove };
  }
  const server = new Kysely<Tables>({ dialect: migrationDialect(DATABASE_URL) });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(server);
  const url = new URL(DATABASE_URL);
  url.pathname = name;
  const database = new Kysely<Tables>({ dialect: migrationDialect(url.href) });
  const remove = async () => {
    await database.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  };
  return { database, remove };
}

/** On PostgreSQL, replaces the migrated database of a test file with one without tables. */
export async function emptyOwnDatabase(): Promise<void> {
  const { DATABASE_URL } = env;
  const { TEST_DATABASE_URL } = process.env;
  if (!DATABASE_URL || !TEST_DATABASE_URL) return;
  const server = new Kysely<Tables>({ dialect: migrationDialect(TEST_DATABASE_URL) });
  const name = new URL(DATABASE_URL).pathname.slice(1);
  await sql`drop database ${sql.id(name)} with (force)`.execute(server);
  await sql`create database ${sql.id(name)}`.execute(server);
  await server.destroy();
}
