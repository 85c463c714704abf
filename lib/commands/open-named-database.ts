import 'server-only';
import { env } from '@/lib/env/env';
import { describeDatabase } from '@/lib/monitoring/running';
import { type Database, openDatabase } from '@/lib/server/db/open';

/** Prints which database it is: run without the portal's settings, a command would change another one. */
export function openNamedDatabase(): Promise<Database> {
  console.error(`Database: ${describeDatabase(env)}`);
  return openDatabase();
}
