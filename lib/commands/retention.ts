import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Destroys personal data whose retention period is over (periods: lib/award/rules/retention-days.ts,
retentionDays of each form, lib/server/maintenance/trace-retention.ts).

  npm run retention -- --dry-run   counts what would go
  npm run retention                destroys it; run it once a day

Exit codes: 0 done, 1 failed, 2 done except for stored files that no row names: not all files are this database's, and
none of them is removed before that is settled ("Files" in docs/operations.md).
`;

const FILES_HELD = 2;

runCommand(async (args) => {
  const dryRun = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] === true;
  const { areFilesHeld, ...counts } = await applyRetention(await openNamedDatabase(), now(), dryRun);
  console.table(counts);
  console.log(dryRun ? 'Nothing was removed.' : 'Removed.');
  if (!areFilesHeld) return;
  console.error(
    `Stored files that no row names ${dryRun ? 'would be' : 'were'} left alone: not all files are this database's. See docs/operations.md, section Files.`,
  );
  process.exitCode = FILES_HELD;
}, HELP);
