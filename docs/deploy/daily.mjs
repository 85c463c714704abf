/**
 * Runs a command daily in a container without cron: `node docs/deploy/daily.mjs 02:30 lib/commands/backup.ts
 * /backups/{day}`.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const [time = '', command = '', ...rest] = process.argv.slice(2);
const [hours, minutes] = time.split(':').map(Number);
const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** Milliseconds until the next time of day in Riyadh. */
function untilNext(now) {
  const sinceMidnight = (now + RIYADH_MS) % DAY_MS;
  const wanted = (hours * 60 + minutes) * 60_000;
  return (wanted - sinceMidnight + DAY_MS) % DAY_MS || DAY_MS;
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
for (;;) {
  await sleep(untilNext(Date.now()));
  const day = new Date(Date.now() + RIYADH_MS).toISOString().slice(0, 10);
  const args = [
    '--conditions=react-server',
    '--import',
    'tsx',
    command,
    ...rest.map((part) => part.replace('{day}', day)),
  ];
  await new Promise((resolve) => spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', resolve));
}
