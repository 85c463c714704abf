import { flushCompileCache } from 'node:module';
import { provideEmbeddedApi } from '@/lib/provide-embedded-api';
import { openDatabase } from '@/lib/server/db/open';
import { followSilentSenders } from '@/lib/server/requests/work/silent-senders';

// One run of the job that reminds and closes, without the minute before it.
provideEmbeddedApi();
const database = await openDatabase();
flushCompileCache();
process.stdout.write('ready\n');
await followSilentSenders(database);
process.exit();
