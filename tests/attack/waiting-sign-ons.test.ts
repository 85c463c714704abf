/** Requirements: SAFE-16 */
import { openDatabase } from '@/lib/server/db/open';
import { findTransaction, putWaiting } from '@/lib/server/identity-provider/transactions';

const person = { subject: 'person:x', name: 'Sarah Alghamdi' };

test('unfinished sign-ons are limited: the oldest are deleted', async () => {
  const database = await openDatabase();
  const end = (minute: number) => new Date(Date.now() + minute * 60_000);
  const rows = Array.from({ length: 25_000 }, (_, at) => ({
    id: `txn-${at}`,
    ...person,
    number: '42',
    state: 'waiting' as const,
    expires_at: new Date(end(5).getTime() + at).toISOString(),
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await database
      .insertInto('sign_on_transaction')
      .values(rows.slice(at, at + 1000))
      .execute();
  expect(await putWaiting('mine', person, end(10))).toBe(true);
  expect(await findTransaction('mine')).toMatchObject({ state: 'waiting' });
  expect(await findTransaction('txn-24999')).not.toBeNull();
  expect(await findTransaction('txn-0')).toBeNull();
  const { rows: count } = await database
    .selectFrom('sign_on_transaction')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(20_000);
});
