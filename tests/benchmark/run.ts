/** Requirements: OPS-07 */
/**
 * `npm run benchmark -- --users 2000 --connections 16`: lets this many users sign on, register and submit over
 * HTTP, with a separate server and empty data, and does the same inserts without HTTP for comparison.
 * `--sign-ons` measures only the sign-ons; `--instances 2` uses two instances behind HAProxy on PostgreSQL
 * instead.
 */
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { runDirectly } from './directly';
import { signOnOverHttp } from './over-http';
import { openAlone, openBehindBalancer, runPeople } from './people';

const options = {
  users: { type: 'string', default: '2000' },
  connections: { type: 'string', default: '16' },
  instances: { type: 'string', default: '1' },
  'sign-ons': { type: 'boolean', default: false },
} as const;

/** The calls that create the same rows. */
const OVER_HTTP: Readonly<Record<string, string>> = {
  'register, database alone': 'register',
  'register, database alone, a commit each': 'register',
  'submit, database alone': 'submit with a file',
};

function readCount(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: expected a whole number of 1 or more`);
}

async function runSignOns(users: number, atOnce: number): Promise<void> {
  const place = await openAlone();
  try {
    console.table(await signOnOverHttp(place.url, users, atOnce));
  } finally {
    await place.stop();
  }
}

async function runAlone(users: number, atOnce: number): Promise<void> {
  const rows = await runPeople(await openAlone(), users, atOnce);
  const direct = await runDirectly(users, atOnce);
  console.table(direct);
  for (const [name, row] of Object.entries(direct)) {
    const over = rows[OVER_HTTP[name] ?? '']?.['per second'] ?? 0;
    console.log(`${OVER_HTTP[name]} over HTTP: ${(over / row['per second']).toFixed(2)} of "${name}"`);
  }
}

runCommand(async (args) => {
  const { values } = parseArgs({ args, options });
  const users = readCount('users', values.users);
  const atOnce = readCount('connections', values.connections);
  const instances = readCount('instances', values.instances);
  if (instances > 2) throw new Error('--instances: 1 or 2, as docs/haproxy.cfg names them');
  await buildWhenNeeded();
  if (values['sign-ons']) await runSignOns(users, atOnce);
  else if (instances === 1) await runAlone(users, atOnce);
  else await runPeople(await openBehindBalancer(false), users, atOnce);
});
