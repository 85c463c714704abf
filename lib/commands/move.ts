import 'server-only';
import { parseArgs } from 'node:util';
import { env } from '@/lib/config/env';
import { getDatabaseFile } from '@/lib/server/db/open';
import { moveToPostgres } from '@/lib/server/maintenance/move-data';
import { refuseWhileInUse } from '@/lib/server/maintenance/restore';
import { runCommand } from './run-command';

const HELP = `Copies the embedded database into an empty PostgreSQL and compares counts and checksums. Stop the portal first.

  npm run move -- --to postgres://user:password@host/database

The original stays as it is. Interrupted, it leaves nothing behind: run it again.
`;

runCommand(async (args) => {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new Error(`Name the PostgreSQL.\n\n${HELP}`);
  const file = getDatabaseFile(env.DATA_DIR);
  refuseWhileInUse(file);
  const sums = await moveToPostgres(file, to);
  for (const { table, rows, sha256 } of sums) console.log(`${table}\t${rows}\t${sha256.slice(0, 16)}`);
  const rows = sums.reduce((all, sum) => all + sum.rows, 0);
  console.log(
    `${rows} rows stand in PostgreSQL, each compared. Name it in DATABASE_URL and start the portal`,
  );
}, HELP);
