/** Requirements: MAIL-01, MAIL-02, OPS-12 */
import { uuidv7 } from 'uuidv7';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { LEASE_MS } from '@/lib/server/mail/deliver-mails';
import { dropMail, listMails, retryMails } from '@/lib/server/mail/outbox-records';
import { runCommand } from '../../support/commands/command';

const AT = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(AT.getTime() + ms).toISOString();
const ADDRESS = 'reader@example.com';

let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('event').execute();
});

async function put(
  state: 'waiting' | 'sent' | 'failed',
  dueAt: string,
  recipient = ADDRESS,
): Promise<string> {
  const id = uuidv7();
  const times = { attempts: 5, due_at: dueAt, created_at: AT.toISOString() };
  await db
    .insertInto('outbox')
    .values({ id, key: id, kind: 'received', locale: 'en', recipient, data: '{}', state, ...times })
    .execute();
  return id;
}

const find = (id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listEvents = () =>
  db.selectFrom('event').select(['entity', 'entity_id', 'kind', 'actor', 'data']).orderBy('id').execute();

test('waiting and abandoned mails become due now, with all attempts again', async () => {
  const later = await put('waiting', after(3_600_000));
  const failed = await put('failed', after(-1));
  expect(await retryMails(db, undefined, AT)).toBe(2);
  for (const id of [later, failed])
    expect(await find(id)).toMatchObject({ state: 'waiting', attempts: 0, due_at: AT.toISOString() });
  expect(await listEvents()).toEqual(
    [later, failed].map((entity_id) =>
      expect.objectContaining({ entity: 'mail', entity_id, kind: 'changed' }),
    ),
  );
});

test('mails that may be in progress, were sent or have lost their address are not changed', async () => {
  const leased = await put('waiting', after(LEASE_MS));
  const sent = await put('sent', after(0), '');
  const refused = await put('failed', after(0), '');
  for (const id of [leased, sent, refused, 'none', undefined]) expect(await retryMails(db, id, AT)).toBe(0);
  expect([await find(leased), await find(sent), await find(refused)].map(({ attempts }) => attempts)).toEqual(
    [5, 5, 5],
  );
  expect(await listEvents()).toEqual([]);
});

test('a dropped mail loses its address, and keeps its key and the reason without quotations', async () => {
  const id = await put('waiting', after(0));
  await dropMail(db, id, `wrong address ${ADDRESS}`, AT);
  expect(await find(id)).toMatchObject({ state: 'dropped', recipient: '', data: '{}', key: id });
  const [event] = await listEvents();
  expect(event).toMatchObject({ entity: 'mail', entity_id: id, kind: 'removed', actor: 'operator' });
  expect(event?.data).toContain('wrong address [address]');
  await expect(dropMail(db, id, 'again', AT)).rejects.toThrow(`There is no waiting or abandoned mail ${id}`);
  expect(await listMails(db)).toEqual([]);
});

test('the command shows, retries and drops mails, and prints no address', async () => {
  const [failed, dropped] = [await put('failed', after(0)), await put('waiting', after(0))];
  expect((await runCommand('queues', ['--drop', dropped])).code).toBe(1);
  const done = await runCommand('queues', [
    '--drop',
    dropped,
    '--reason',
    'left',
    '--retry',
    failed,
    '--mails',
  ]);
  expect([done.code, done.stderr]).toEqual([
    0,
    expect.stringMatching(/^Database: (SQLite|PostgreSQL), \S+\n$/),
  ]);
  expect(done.stdout).toContain(failed);
  expect(done.stdout).not.toContain(ADDRESS);
  expect(await find(failed)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await find(dropped)).state).toBe('dropped');
  const { stdout } = await runCommand('queues');
  expect(stdout).toMatch(/mails waiting\W+1 /);
  expect(stdout).toMatch(/mails abandoned\W+0 /);
});
