import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { runCommand } from './run-command';

const HELP = `Checks every file of a backup and restores it. Stop the portal first.

  npm run restore -- <folder>           into an empty data folder
  npm run restore -- <folder> --force   moves existing data aside

With DATABASE_URL the rows are restored into that PostgreSQL, which must be empty.
`;

runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error(`Name one folder.\n\n${HELP}`);
  const options = { force: values.force === true, at: now(), url: env.DATABASE_URL };
  const { aside, manifest, hasSameKeys } = await restoreBackup(folder, env.DATA_DIR, options);
  console.log(`${manifest.files.length} files of ${manifest.createdAt} restored to ${env.DATA_DIR}`);
  if (aside) console.log(`The former data is in ${aside}`);
  if (hasSameKeys === false)
    console.log(
      `${env.SECRETS ? 'SECRETS' : `SECRETS_FILE=${env.SECRETS_FILE}`} does not hold the keys of the backup, which are in ${env.DATA_DIR}/secrets.json. ` +
        'Copy them there unless it contains newer ones: with another `subjects` key people do not find their requests',
    );
}, HELP);
