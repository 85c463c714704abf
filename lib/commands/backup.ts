import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { createBackup, SECRETS_FILE } from '@/lib/server/maintenance/backup';
import { runCommand } from './run-command';

const HELP = `Backs up database, secrets and uploads while the portal runs.

  npm run backup -- <new folder>

The folder contains personal data and keys: protect it like the data itself.
`;

runCommand(async (args) => {
  const [folder, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!folder || rest.length > 0) throw new Error(`Name one folder.\n\n${HELP}`);
  const { DATA_DIR: dataDir, DATABASE_URL: url } = env;
  const { files } = await createBackup({ dataDir, url, at: now() }, folder);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  console.log(`${files.length} files, ${bytes} bytes, with checksums, in ${folder}`);
  if (!files.some(({ path }) => path === SECRETS_FILE))
    console.log(
      `The backup contains no keys, because ${dataDir} has none. Save the portal's ${SECRETS_FILE} separately`,
    );
}, HELP);
