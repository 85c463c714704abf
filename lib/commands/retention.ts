import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Deletes personal data whose retention period is over (periods: RETENTION_DAYS,
retentionDays of each form, lib/server/maintenance/trace-retention.ts).

  npm run retention -- --dry-run   counts what would be deleted
  npm run retention                deletes it; run it once a day

Exit codes: 0 done, 1 failed, 2 done except for stored files that no row names: some files may belong to another
database, and none is removed until that is resolved ("Files" in docs/operations.md).
`;

const FILES_HELD = 2;

runCommand(async (args) => {
  const dryRun = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] === true;
  const { areFilesHeld, ...counts } = await applyRetention(await openNamedDatabase(), now(), dryRun);
  console.table(counts);
  console.log(dryRun ? 'Nothing was removed.' : 'Removed.');
  if (!areFilesHeld) return;
  console.error(
    `Stored files that no row names ${dryRun ? 'would be' : 'were'} left alone, because some files may belong to another database. See docs/operations.md, section Files.`,
  );
  process.exitCode = FILES_HELD;
}, HELP);
