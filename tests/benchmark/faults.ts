/** Requirements: INSTANCE-05 */
/**
 * `npm run faults -- --seconds 8 --clients 6`: two instances behind HAProxy on a PostgreSQL that follows another, and
 * people who sign on, register, submit and write messages while one thing after another breaks. Prints what was
 * acknowledged, lost, stored twice and told; fails where something was lost or stands twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenNeeded } from '@/lib/commands/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { findProgram } from '@/lib/commands/test-programs';
import { PostgresServer } from '../support/db/postgres-server.mjs';
import { TcpProxy } from '../support/db/tcp-proxy';
import { HaproxyProcess } from '../support/portal/haproxy-process';
import { Instances } from '../support/portal/instances';
import { FaultTraffic, type Told } from './fault-traffic';

const DURABLE = ['fsync=on', 'synchronous_commit=on'];
const READS_A_SECOND = 200;

interface Site {
  primary: PostgresServer;
  replica: PostgresServer;
  line: TcpProxy;
  instances: Instances;
  balancer: HaproxyProcess;
}

/** What breaks, and how it is mended. */
type Fault = (site: Site, seconds: number) => Promise<void>;

const restart =
  (signal: NodeJS.Signals): Fault =>
  async ({ primary }, seconds) => {
    await primary.end(signal);
    await sleep((seconds * 1000) / 2);
    await primary.start();
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  nothing: (_, seconds) => sleep(seconds * 1000),
  'instances restarted one after another': async ({ instances }) => {
    for (const portal of instances.portals) {
      await portal.close();
      await portal.restart();
      await sleep(1500);
    }
  },
  'kill -9 of an instance': async ({ instances: { portals } }, seconds) => {
    await portals[0]?.kill();
    await sleep((seconds * 1000) / 2);
    await portals[0]?.restart();
  },
  'kill -9 of both instances': async ({ instances: { portals } }) => {
    await Promise.all(portals.map((portal) => portal.kill()));
    for (const portal of portals) await portal.restart();
  },
  'PostgreSQL stopped and started': restart('SIGINT'),
  'PostgreSQL ended as by a crash': restart('SIGQUIT'),
  'slow line to PostgreSQL (100 ms each way)': async ({ line }, seconds) => {
    line.delayMs = 100;
    await sleep(seconds * 1000);
    line.delayMs = 0;
  },
  'failover to the replica': async ({ primary, replica, line }) => {
    await primary.end('SIGQUIT');
    await ask(replica.url, 'select pg_promote()');
    line.leadTo(replica.port);
  },
};

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  query: string,
  ...values: unknown[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** A replica confirms each commit before it is acknowledged: without it a failover may lose the last ones. */
async function openSite(): Promise<Site> {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy is missing: apt-get install haproxy');
  const primary = await PostgresServer.create(DURABLE);
  const replica = await primary.replicate();
  await ask(primary.url, "alter system set synchronous_standby_names = '*'");
  await ask(primary.url, 'select pg_reload_conf()');
  const line = await TcpProxy.start(primary.port);
  const url = new URL(primary.url);
  url.port = String(line.port);
  const instances = await Instances.start(2, {
    DATABASE_URL: url.href,
    TRUSTED_HOPS: '1',
    DRAIN_NOTICE_MS: '2000',
    BOT_CHECK_ATTEMPTS: '2',
  });
  const [first, second] = instances.portals.map(({ port }) => port);
  const balancer = await HaproxyProcess.start(program, [first ?? 0, second ?? 0]);
  return { primary, replica, line, instances, balancer };
}

/** Reads a public page so many times a second. @returns how many reads failed, once it is told to end */
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
    return `${failed} of ${count}`;
  };
}

/** An instance that nobody ended and that has ended has failed: its last words are printed. */
async function countEnded({ instances: { portals } }: Site): Promise<number> {
  const ended = [];
  for (const portal of portals)
    if (!(await fetch(`${portal.url}/health/live`).catch(() => null))) ended.push(portal);
  for (const { log } of ended) console.log(log.slice(-2000));
  return ended.length;
}

/** What was promised beside what is stored. */
async function compare(url: string, told: Told) {
  const numbers = [...told.registrations, ...told.messages.values()];
  const stored = await ask<{ number: string; times: number }>(
    url,
    `select reference_number as number, count(*)::int as times from
       (select reference_number from scholarship_request union all select reference_number from service_request) r
     where reference_number = any($1) group by 1`,
    numbers,
  );
  const whole = await ask<{ number: string }>(
    url,
    `select r.reference_number as number from scholarship_request r join submission s on s.request_id = r.id
       join submission_file f on f.submission_id = s.id where r.reference_number = any($1)`,
    told.submissions,
  );
  const doubled = await ask(
    url,
    'select 1 from service_request group by idempotency_key having count(*) > 1',
  );
  const times = new Map(stored.map((row) => [row.number, row.times]));
  const lost = [
    ...numbers.filter((number) => !times.has(number)),
    ...told.submissions.filter((number) => !whole.some((row) => row.number === number)),
  ];
  const twice =
    stored.filter((row) => row.times > 1).length +
    (whole.length - new Set(whole.map(({ number }) => number)).size);
  return {
    acknowledged: numbers.length + told.submissions.length,
    lost: lost.length,
    twice: twice + doubled.length,
  };
}

const options = {
  seconds: { type: 'string', default: '8' },
  clients: { type: 'string', default: '6' },
  only: { type: 'string', default: '' },
} as const;

runCommand(async (args) => {
  const { values } = parseArgs({ args, options });
  await buildWhenNeeded();
  const site = await openSite();
  const rows: Record<string, Awaited<ReturnType<typeof compare>> & Record<string, unknown>> = {};
  let current = site.primary.url;
  try {
    for (const [name, fault] of Object.entries(FAULTS).filter(([name]) => name.includes(values.only))) {
      const traffic = new FaultTraffic(site.balancer.url, Number(values.clients));
      const endReading = readSteadily(site.balancer.url);
      await sleep(2000);
      await fault(site, Number(values.seconds));
      if (name.startsWith('failover')) current = site.replica.url;
      await sleep(3000);
      const reads = await endReading();
      const told = await traffic.end();
      rows[name] = {
        ...(await compare(current, told)),
        'told clearly': told.clearly,
        'told otherwise': told.otherwise.length,
        'longest silence (s)': Number(told.silence.toFixed(1)),
        'failed reads': reads,
        'instances that ended': await countEnded(site),
      };
      for (const text of new Set(told.otherwise)) console.log(`${name}: ${text}`);
    }
  } finally {
    console.table(rows);
    site.balancer.stop();
    await site.instances.stop();
    site.line.stop();
    await site.primary.remove();
    await site.replica.remove();
  }
  if (Object.values(rows).some((row) => row.lost + row.twice + Number(row['instances that ended']) > 0))
    throw new Error('What was acknowledged is missing or stands twice, or an instance has ended');
});
