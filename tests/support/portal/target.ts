import { readFileSync } from 'node:fs';
import { findProgram } from '@/lib/development/test-programs';
import { createStartedDatabase } from '../db/started-database';
import { HaproxyProcess } from './haproxy-process';
import { Instances } from './instances';
import { findLentPortal } from './lent-portal';
import { PortalProcess } from './portal-process';

/** The target of an attack: one portal, or two instances of it behind the documented HAProxy. */
export interface Target {
  /** Its public URL. */
  port: number;
  url: string;
  /** The output of all its processes since they were ready, or since this file got them. */
  readonly log: string;
  /** Its processes, to measure their resource usage, and their folders. */
  pids: readonly number[];
  dataDirs: readonly string[];
  stop(): Promise<void>;
}

/** HAProxy parses each request before the portal, and refuses more of them. */
export const isBehindBalancer = process.env.ATTACK_INSTANCES === '2';

/** The addresses that a client reaches: the balancer keeps the state of the parts to internal clients. */
export const listReachable = (targets: readonly string[]): string[] =>
  targets.filter((target) => !isBehindBalancer || !target.startsWith('/health'));

/** The output of a portal after the line with which it is ready. */
const afterStart = (log: string): string => log.replace(/^[\s\S]*?The portal is ready.*\n?/, '');

/** A database on the server of the tests in which a portal has started. */
const createDatabase = (): Promise<string> =>
  createStartedDatabase(process.env.TEST_DATABASE_URL ?? '', async (DATABASE_URL) => {
    const portal = await PortalProcess.start({ env: { DATABASE_URL } });
    await portal.close();
  });

async function startBehindBalancer(env: Record<string, string>): Promise<Target> {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy is missing: apt-get install haproxy');
  const instances = await Instances.start(2, {
    ...env,
    DATABASE_URL: await createDatabase(),
    TRUSTED_HOPS: '1',
  });
  const { portals } = instances;
  const balancer = await HaproxyProcess.start(program, [portals[0]?.port ?? 0, portals[1]?.port ?? 0]);
  return {
    port: balancer.port,
    url: balancer.url,
    get log() {
      return portals.map(({ log }) => afterStart(log)).join('');
    },
    pids: portals.map(({ pid }) => pid),
    dataDirs: portals.map(({ dataDir }) => dataDir),
    async stop() {
      balancer.stop();
      await instances.stop();
    },
  };
}

async function startAlone(env: Record<string, string>): Promise<Target> {
  const portal = await PortalProcess.start({ env });
  const { port, url, pid, dataDir } = portal;
  return {
    port,
    url,
    get log() {
      return afterStart(portal.log);
    },
    pids: [pid],
    dataDirs: [dataDir],
    stop: () => portal.stop(),
  };
}

/**
 * Starts the target of an attack: two instances with `ATTACK_INSTANCES=2`. @param env settings added to those
 * of every test
 */
export const startTarget = (env: Record<string, string> = {}): Promise<Target> =>
  isBehindBalancer ? startBehindBalancer(env) : startAlone(env);

async function borrow(folder: string): Promise<Target> {
  const { pid, port, dataDir, logFile } = await findLentPortal(folder);
  const readLog = () => readFileSync(logFile, 'utf8');
  const earlier = readLog().length;
  return {
    port,
    url: `http://localhost:${port}`,
    get log() {
      return readLog().slice(earlier);
    },
    pids: [pid],
    dataDirs: [dataDir],
    stop: () => Promise.resolve(),
  };
}

/**
 * A portal with default settings that other files of this Jest worker use before and after this one. Its lists contain
 * what earlier files sent: a test that expects an empty list starts its own portal. A file that changes what all pages
 * show (a season, a setting of the edition) restores it. On PostgreSQL, a new portal with its own database.
 */
export async function borrowPortal(): Promise<Target> {
  const { LENT_PORTALS, DATABASE_URL } = process.env;
  if (DATABASE_URL) return startAlone({ DATABASE_URL: await createDatabase() });
  return LENT_PORTALS ? borrow(LENT_PORTALS) : startAlone({});
}

/** Like `borrowPortal`, for an attack: with `ATTACK_INSTANCES=2` two new instances. */
export const borrowTarget = (): Promise<Target> =>
  isBehindBalancer ? startBehindBalancer({}) : borrowPortal();
