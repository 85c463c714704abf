import 'server-only';
import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { listApplied } from './migrate';
import { isPostgresUrl } from './open-place';
import { migrationDialect } from './postgres';
import { EmbeddedDialect } from './sqlite';

export interface MigrationStatus {
  name: string;
  /** ISO-8601; null while it is pending. */
  appliedAt: string | null;
  /** False for a migration of a newer build. */
  isKnown: boolean;
}

/** Changes nothing and creates no file. @throws Error when the server cannot be reached */
export async function readMigrationStatus(
  place: string,
  migrations: Record<string, Migration>,
  journal?: string,
): Promise<MigrationStatus[]> {
  const applied = await readApplied(place, journal);
  const names = [...new Set([...Object.keys(migrations), ...applied.keys()])].sort();
  return names.map((name) => ({ name, appliedAt: applied.get(name) ?? null, isKnown: name in migrations }));
}

async function readApplied(place: string, journal?: string): Promise<Map<string, string>> {
  if (!isPostgresUrl(place) && !existsSync(place)) return new Map();
  const dialect = isPostgresUrl(place) ? migrationDialect(place) : new EmbeddedDialect(place);
  const database = new Kysely<unknown>({ dialect });
  try {
    const applied = await listApplied(database, journal);
    return new Map(applied.map(({ name, timestamp }) => [name, timestamp]));
  } finally {
    await database.destroy();
  }
}
