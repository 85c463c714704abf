import { flushCompileCache } from 'node:module';
import { provideEmbeddedApi } from '@/lib/provide-embedded-api';
import { startReleasing } from '@/lib/server/award/results/release-results';
import { startOutbox } from '@/lib/server/mail/start-outbox';

// A process with the portal's jobs that release results and send mails, and without its pages and calls.
provideEmbeddedApi();
startReleasing();
await startOutbox();
process.stdout.write('ready\n');
flushCompileCache();
// The timers of jobs let a process end.
setInterval(() => undefined, 60_000);
