import 'server-only';
import { sql } from 'kysely';
import { isMigrated } from '@/lib/config/database/migrate';
import type { HealthOfParts } from '@/lib/content/health/read-health';
import { MIGRATIONS } from './db/migrations/list';
import { openDatabase } from './db/open';
import { openFileStore } from './files/store';

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

const checkDatabase = async () => sql`select 1`.execute(await openDatabase());

const checkStorage = async () => (await openFileStore()).check();

/** Whether database and file store can be used, and the database is as this build needs it. */
export async function checkHealth(): Promise<HealthOfParts> {
  const [database, storage] = await Promise.all([works(checkDatabase), works(checkStorage)]);
  return { database, storage, migrations: database && (await isMigrated(await openDatabase(), MIGRATIONS)) };
}
