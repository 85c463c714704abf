import 'server-only';
import { type NeededParts, waitForTimeout } from '@/lib/content/health/read-health';
import { isMigrated } from '@/lib/database/migrate';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { openDatabase } from '@/lib/server/db/open';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { checkScanner } from '@/lib/server/files/virus-scan';
import { checkClock, checkDisks, isDataWritable } from './check-machine';

async function timeOut(): Promise<never> {
  await waitForTimeout();
  throw new Error('No response in time');
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await Promise.race([check(), timeOut()])) !== false;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function checkDatabase(): Promise<void> {
  if (!(await isDataWritable())) throw new Error('The database is read-only');
}

const checkStorage = async () => (await openFileStore()).check();

export async function checkFiles(): Promise<{ storage: boolean; scanner: boolean | undefined }> {
  const [storage, scanner] = await Promise.all([works(checkStorage), checkScanner()]);
  return { storage, scanner };
}

/** Whether database and file store are available, the disks have free space, and the database is migrated. */
export async function checkNeeded(): Promise<NeededParts> {
  const [database, storage, disk] = await Promise.all([
    works(checkDatabase),
    works(checkStorage),
    works(checkDisks),
  ]);
  const migrations = database && (await works(async () => isMigrated(await openDatabase(), MIGRATIONS)));
  // Without a response from the database the clock is not checked.
  const clock = !database || (await works(checkClock));
  return { database, migrations, storage, disk, clock };
}
