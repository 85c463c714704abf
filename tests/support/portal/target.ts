import { findProgram } from '@/lib/development/test-programs';
import { PostgresServer } from '../db/postgres-server.mjs';
import { HaproxyProcess } from './haproxy-process';
import { Instances } from './instances';
import { PortalProcess } from './portal-process';

/** The target of an attack: one portal, or two instances of it behind the documented HAProxy. */
export interface Target {
  /** Its public URL. */
  port: number;
  url: string;
  /** The output of all its processes. */
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

async function startBehindBalancer(env: Record<string, string>): Promise<Target> {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy is missing: apt-get install haproxy');
  const server = await PostgresServer.create();
  const instances = await Instances.start(2, { ...env, DATABASE_URL: server.url, TRUSTED_HOPS: '1' });
  const { portals } = instances;
  const balancer = await HaproxyProcess.start(program, [portals[0]?.port ?? 0, portals[1]?.port ?? 0]);
  return {
    port: balancer.port,
    url: balancer.url,
    get log() {
      return portals.map(({ log }) => log).join('\n');
    },
    pids: portals.map(({ pid }) => pid),
    dataDirs: portals.map(({ dataDir }) => dataDir),
    async stop() {
      balancer.stop();
      await instances.stop();
      await server.remove();
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
      return portal.log;
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
