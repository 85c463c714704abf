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
import type { Place } from './faults/place';
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
async function countEnded({ portals }: Place): Promise<number> {
  const ended = [];
  for (const portal of portals)
    if (!(await fetch(`${portal.url}/health/live`).catch(() => null))) ended.push(portal);
  for (const { log } of ended) console.log(log.slice(-2000));
  return ended.length;
}

async function tryFault(place: Place, { name, run }: Fault, seconds: number, clients: number) {
  const traffic = new FaultTraffic(place.url, clients, place.enter);
  const endReading = readSteadily(place.url);
  await sleep(2000);
  const wrong = await run(seconds)
    .then((found) => found ?? [])
    .catch((error: Error) => [error.message]);
  await sleep(3000);
  const { failed, count } = await endReading();
  const results = await traffic.end();
  for (const text of new Set([...results.otherwise, ...wrong])) console.log(`${name}: ${text}`);
  return {
    ...(await compare(place, results)),
    'refused, try again': results.clearly,
    'other errors': results.otherwise.length,
    'longest silence (s)': Number(results.silence.toFixed(1)),
    'failed reads': failed,
    reads: count,
    'instances that ended': await countEnded(place),
    'wrong beside': wrong.length,
  };
}

/** Runs faults one after another; consecutive faults of the same place share it. */
async function tryAll(faults: readonly Fault[], seconds: number, clients: number): Promise<void> {
  const rows: Record<string, Awaited<ReturnType<typeof tryFault>>> = {};
  const broken: string[] = [];
  let [place, open]: [Place | null, Fault['open'] | null] = [null, null];
  try {
    for (const fault of faults) {
      if (fault.open !== open) {
        await place?.close();
        open = fault.open;
        await fault.prepare?.();
        place = await open().catch((error: Error) => console.log(String(error)) ?? null);
      }
      if (!place) {
        console.log(`${fault.name}: not tried here`);
        continue;
      }
      const row = await tryFault(place, fault, seconds, clients);
      rows[fault.name] = row;
      broken.push(...listWrong(row, fault).map((column) => `${fault.name}: ${column} ${row[column]}`));
    }
  } finally {
    console.table(rows);
    await place?.close();
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
