import { flushRefusals } from '@/lib/auth/refusals/refusals';
import { closeAccessDatabase } from '@/lib/auth/sessions/access-database';
import { closeDatabase } from '@/lib/server/db/open';
import { flushUses } from '@/lib/server/http/use-count';

/** Writes what waits, which would open a database again once the test is over, and closes those of the settings. */
export async function closeDatabases(): Promise<void> {
  await Promise.all([flushRefusals(), flushUses()]);
  await Promise.all([closeDatabase(), closeAccessDatabase()]);
}
