import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Held while the first test file of a run makes the database that all copy. */
const LOCK = 1;

const nameUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: name }).href;

/** Creates, once for a server and a build, the database that others copy. @returns its name */
async function findStarted(
  client: Client,
  server: string,
  start: (url: string) => Promise<void>,
): Promise<string> {
  const name = `started_${readFileSync('.next/BUILD_ID', 'utf8')}`;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await client.query('drop database if exists unfinished');
    await client.query('create database unfinished');
    await start(nameUrl(server, 'unfinished'));
    await client.query(`alter database unfinished rename to "${name}"`);
  }
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
  return name;
}

/**
 * A new database as the first start of a portal leaves it: a portal that starts with it does not have to load the
 * publications and to index every page.
 * @param server URL of a PostgreSQL server whose user may create databases
 * @param start starts a portal with the empty database of a URL, and ends it
 * @returns the URL of the database, which is removed with the server
 */
export async function createStartedDatabase(
  server: string,
  start: (url: string) => Promise<void>,
): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const started = await findStarted(client, server, start);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name} template "${started}"`);
  await client.end();
  return nameUrl(server, name);
}
