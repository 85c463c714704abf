/** Requirements: MONITOR-06 */
import { openDatabase } from '@/lib/server/db/open';
import { notifyOperator } from '@/lib/server/mail/notify-operator';

jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: {
    ...jest.requireActual('@/lib/env/env').env,
    SMTP_URL: 'smtp://127.0.0.1',
    OPERATOR_MAIL: 'operator@example.com',
  },
}));

const later = (minutes: number) => new Date(Date.parse('2026-11-21T09:00:00Z') + minutes * 60_000);

async function listNotified(): Promise<string[]> {
  const rows = await (await openDatabase()).selectFrom('outbox').select('kind').orderBy('key').execute();
  return rows.map(({ kind }) => kind);
}

test('no instance reports a part as restored before every other instance can use it or has stopped', async () => {
  const db = await openDatabase();
  let another = notifyOperator;
  await jest.isolateModulesAsync(async () => {
    another = (await import('@/lib/server/mail/notify-operator')).notifyOperator;
  });
  const there = (minutes: number, storage: boolean) =>
    another(db, { storage, scanner: undefined }, later(minutes));
  const here = (minutes: number) => notifyOperator(db, { storage: true, scanner: undefined }, later(minutes));
  for (const minutes of [0, 1, 2]) await there(minutes, false);
  for (const minutes of [2, 3]) await here(minutes);
  expect(await listNotified()).toEqual(['partAway']);
  await there(3, true);
  expect(await listNotified()).toEqual(['partAway', 'partBack']);
  // The other instance is silent after minute 102.
  for (const minutes of [100, 101, 102, 103]) await (minutes < 103 ? there(minutes, false) : here(minutes));
  expect(await listNotified()).toEqual(['partAway', 'partBack', 'partAway']);
  await here(104);
  expect(await listNotified()).toEqual(['partAway', 'partBack', 'partAway', 'partBack']);
});
