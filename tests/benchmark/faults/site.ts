import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import pg from 'pg';
import { findProgram } from '@/lib/development/test-programs';
import type { HttpResearcher } from '../../support/award/http-researcher';
import { PgBouncer } from '../../support/db/pgbouncer';
import { PostgresServer } from '../../support/db/postgres-server.mjs';
import { TcpProxy } from '../../support/db/tcp-proxy';
import { SmallDisk } from '../../support/files/small-disk';
import { STORAGE_KEYS, SwiftServer } from '../../support/files/swift-server';
import { HaproxyProcess } from '../../support/portal/haproxy-process';
import { Instances } from '../../support/portal/instances';
import type { PortalProcess } from '../../support/portal/portal-process';
import type { Place } from './place';

const DURABLE = ['fsync=on', 'synchronous_commit=on'];
/** Megabytes of the disks that can be filled: PostgreSQL’s data with its log, and the files. */
const DISKS = { data: 768, uploads: 192 };
/** Small enough for its disk. */
const SMALL_LOG = ['max_wal_size=96MB', 'min_wal_size=32MB'];

/** Connections from PgBouncer to PostgreSQL, fewer than the instances have to PgBouncer. */
const POOLED = 8;

/** The parts of a site besides two instances, HAProxy and PostgreSQL. */
export interface SiteParts {
  /** A second PostgreSQL that confirms each commit before it is acknowledged. */
  replica?: boolean;
  /** PostgreSQL’s data and the files are on disks that can be filled. */
  disks?: boolean;
  /** Files are in object storage. */
  storage?: boolean;
  /** The clock of the first instance can be moved. */
  clock?: boolean;
  /** Instances reach PostgreSQL through PgBouncer. */
  pooler?: boolean;
}

/** One query to a PostgreSQL, on a separate connection. */
export async function ask<Row extends pg.QueryResultRow>(
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

function findNeeded(name: 'haproxy' | 'pgbouncer'): string {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is missing: apt-get install ${name}`);
  return program;
}

async function startStorage(): Promise<SwiftServer> {
  const program = findProgram('swift');
  if (program) return SwiftServer.start(program);
  throw new Error('Object storage is missing: apt-get install swift-proxy swift-account swift-container …');
}

/** A clock controlled by a file: libfaketime shifts the wall clock of the process, timers are unaffected. */
function prepareClock(): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!library) throw new Error('libfaketime is missing: apt-get install faketime');
  const file = join(mkdtempSync(join(tmpdir(), 'portal-clock-')), 'offset');
  writeFileSync(file, '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Two instances behind the documented HAProxy, on a separate PostgreSQL. */
export class Site implements Place {
  /** The current primary: another PostgreSQL after a failover. */
  current: PostgresServer;

  private constructor(
    readonly instances: Instances,
    readonly balancer: HaproxyProcess,
    readonly line: TcpProxy,
    readonly primary: PostgresServer,
    readonly replica: PostgresServer | null,
    private readonly clock: Record<string, string>,
    readonly storage: SwiftServer | null,
    readonly disks: Record<keyof typeof DISKS, SmallDisk> | null,
    readonly pooler: PgBouncer | null,
  ) {
    this.current = primary;
  }

  /**
   * @throws Error if this machine lacks a part
   */
  static async open({ replica, disks, storage, clock, pooler }: SiteParts = {}): Promise<Site> {
    const program = findNeeded('haproxy');
    const poolerProgram = pooler ? findNeeded('pgbouncer') : null;
    const mounted = disks
      ? { data: SmallDisk.mount(DISKS.data), uploads: SmallDisk.mount(DISKS.uploads) }
      : null;
    const moved = clock ? prepareClock() : {};
    const swift = storage ? await startStorage() : null;
    const primary = await PostgresServer.create(
      mounted ? [...DURABLE, ...SMALL_LOG] : DURABLE,
      mounted?.data.folder,
    );
    const second = replica ? await primary.replicate() : null;
    if (second) {
      await ask(primary.url, "alter system set synchronous_standby_names = '*'");
      await ask(primary.url, 'select pg_reload_conf()');
    }
    const between = poolerProgram ? await PgBouncer.start(poolerProgram, primary.port, POOLED) : null;
    const line = await TcpProxy.start((between ?? primary).port);
    const url = new URL(primary.url);
    url.port = String(line.port);
    const settings = {
      DATABASE_URL: url.href,
      ...(between && { DATABASE_DIRECT_URL: primary.url }),
      TRUSTED_HOPS: '1',
      DRAIN_NOTICE_MS: '2000',
      // At full cost the bot check would measure the visitors’ computers, all of which are this machine.
      BOT_CHECK_ATTEMPTS: '2',
      ...(swift ? { FILES_URL: swift.url, ...STORAGE_KEYS } : {}),
    };
    const places = { uploads: mounted?.uploads.folder, first: moved };
    const instances = await Instances.start(2, settings, places);
    const [one, other] = instances.portals.map(({ port }) => port);
    const balancer = await HaproxyProcess.start(program, [one ?? 0, other ?? 0]);
    return new Site(instances, balancer, line, primary, second, moved, swift, mounted, between);
  }

  get url(): string {
    return this.balancer.url;
  }

  get portals(): readonly PortalProcess[] {
    return this.instances.portals;
  }

  readonly enter = (researcher: HttpResearcher): Promise<void> => researcher.signOn();

  readRows<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    return ask<Row>(this.current.url, query);
  }

  /** Moves the clock of the first instance, like `+1h` or `-90s`; it takes effect within a second. */
  moveClock(offset: string): void {
    writeFileSync(this.clock.FAKETIME_TIMESTAMP_FILE ?? '', offset);
  }

  /** A stored file. @throws Error if it does not exist */
  async readFile(key: string): Promise<Buffer> {
    if (!this.storage) return readFileSync(join(this.instances.folder, 'uploads', key));
    const Bucket = new URL(this.storage.url).pathname.slice(1);
    const { Body } = await this.storage.createClient().send(new GetObjectCommand({ Bucket, Key: key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  }

  /** Stops all of it and removes its data. */
  async close(): Promise<void> {
    this.balancer.stop();
    await this.instances.stop();
    this.line.stop();
    await this.pooler?.remove();
    await this.primary.remove();
    await this.replica?.remove();
    this.storage?.stop();
    const { FAKETIME_TIMESTAMP_FILE: clock } = this.clock;
    if (clock) rmSync(dirname(clock), { recursive: true });
    for (const disk of Object.values(this.disks ?? {})) disk.remove();
  }
}
