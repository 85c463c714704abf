import 'server-only';
import { parseArgs } from 'node:util';
import { env } from '@/lib/env/env';
import { describeDatabase } from '@/lib/monitoring/running';
import {
  migratePortal,
  type PortalMigration,
  readPortalMigrations,
} from '@/lib/server/maintenance/portal-databases';
import { runCommand } from './run-command';

const HELP = `Applies pending migrations before the portal starts. It may run several times at once, and next to a portal.

  npm run migrate               applies pending migrations
  npm run migrate -- --status   only lists applied migrations with their time, and pending ones

Exit codes: 0 up to date, 1 failed, 2 migrations are pending (with --status).
`;

const PENDING = 2;

const isPending = ({ appliedAt }: PortalMigration) => appliedAt === null;

function toText({ appliedAt, isKnown }: PortalMigration): string {
  if (appliedAt === null) return 'pending';
  return isKnown ? appliedAt : `${appliedAt}, by a newer build`;
}

runCommand(async (args) => {
  const { status = false } = parseArgs({ args, options: { status: { type: 'boolean' } } }).values;
  console.log(`Database: ${describeDatabase(env)}`);
  const before = await readPortalMigrations();
  const pending = before.filter(isPending);
  if (!status) await migratePortal();
  const listed = status ? before : pending.map((one) => ({ ...one, appliedAt: 'applied now' }));
  for (const one of listed) console.log(`${one.database}/${one.name}\t${toText(one)}`);
  if (pending.length === 0) console.log('The database is up to date.');
  else if (status) {
    console.log(`${pending.length} migrations are pending.`);
    process.exitCode = PENDING;
  } else console.log(`${pending.length} migrations were applied.`);
}, HELP);
