/** Requirements: INSTANCE-05 */
/**
 * `npm run faults -- --seconds 8 --clients 6`: two instances behind HAProxy on a PostgreSQL with a replica, and
 * users who sign on, register, submit and write messages while one fault after another occurs. Prints the
 * acknowledged, lost, duplicate and refused requests; fails if one of these is wrong (`judge.ts`). `--only
 * EXPRESSION` runs the faults whose names match it (`--only 'frozen|PgBouncer'`). `--people 40000` runs no
 * fault: this many users register and submit, and each is counted.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { compare } from './faults/compare';
import { FAULTS, type Fault } from './faults/faults';
import { listWrong } from './faults/judge';
import { Site } from './faults/site';
import { FaultTraffic } from './faults/traffic';
import { openBehindBalancer, runPeople } from './people';

const READS_A_SECOND = 200;

/**
 * Reads a public page this many times a second. @returns the number of reads and of failures, once it is
 * stopped
 */
function readSteadily(url: string) {
  const waiting = new Set<Promise<void>>();
  let [failed, count] = [0, 0];
  const read = async () => {
    const response = await fetch(`${url}/en/Haj`).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    count += 1;
    if (response?.status !== 200) failed += 1;
  };
  const timer = setInterval(() => {
    const one: Promise<void> = read().finally(() => waiting.delete(one));
    waiting.add(one);
  }, 1000 / READS_A_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(waiting);
    return { failed, count };
  };
}

/** An instance that exits without being stopped has failed: its last log lines are printed. */
async function countEnded({ instances: { portals } }: Site): Promise<number> {
  const ended = [];
  for (const portal of portals)
    if (!(await fetch(`${portal.url}/health/live`).catch(() => null))) ended.push(portal);
  for (const { log } of ended) console.log(log.slice(-2000));
  return ended.length;
}

async function tryFault(site: Site, { name, run }: Fault, seconds: number, clients: number) {
  const traffic = new FaultTraffic(site.balancer.url, clients);
  const endReading = readSteadily(site.balancer.url);
  await sleep(2000);
  const wrong = await run(site, seconds)
    .then((found) => found ?? [])
    .catch((error: Error) => [error.message]);
  await sleep(3000);
  const { failed, count } = await endReading();
  const results = await traffic.end();
  for (const text of new Set([...results.otherwise, ...wrong])) console.log(`${name}: ${text}`);
  return {
    ...(await compare(site, results)),
    'refused, try again': results.clearly,
    'other errors': results.otherwise.length,
    'longest silence (s)': Number(results.silence.toFixed(1)),
    'failed reads': failed,
    reads: count,
    'instances that ended': await countEnded(site),
    'wrong beside': wrong.length,
  };
}

/** Runs faults one after another; consecutive faults with the same parts share a site. */
async function tryAll(faults: readonly Fault[], seconds: number, clients: number): Promise<void> {
  const rows: Record<string, Awaited<ReturnType<typeof tryFault>>> = {};
  const broken: string[] = [];
  let [site, parts]: [Site | null, Fault['parts'] | null] = [null, null];
  try {
    for (const fault of faults) {
      if (fault.parts !== parts) {
        await site?.close();
        parts = fault.parts;
        await fault.prepare?.();
        site = await Site.open(parts).catch((error: Error) => console.log(String(error)) ?? null);
      }
      if (!site) {
        console.log(`${fault.name}: not tried here`);
        continue;
      }
      const row = await tryFault(site, fault, seconds, clients);
      rows[fault.name] = row;
      broken.push(...listWrong(row, fault).map((column) => `${fault.name}: ${column} ${row[column]}`));
    }
  } finally {
    console.table(rows);
    await site?.close();
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

const options = {
  seconds: { type: 'string', default: '8' },
  clients: { type: 'string', default: '6' },
  only: { type: 'string', default: '' },
  people: { type: 'string' },
} as const;

runCommand(async (args) => {
  const { values } = parseArgs({ args, options });
  const [seconds, clients] = [Number(values.seconds), Number(values.clients)];
  await buildWhenNeeded();
  if (values.people) await runPeople(await openBehindBalancer(true), Number(values.people), 16);
  else
    await tryAll(
      FAULTS.filter(({ name }) => new RegExp(values.only).test(name)),
      seconds,
      clients,
    );
});
