/** Requirements: ADMIN-12, DATA-07 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { inTransaction } from '@/lib/database/in-transaction';
import { migrate } from '@/lib/database/migrate';
import { isOutage } from '@/lib/database/outage';
import { migrationDialect, postgresDialect } from '@/lib/database/postgres';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import type { RequestError } from '@/lib/server/http/errors';
import { tryAttempt } from '@/lib/server/http/rate-limit';
import { consumeOnce } from '@/lib/server/http/used-codes';
import { putWaiting } from '@/lib/server/identity-provider/transactions';
import { deliverMails } from '@/lib/server/mail/deliver-mails';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import { acceptSupplier } from '@/lib/server/suppliers/accept-supplier';
import { proposeValidity } from '@/lib/suppliers/validity';
import { hire, passUndoTime, propose, sendRequest } from '../../support/admin/request-desk';
import { call, makeSecCode, register, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const url = env.DATABASE_URL ?? '';
let others: Kysely<Tables>[] = [];
/** The database handle of another instance. */
function openAnother(): Kysely<Tables> {
  const other = new Kysely<Tables>({ dialect: postgresDialect(url) });
  others.push(other);
  return other;
}
afterEach(async () => {
  await Promise.all(others.map((other) => other.destroy()));
  others = [];
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('instances that start at once migrate the database one after the other', async () => {
  const starters = Array.from({ length: 4 }, () => new Kysely<Tables>({ dialect: migrationDialect(url) }));
  await Promise.all(starters.map((starter) => migrate(starter, MIGRATIONS)));
  await Promise.all(starters.map((starter) => starter.destroy()));
  expect(await (await openDatabase()).selectFrom('event').select('id').execute()).toEqual([]);
});

test('one person registers once, for any number of simultaneous requests', async () => {
  const token = await signOnAs();
  const answers = await times(12, () => register(token));
  expect(new Set(answers.map(({ body }) => body.data?.referenceNumber ?? body.message)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await (await openDatabase()).selectFrom('scholarship_request').select('id').execute()).toHaveLength(
    1,
  );
});

test('one of several applications with a number becomes a supplier, when all are accepted at once', async () => {
  const form = getForm('supplier');
  for (let count = 0; count < 4; count += 1) {
    const answers = { ...makeAnswers(form), commercialRegistration: '1010123456' };
    await sendSample(form, { token: await signOnAs(), answers });
  }
  const validUntil = proposeValidity(null, toDay(now()));
  const accept = ({ id: requestId }: { id: string }) =>
    acceptSupplier(openAnother(), { requestId, version: 1, validUntil, actor: 'person:x' }).catch(
      ({ code }: RequestError) => code,
    );
  const answers = await Promise.all((await listRequests(form)).map(accept));
  expect(answers.filter((answer) => answer === 'supplierExists')).toHaveLength(3);
  const suppliers = (await openDatabase()).selectFrom('supplier').select(['id', 'activity']);
  expect(await suppliers.execute()).toMatchObject([{ activity: 'catering' }]);
  await (await openDatabase())
    .updateTable('service_request')
    .set({ data: JSON.stringify({ activity: 'health' }) })
    .where('form', '=', form.id)
    .execute();
  expect(await suppliers.execute()).toMatchObject([{ activity: 'health' }]);
});

test('a transaction that deletes old sign-ons does not deadlock with another one', async () => {
  const [database, other] = [await openDatabase(), openAnother()];
  const person = { subject: 'person:x', name: 'Sarah Alghamdi', number: '42', state: 'waiting' as const };
  const end = (ms: number) => new Date(Date.now() + 300_000 + ms);
  const wait = (ids: readonly string[], ms: number) => {
    const rows = ids.map((id, at) => ({ ...person, id, expires_at: end(ms + at).toISOString() }));
    return database.insertInto('sign_on_transaction').values(rows).execute();
  };
  const lock = (tx: Kysely<Tables>, id: string) =>
    tx.selectFrom('sign_on_transaction').select('id').where('id', '=', id).forUpdate().execute();
  for (let from = 0; from < 20_000; from += 1000)
    await wait(
      Array.from({ length: 1000 }, () => randomUUID()),
      from,
    );
  const oldest = ['old-1', 'old-2'];
  // PostgreSQL decides which of them is first: each of them is second once.
  for (const held of oldest) {
    await wait(oldest, -1000);
    const { room } = await other.transaction().execute(async (tx) => {
      await lock(tx, held);
      const room = putWaiting(randomUUID(), person, end(60_000));
      await Promise.race([room, sleep(300)]);
      for (const id of oldest) await lock(tx, id);
      return { room };
    });
    expect(await room).toBe(true);
    await database.deleteFrom('sign_on_transaction').where('id', 'in', oldest).execute();
  }
});

test('two transactions that read and change the same rows run one after the other', async () => {
  const handles = [await openDatabase(), openAnother()];
  await inTransaction(await openDatabase(), async (tx) => {
    await tx.insertInto('rating_count').values({ page: '/x', yes_count: 0, total_count: 0 }).execute();
  });
  await times(30, (index) =>
    inTransaction(handles[index % 2] as Kysely<Tables>, async (tx) => {
      const row = await tx
        .selectFrom('rating_count')
        .select('total_count')
        .where('page', '=', '/x')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('rating_count')
        .set({ total_count: row.total_count + 1 })
        .where('page', '=', '/x')
        .execute();
    }),
  );
  const counted = await (await openDatabase())
    .selectFrom('rating_count')
    .selectAll()
    .where('page', '=', '/x')
    .execute();
  expect(counted).toEqual([{ page: '/x', yes_count: 0, total_count: 30 }]);
});

test('simultaneous ratings of one page are all counted', async () => {
  const statuses = await times(25, async () => {
    const [token, secCode] = [await visit(), await makeSecCode('addRating')];
    const body = JSON.stringify({ PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '1' });
    const headers = { 'Content-Type': 'application/json' };
    return (await call('addRating', { token, secCode, body, headers })).status;
  });
  const row = await (await openDatabase())
    .selectFrom('rating_count')
    .select('yes_count')
    .where('page', '=', '/Haj')
    .executeTakeFirst();
  expect(row?.yes_count).toBe(statuses.filter((status) => status === 200).length);
  expect(row?.yes_count).toBeGreaterThan(0);
});

test('a code is valid once', async () => {
  const code = randomUUID();
  const uses = await times(20, () => consumeOnce('challenge', code, now()));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a connection that the server ends during a transaction fails only that transaction', async () => {
  const db = await openDatabase();
  const other = openAnother();
  const cut = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await sleep(200);
    await sql`select 1`.execute(tx);
  });
  // The client is asked to try again, at every step of the transaction.
  expect(isOutage(await cut.catch((error: unknown) => error))).toBe(true);
  const inTheMiddle = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(tx);
  });
  expect(isOutage(await inTheMiddle.catch((error: unknown) => error))).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

/** Puts mails that are due at the given times, now by default, into an empty outbox. */
async function fillOutbox(count: number, at = now().toISOString()): Promise<Kysely<Tables>> {
  const db = await openDatabase();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    key: `mail-${index}`,
    kind: 'received',
    locale: 'ar',
    recipient: `person${index}@example.org`,
    data: JSON.stringify({ service: 'x', referenceNumber: `R${index}`, at, path: '/x' }),
    state: 'waiting' as const,
    attempts: 0,
    due_at: at,
    created_at: at,
  }));
  await db.deleteFrom('outbox').execute();
  await db.insertInto('outbox').values(rows).execute();
  return db;
}

/** A mail server. @param onMail runs while one is being sent */
function makeMailer(onMail: (to: string) => unknown) {
  const transport = { sendMail: async ({ to }: { to: string }) => onMail(to) } as unknown as Transporter;
  return { transport, from: 'a@example.org' };
}

test('two senders share the outbox: each mail is sent once', async () => {
  const db = await fillOutbox(40);
  const sent: string[] = [];
  const mailer = makeMailer((to) => sent.push(to));
  const senders = [db, openAnother()].map((handle) => deliverMails(handle, mailer, readSharedTime));
  const counts = await Promise.all(senders);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(new Set(sent).size).toBe(40);
});

/** From here on the clock of this process is wrong by this many minutes. @returns its time */
function setClock(minutes: number): string {
  const shown = new Date(Date.now() + minutes * 60_000).toISOString();
  changeSettings({ TEST_NOW: shown });
  return shown;
}

test.each([
  ['ahead', 0, 20],
  ['behind', 0, -20],
  ['ahead', 20, 0],
  ['behind', -20, 0],
])('a mail is sent once and at once, although the clock of an instance is %s', async (_, first, second) => {
  const db = await fillOutbox(1, setClock(first));
  const another = openAnother();
  const sent: string[] = [];
  const lookElsewhere = async () => {
    setClock(second);
    const count = await deliverMails(
      another,
      makeMailer((to) => sent.push(to)),
      readSharedTime,
    );
    setClock(first);
    return count;
  };
  const counts: number[] = [];
  const mailer = makeMailer(async (to) => {
    sent.push(to);
    counts.push(await lookElsewhere());
    throw new Error('The answer of the server is lost');
  });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await deliverMails(db, mailer, readSharedTime);
  counts.push(await lookElsewhere());
  restoreSettings();
  expect({ sent: sent.length, counts }).toEqual({ sent: 1, counts: [0, 0] });
  quiet.mockRestore();
});

test.each([
  ['ahead', 0, 20],
  ['behind', -20, 0],
])('a reply waits for half a minute, although the clock of an instance is %s', async (_, first, second) => {
  setClock(first);
  const clerk = await hire('Clerk', 'requests');
  const { id } = await sendRequest(getForm('contact'));
  expect((await propose(clerk, { id, note: 'Yes.' })).status).toBe(200);
  setClock(second);
  await sendDueChanges(openAnother());
  expect(await listHistory(id)).toHaveLength(1);
  restoreSettings();
  await passUndoTime(id);
  setClock(second);
  await sendDueChanges(openAnother());
  expect(await listHistory(id)).toHaveLength(2);
  restoreSettings();
});

test('instances count attempts together', async () => {
  changeSettings({ RATE_LIMITS: 'follow=5/60' });
  const { portalState: states } = globalThis as { portalState?: Map<string, object> };
  const attempts = await times(20, (index) => {
    // Half of them reach an instance that has counted nothing yet.
    if (index % 2 === 0) states?.delete('limiters');
    return tryAttempt('follow', 'person:somebody');
  });
  expect(attempts.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(5);
  for (const { waitSeconds } of attempts) expect(waitSeconds).toBeLessThanOrEqual(60);
  states?.delete('limiters');
  restoreSettings();
});
