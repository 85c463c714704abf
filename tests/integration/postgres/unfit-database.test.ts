/** Requirements: INSTANCE-07 */
import pg from 'pg';
import { GET } from '@/app/health/route';
import { isReady } from '@/lib/content/health/read-health';
import { env } from '@/lib/env/env';
import { findMetric } from '@/lib/monitoring/metrics';
import { openDatabase } from '@/lib/server/db/open';
import { offerDataMetrics } from '@/lib/server/maintenance/offer-metrics';

beforeAll(async () => {
  await openDatabase();
  offerDataMetrics();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Makes all connections to the test database read-only, or writable again; they are reopened. */
async function setReadOnly(state: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const name = client.database;
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} set default_transaction_read_only = ${state}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** The state after closed connections have been replaced. */
async function readState(): Promise<object> {
  await GET();
  return (await GET()).json();
}

test('an instance is not ready while its database is read-only', async () => {
  expect(await readState()).toMatchObject({ status: 'ok', database: true });
  await setReadOnly('on');
  expect(await readState()).toMatchObject({ status: 'unavailable', database: false });
  expect(await isReady()).toBe(false);
  expect(await findMetric('database_writable')?.()).toBe(0);
  await setReadOnly('off');
  expect(await readState()).toMatchObject({ status: 'ok', database: true });
  expect(await isReady()).toBe(true);
  expect(await findMetric('database_writable')?.()).toBe(1);
});

test.each([
  ['ahead', 120_000],
  ['behind', -120_000],
])(
  'a clock two minutes %s of PostgreSQL makes the instance not ready, and the metrics show the difference',
  async (_, offset) => {
    expect(await readState()).toMatchObject({ status: 'ok', clock: true });
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + offset);
    expect(await readState()).toMatchObject({ status: 'unavailable', database: true, clock: false });
    expect(await isReady()).toBe(false);
    expect(await findMetric('clock_skew_seconds')?.()).toEqual([
      { value: expect.closeTo(offset / 1000, -1) },
    ]);
    clock.mockRestore();
    expect(await isReady()).toBe(true);
  },
);
