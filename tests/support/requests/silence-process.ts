import { flushCompileCache } from 'node:module';
import { provideEmbeddedApi } from '@/lib/provide-embedded-api';
import { openDatabase } from '@/lib/server/db/open';
import { followSilentSenders } from '@/lib/server/requests/work/silent-senders';

// One run of the job that reminds senders and closes requests, without waiting for its interval.
provideEmbeddedApi();
const database = await openDatabase();
flushCompileCache();
process.stdout.write('ready\n');
await followSilentSenders(database);
process.exit();
