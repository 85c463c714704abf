import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LockWatch } from '../../support/db/file-locks';
import { FOREIGN_PROGRAMS } from '../../support/db/foreign-programs';
import { buildNext, changeBuild } from './change-build';
import { EmbeddedSite } from './embedded-site';
import type { Place } from './place';
import { RootSite } from './root-site';
import { ask, Site, type SiteParts } from './site';

/** Causes a fault and repairs it. @returns other errors, if it checks for any */
type Break<P extends Place = Site> = (place: P, seconds: number) => Promise<readonly string[] | undefined>;

export interface Fault {
  name: string;
  /** Starts the place where the fault is caused; consecutive faults with the same function share it. */
  open: () => Promise<Place>;
  /** Causes the fault at the place that was started last. */
  run: (seconds: number) => Promise<readonly string[] | undefined>;
  /** True if no instance can answer for a moment. */
  mayFailReads?: true;
  /** Runs before the site starts. */
  prepare?: () => void | Promise<void>;
}

const quietly =
  <P extends Place = Site>(act: (place: P, seconds: number) => Promise<void>): Break<P> =>
  async (place, seconds) => {
    await act(place, seconds);
    return undefined;
  };

const restart = (signal: NodeJS.Signals): Break =>
  quietly(async ({ primary }, seconds) => {
    await primary.end(signal);
    await sleep((seconds * 1000) / 2);
    await primary.start();
  });

/** Keeps a disk full: space that its user frees is filled at once. */
const fill = (place: 'data' | 'uploads'): Break =>
  quietly(async ({ disks, primary }, seconds) => {
    const startedAt = Date.now();
    for (let at = 0; at < seconds * 1000; at = Date.now() - startedAt) {
      disks?.[place].fill();
      // Tables run out of space first; then the log, which stops the server.
      if (place === 'data' && at > seconds * 500)
        await ask(primary.url, 'select pg_switch_wal()').catch(() => undefined);
      await sleep(200);
    }
    disks?.[place].empty();
    // PostgreSQL exits without space for its log; a supervisor restarts it.
    if (primary.hasEnded) await primary.start();
  });

const moveClock = (offset: string): Break =>
  quietly(async (site, seconds) => {
    site.moveClock(offset);
    await sleep(seconds * 1000);
    site.moveClock('+0');
  });

/** Applies a PostgreSQL setting to all its connections, including open ones. */
async function configure(url: string, setting: string): Promise<void> {
  await ask(url, `alter system set ${setting}`);
  await ask(url, 'select pg_reload_conf()');
}

/** Holds a lock on the tables for registrations and messages. */
const lockTables: Break = quietly(async ({ current }, seconds) => {
  const client = new pg.Client({ connectionString: current.url });
  await client.connect();
  await client.query('begin; lock table scholarship_request, service_request in access exclusive mode');
  await sleep(seconds * 1000);
  await client.query('rollback');
  await client.end();
});

/** Takes every available PostgreSQL connection, including those of the portal. */
const takeConnections: Break = quietly(async ({ current: { url } }, seconds) => {
  const clients: pg.Client[] = [];
  const end = performance.now() + seconds * 1000;
  await ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal'");
  while (performance.now() < end) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect().then(
      () => clients.push(client),
      () => sleep(50),
    );
  }
  await Promise.all(clients.map((client) => client.end()));
});

/** No instance can answer reads until one is back. */
const BOTH_KILLED = 'kill -9 of both instances';

const ON_PLAIN: Readonly<Record<string, Break>> = {
  nothing: quietly((_, seconds) => sleep(seconds * 1000)),
  'instances restarted one after another': quietly(async ({ instances }) => {
    for (const portal of instances.portals) {
      await portal.close();
      await portal.restart();
      await sleep(1500);
    }
  }),
  'kill -9 of an instance': quietly(async ({ instances: { portals } }, seconds) => {
    await portals[0]?.kill();
    await sleep((seconds * 1000) / 2);
    await portals[0]?.restart();
  }),
  [BOTH_KILLED]: quietly(async ({ instances: { portals } }) => {
    await Promise.all(portals.map((portal) => portal.kill()));
    for (const portal of portals) await portal.restart();
  }),
  'PostgreSQL stopped and started': restart('SIGINT'),
  'PostgreSQL ended as by a crash': restart('SIGQUIT'),
  'slow line to PostgreSQL (100 ms each way)': quietly(async ({ line }, seconds) => {
    line.delayMs = 100;
    await sleep(seconds * 1000);
    line.delayMs = 0;
  }),
  'host of the database vanishes': quietly(async ({ line }, seconds) => {
    line.vanish();
    await sleep(seconds * 1000);
    line.comeBack();
  }),
  'an instance frozen (SIGSTOP), then continued': quietly(async ({ instances: { portals } }, seconds) => {
    const [portal] = portals;
    if (!portal) return;
    process.kill(portal.pid, 'SIGSTOP');
    await sleep(seconds * 1000);
    process.kill(portal.pid, 'SIGCONT');
  }),
  'read-only database': quietly(async ({ current: { url } }, seconds) => {
    await configure(url, 'default_transaction_read_only = on');
    await sleep(seconds * 1000);
    await configure(url, 'default_transaction_read_only = off');
  }),
  'tables locked': lockTables,
  'no connection left in PostgreSQL': takeConnections,
  // The last one: from then on the replica is the primary.
  'failover to the replica': quietly(async (site) => {
    const { primary, replica, line } = site;
    if (!replica) throw new Error('There is no replica');
    await primary.end('SIGQUIT');
    await ask(replica.url, 'select pg_promote()');
    line.leadTo(replica.port);
    site.current = replica;
  }),
};

const ON_DISKS: Readonly<Record<string, Break>> = {
  'full disk under the files': fill('uploads'),
  'full disk under PostgreSQL': fill('data'),
};

const ON_STORAGE: Readonly<Record<string, Break>> = {
  'object storage unavailable': quietly(async ({ storage }, seconds) => {
    storage?.stopFront();
    await sleep(seconds * 1000);
    await storage?.startFront();
  }),
};

const ON_CLOCK: Readonly<Record<string, Break>> = {
  'clock of an instance a minute ahead, then back': moveClock('+60s'),
  'clock of an instance an hour ahead, then back': moveClock('+1h'),
  'clock of an instance an hour behind, then right': moveClock('-1h'),
};

const ON_POOLER: Readonly<Record<string, Break>> = {
  'PgBouncer in transaction mode': quietly((_, seconds) => sleep(seconds * 1000)),
  'PgBouncer killed and started': quietly(async ({ pooler }, seconds) => {
    await pooler?.kill();
    await sleep((seconds * 1000) / 2);
    pooler?.restart();
  }),
};

/** Programs with a separate SQLite library read, write and truncate the log of the embedded database. */
const useOutside: Break<EmbeddedSite> = async ({ file, portal }, seconds) => {
  const watch = new LockWatch(portal.pid, portal.dataDir);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end)
    for (const [, run] of FOREIGN_PROGRAMS) for (const query of OUTSIDE_QUERIES) await run(file, query);
  const unlocked = await watch.end();
  return [...unlocked].map((name) => `no lock on ${name}`);
};

const OUTSIDE_QUERIES = [
  'select count(*) from scholarship_request',
  'update database_id set name = name',
  'pragma wal_checkpoint(truncate)',
];

const ON_EMBEDDED: Readonly<Record<string, Break<EmbeddedSite>>> = {
  'foreign programs use the embedded database': useOutside,
  'a foreign program locks the embedded database': quietly<EmbeddedSite>(async ({ file }, seconds) => {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    database.exec('begin immediate');
    await sleep(seconds * 1000);
    database.exec('rollback');
    database.close();
  }),
};

const answerWith = (answers: RootSite['answers']) =>
  quietly<RootSite>(async (site, seconds) => {
    site.answers = answers;
    await sleep(seconds * 1000);
    site.answers = 'own';
  });

const ON_ROOT: Readonly<Record<string, Break<RootSite>>> = {
  'an external root that hangs': answerWith('none'),
  'an external root that answers HTML with status 200': answerWith('page'),
};

/** @param open starts the place of these faults */
function list<P extends Place>(open: () => Promise<P>, faults: Readonly<Record<string, Break<P>>>): Fault[] {
  let place: P | null = null;
  const start = async () => {
    place = await open();
    return place;
  };
  return Object.entries(faults).map(([name, run]) => ({
    name,
    open: start,
    run: async (seconds) => {
      if (!place) throw new Error('It has not been started');
      return run(place, seconds);
    },
    ...(name === BOTH_KILLED && { mayFailReads: true as const }),
  }));
}

const openSite = (parts: SiteParts) => () => Site.open(parts);

/** They run in this order. */
export const FAULTS: readonly Fault[] = [
  ...list(openSite({ replica: true }), ON_PLAIN),
  ...list(openSite({ replica: true }), { 'instances replaced by another build': changeBuild }).map(
    (fault) => ({
      ...fault,
      prepare: buildNext,
    }),
  ),
  ...list(openSite({ replica: true, disks: true }), ON_DISKS),
  ...list(openSite({ storage: true }), ON_STORAGE),
  ...list(openSite({ clock: true }), ON_CLOCK),
  ...list(openSite({ pooler: true }), ON_POOLER),
  ...list(EmbeddedSite.open, ON_EMBEDDED),
  ...list(RootSite.open, ON_ROOT),
];
