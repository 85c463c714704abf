import 'server-only';
import { sql } from 'kysely';
import { isMigrated } from '@/lib/config/database/migrate';
import type { HealthOfParts } from '@/lib/content/health/read-health';
import { MIGRATIONS } from './db/migrations/list';
import { openDatabase } from './db/open';
import { openFileStore } from './files/store';
import { checkScanner } from './files/virus-scan';

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

/** Whether files can be stored, and scanned where a virus scanner is named. */
export async function checkFiles(): Promise<Pick<HealthOfParts, 'storage' | 'scanner'>> {
  const [storage, scanner] = await Promise.all([works(checkStorage), checkScanner()]);
  return { storage, scanner };
}

/**
 * Whether database and file store can be used, the database is as this build needs it, and the virus scanner answers
 * where one is named.
 */
export async function checkHealth(): Promise<HealthOfParts> {
  const [database, files] = await Promise.all([works(checkDatabase), checkFiles()]);
  const migrations = database && (await isMigrated(await openDatabase(), MIGRATIONS));
  return { database, migrations, ...files };
}
