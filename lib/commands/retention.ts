import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/config/clock';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { runCommand } from './run-command';

const HELP = `Destroys personal data whose retention period is over (periods: lib/award/retention-days.ts,
retentionDays of each form, lib/server/maintenance/trace-retention.ts).

  npm run retention -- --dry-run   counts what would go
  npm run retention                destroys it; run it once a day
`;

runCommand(async (args) => {
  const dryRun = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] === true;
  const report = await applyRetention(await openDatabase(), now(), dryRun);
  console.table(report);
  console.log(dryRun ? 'Nothing was removed.' : 'Removed.');
}, HELP);
