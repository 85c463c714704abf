import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

// Runs before the test file is loaded, so that each test file has a separate database.
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = new URL(server);
url.pathname = name;
process.env.DATABASE_URL = url.href;

async function tell(command: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}

beforeAll(() => tell(`create database ${name} template ${process.env.TEST_MIGRATED}`));
// `own-data-dir` has closed the databases of the tests.
afterAll(() => tell(`drop database ${name} with (force)`));
