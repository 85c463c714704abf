/** Requirements: DATA-10 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { postgresDialect } from '@/lib/database/postgres';
import { findProgram } from '@/lib/development/test-programs';
import { env } from '@/lib/env/env';
import type { Tables } from '@/lib/server/db/tables';
import { HttpResearcher } from '../../support/award/http-researcher';
import { PgBouncer } from '../../support/db/pgbouncer';
import { PostgresServer } from '../../support/db/postgres-server.mjs';
import { PortalProcess } from '../../support/portal/portal-process';

/** PostgreSQL refuses to run as root: the user `nobody` runs it instead. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
/** Connections from the pooler to the server; the portal may open more to the pooler. */
const POOLED = 4;

const openssl = findProgram('openssl');
const pgbouncer = findProgram('pgbouncer');
// Without their packages the tests are skipped, and `npm test` says so.
const encrypted = openssl ? test : test.skip;
const pooled = pgbouncer ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'portal-connections-'));
const [certificate, key] = [join(folder, 'server.pem'), join(folder, 'server.key')];
let server: PostgresServer;

/** A self-signed certificate for `localhost`. */
function makeCertificate(program: string): void {
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  const made = spawnSync(program, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...named, ...files]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error ?? made.stderr}`);
  chmodSync(folder, 0o755);
  chmodSync(key, 0o600);
  if (OWNER) chownSync(key, OWNER.uid, OWNER.gid);
}

beforeAll(async () => {
  if (openssl) makeCertificate(openssl);
  const settings = ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`];
  server = await PostgresServer.create(openssl ? settings : []);
});
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** One query on a connection like the portal’s. */
async function ask(url: string, query: string): Promise<unknown> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(url) });
  try {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(database);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await database.destroy();
  }
}

const IS_ENCRYPTED = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
const addressOf = (host: string, query: string) => server.url.replace('127.0.0.1', host) + query;

encrypted(
  'with verify-full the connection is encrypted, and only a server named in the certificate is accepted',
  async () => {
    const trusted = `?sslmode=verify-full&sslrootcert=${certificate}`;
    expect(await ask(addressOf('localhost', trusted), IS_ENCRYPTED)).toBe(true);
    await expect(ask(addressOf('127.0.0.1', trusted), IS_ENCRYPTED)).rejects.toThrow(/altname/i);
    const stranger = addressOf('localhost', '?sslmode=verify-full');
    await expect(ask(stranger, IS_ENCRYPTED)).rejects.toThrow(/self-signed/i);
    expect(await ask(addressOf('localhost', ''), IS_ENCRYPTED)).toBe(false);
  },
);

test.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])(
  'PostgreSQL itself limits each connection: %s',
  async (name) => {
    expect(await ask(server.url, `select setting from pg_settings where name = '${name}'`)).toBe(
      String(env.DATABASE_STATEMENT_MS),
    );
  },
);

const COUNT = `select count(*) from pg_stat_activity
  where application_name = 'portal' and pid <> pg_backend_pid()`;

test('for any number of simultaneous queries, one process has no more connections than its limit', async () => {
  const database = new Kysely<Tables>({ dialect: postgresDialect(server.url) });
  const asking = Array.from({ length: 40 }, () => sql`select pg_sleep(0.1)`.execute(database));
  await sleep(150);
  const { rows } = await sql<{ count: number }>`${sql.raw(COUNT)}`.execute(database);
  await Promise.all(asking);
  await database.destroy();
  expect(rows[0]?.count).toBe(env.DATABASE_CONNECTIONS - 1);
});

pooled(
  'behind PgBouncer in transaction mode many people register and submit, and every request is stored',
  async () => {
    const pooler = await PgBouncer.start(pgbouncer ?? '', server.port, POOLED);
    const url = server.url.replace(String(server.port), String(pooler.port));
    const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: server.url, DATABASE_CONNECTIONS: '20' };
    const portal = await PortalProcess.start({ env: settings });
    const people = Array.from({ length: 12 }, () => new HttpResearcher(portal.url));
    const registered = await Promise.all(
      people.map(async (person) => {
        await person.signOn();
        const { referenceNumber } = await person.register();
        await person.submit();
        return referenceNumber;
      }),
    );
    const found = await Promise.all(
      people.map(async (person) => (await (await person.get('getMyRequest')).json()).data),
    );
    // Besides those of the pooler there is one that listens for notifications.
    expect(await ask(server.url, COUNT)).toBeLessThanOrEqual(POOLED + 1);
    expect(found.map(({ referenceNumber }) => referenceNumber)).toEqual(registered);
    expect(found.every(({ projectRegisteration }) => projectRegisteration.files.length === 1)).toBe(true);
    await portal.stop();
    await pooler.remove();
  },
);
