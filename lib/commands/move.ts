import 'server-only';
import { parseArgs } from 'node:util';
import { env } from '@/lib/env/env';
import { getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import { moveToPostgres, passFilesOn } from '@/lib/server/maintenance/move-data';
import { moveFiles } from '@/lib/server/maintenance/move-files';
import { refuseWhileInUse } from '@/lib/server/maintenance/restore';
import { runCommand } from './run-command';

const HELP = `Copies the embedded database into an empty PostgreSQL and compares counts and checksums. Stop the portal first.

  npm run move -- --to postgres://user:password@host/database
  npm run move -- --files   copies the files of the data folder into the storage of FILES_URL, and compares checksums

The original is not changed. If the command is interrupted, run it again.
`;

async function moveToStorage(): Promise<void> {
  if (!env.FILES_URL) throw new Error(`Name the storage in FILES_URL.\n\n${HELP}`);
  const { copied, found } = await moveFiles(await openDatabase());
  console.log(`${copied} files copied, ${found} were there; each was compared`);
}

runCommand(async (args) => {
  const options = { to: { type: 'string' }, files: { type: 'boolean' } } as const;
  const { to, files } = parseArgs({ args, options }).values;
  if (files && !to) return moveToStorage();
  if (files || !to || !/^postgres(ql)?:\/\//.test(to)) throw new Error(`Name the PostgreSQL.\n\n${HELP}`);
  const file = getDatabaseFile(env.DATA_DIR);
  refuseWhileInUse(file);
  const sums = await moveToPostgres(file, to);
  await passFilesOn(file, to);
  for (const { table, rows, sha256 } of sums) console.log(`${table}\t${rows}\t${sha256.slice(0, 16)}`);
  const rows = sums.reduce((all, sum) => all + sum.rows, 0);
  console.log(`${rows} rows are in PostgreSQL, and each was compared. Set DATABASE_URL and start the portal`);
}, HELP);
