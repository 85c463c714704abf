/** Requirements: OPS-07 */
/**
 * `npm run benchmark -- --users 2000 --connections 16`: lets that many people sign on, register and submit over
 * HTTP, against a server of its own with empty data, and does the same inserts without HTTP for comparison.
 */
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '@/lib/commands/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { PortalProcess } from '../support/portal/portal-process';
import { runDirectly } from './directly';
import { runOverHttp } from './over-http';
import { findBroken } from './verify';

const options = {
  users: { type: 'string', default: '2000' },
  connections: { type: 'string', default: '16' },
} as const;

/** Which calls make the same rows. */
const OVER_HTTP: Readonly<Record<string, string>> = {
  'register, database alone': 'register',
  'submit, database alone': 'submit with a file',
};

function readCount(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: expected a whole number of 1 or more`);
}

runCommand(async (args) => {
  const { values } = parseArgs({ args, options });
  const users = readCount('users', values.users);
  const atOnce = readCount('connections', values.connections);
  await buildWhenNeeded();
  // A bot check at full cost would measure the visitors' computers, all of which are this one here.
  const portal = await PortalProcess.start({ env: { BOT_CHECK_ATTEMPTS: '2' } });
  try {
    const { rows, promised } = await runOverHttp(portal.url, users, atOnce);
    const broken = findBroken(portal.dataDir, promised);
    const direct = await runDirectly(users, atOnce);
    console.table({ ...rows, ...direct });
    for (const [name, row] of Object.entries(direct)) {
      const over = rows[OVER_HTTP[name] ?? '']?.['per second'] ?? 0;
      console.log(
        `${OVER_HTTP[name]}: ${(over / row['per second']).toFixed(2)} of the same inserts without HTTP`,
      );
    }
    if (broken.length > 0) throw new Error(broken.join('\n'));
    console.log(`${promised.length} requests acknowledged; each is stored once, with its file whole.`);
  } finally {
    await portal.stop();
  }
});
