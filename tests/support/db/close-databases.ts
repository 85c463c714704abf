import { flushRefusals } from '@/lib/auth/refusals/refusals';
import { closeAccessDatabase } from '@/lib/auth/sessions/access-database';
import { closeDatabase } from '@/lib/server/db/open';
import { flushUses } from '@/lib/server/http/use-count';

/**
 * Flushes pending writes, which would reopen a database after the test, and closes the databases of the
 * settings.
 */
export async function closeDatabases(): Promise<void> {
  await Promise.all([flushRefusals(), flushUses()]);
  await Promise.all([closeDatabase(), closeAccessDatabase()]);
}
