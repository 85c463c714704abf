import 'server-only';
import { getAccessDatabase } from '@/lib/auth/sessions/access-database';
import { type MigrationStatus, readMigrationStatus } from '@/lib/database/migration-status';
import { migratePlace } from '@/lib/database/open-place';
import { getDataDatabase } from '@/lib/server/db/open';

/** The portal's databases with their migrations: on PostgreSQL both are in one. */
const listDatabases = () => [
  { database: 'data', ...getDataDatabase() },
  { database: 'access', ...getAccessDatabase() },
];

export interface PortalMigration extends MigrationStatus {
  database: string;
}

/** All migrations of the portal, applied and pending. @throws Error when the database cannot be reached */
export async function readPortalMigrations(): Promise<PortalMigration[]> {
  const all: PortalMigration[] = [];
  for (const { database, place, plan } of listDatabases()) {
    const status = await readMigrationStatus(place, plan.migrations, plan.journal);
    all.push(...status.map((migration) => ({ database, ...migration })));
  }
  return all;
}

/** Applies pending migrations regardless of MIGRATE_AT_START. Several processes may do so concurrently. */
export async function migratePortal(): Promise<void> {
  for (const { place, plan } of listDatabases()) await migratePlace(place, plan);
}
