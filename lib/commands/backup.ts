import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { createBackup, SECRETS_FILE } from '@/lib/server/maintenance/backup';
import { runCommand } from './run-command';

const HELP = `Backs up the data (database, secrets, uploads); the portal may go on serving.

  npm run backup -- <new folder>

The folder holds personal data and keys: keep it as safe as the data itself.
`;

runCommand(async (args) => {
  const [folder, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!folder || rest.length > 0) throw new Error(`Name one folder.\n\n${HELP}`);
  const { DATA_DIR: dataDir, DATABASE_URL: url } = env;
  const { files } = await createBackup({ dataDir, url, at: now() }, folder);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  console.log(`${files.length} files, ${bytes} bytes, with checksums, in ${folder}`);
  if (!files.some(({ path }) => path === SECRETS_FILE))
    console.log(`No keys are among them: ${dataDir} holds none. Save ${SECRETS_FILE} of the portal yourself`);
}, HELP);
