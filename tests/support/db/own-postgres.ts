import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

// Runs before the test file is read, so that each has a database of its own, which the portal fills when it opens it.
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = new URL(server);
url.pathname = name;
process.env.DATABASE_URL = url.href;

// The first filling of the search index takes seconds where two files share two cores with the server.
jest.setTimeout(30_000);

async function tell(command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}

beforeAll(() => tell(`create database ${name}`));
// `own-data-dir` has closed what the tests opened.
afterAll(() => tell(`drop database ${name} with (force)`));
