/** Requirements: ADMIN-12, DATA-01, INSTANCE-05, MAIL-01, PUBLISH-07 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { approveNews, DeskCaller } from '../../support/admin/desk-caller';
import { sendRequest } from '../../support/admin/request-desk';
import { listHistory } from '../../support/forms/service-api';
import { MailServer } from '../../support/mail/mail-server';
import { Instances } from '../../support/portal/instances';

const CLERK = '1000000005';
const PUBLISHER = '1000000001';
/** Publications and replies of a round: enough that an instance is killed before it has finished them. */
const COUNT = 20;
/** The hour for which the publications are scheduled, and the past one that replaces it. */
const [DAY, HOUR] = ['2031-03-02', 9];
const DUE = '2026-11-01T06:00:00.000Z';

jest.setTimeout(240_000);

const mails = new MailServer();
let instances: Instances;
beforeAll(async () => {
  const SMTP_URL = await mails.start();
  const STAFF = `${CLERK}=administrator,${PUBLISHER}=administrator`;
  instances = await Instances.start(2, { STAFF, SMTP_URL });
});
afterAll(async () => {
  await instances?.stop();
  await mails.stop();
});

interface Round {
  news: string[];
  requests: string[];
}

/** Approved and scheduled publications, and replies, none of them due yet. */
async function prepare(round: string): Promise<Round> {
  const url = instances.portals[0]?.url ?? '';
  const clerk = await DeskCaller.signOn(url, CLERK);
  const publisher = await DeskCaller.signOn(url, PUBLISHER);
  const prepared: Round = { news: [], requests: [] };
  const far = new Date(Date.now() + 3_600_000).toISOString();
  for (let index = 0; index < COUNT; index += 1) {
    const { id } = await sendRequest(getForm('contact'));
    expect((await clerk.reply(id, 'Reply')).status).toBe(200);
    const waiting = (await openDatabase()).updateTable('pending_change').where('request_id', '=', id);
    await waiting.set({ due_at: far }).execute();
    prepared.requests.push(id);
    const name = `kill-${round}-${index}`;
    const version = await approveNews(name, clerk, publisher);
    const schedule = { id: name, version, when: 'later', day: DAY, hour: HOUR };
    expect((await publisher.post('publishDraft', schedule)).status).toBe(200);
    prepared.news.push(name);
  }
  return prepared;
}

/** Makes everything due at the same time. */
async function makeDue({ news, requests }: Round): Promise<void> {
  const db = await openDatabase();
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('publication_draft').set({ publish_at: DUE }).where('id', 'in', news).execute();
    await tx.updateTable('pending_change').set({ due_at: DUE }).where('request_id', 'in', requests).execute();
  });
}

/** The published items, and how often each reply was made. */
async function readDone({ news, requests }: Round) {
  const db = await openDatabase();
  const events = await db
    .selectFrom('event')
    .select('entity_id')
    .where('kind', '=', 'published')
    .where('entity_id', 'in', news)
    .execute();
  const histories = await Promise.all(requests.map(listHistory));
  return {
    published: events.map(({ entity_id }) => entity_id).sort(),
    made: histories.map(({ length }) => length - 1),
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

const countDone = async (round: Round) => {
  const { published, made } = await readDone(round);
  return published.length + made.reduce((sum, count) => sum + count, 0);
};

/** Expects that everything is done once, and that each sender gets one mail. */
async function expectOnce(round: Round): Promise<void> {
  await until(async () => (await countDone(round)) >= 2 * COUNT);
  expect(await readDone(round)).toEqual({ published: [...round.news].sort(), made: Array(COUNT).fill(1) });
  const db = await openDatabase();
  const live = db.selectFrom('publication').select(['status', 'published_at']).where('id', 'in', round.news);
  expect(await live.execute()).toEqual(Array(COUNT).fill({ status: 'published', published_at: DUE }));
  const drafts = db.selectFrom('publication_draft').select('state').where('id', 'in', round.news);
  expect(await drafts.execute()).toEqual(Array(COUNT).fill({ state: 'published' }));
  const left = db.selectFrom('pending_change').select('request_id').where('request_id', 'in', round.requests);
  expect(await left.execute()).toEqual([]);
  const keys = round.requests.map((id) => `changed:${id}:2`);
  const outbox = db.selectFrom('outbox').select(['id', 'state', 'attempts']).where('key', 'in', keys);
  expect(await outbox.execute()).toHaveLength(COUNT);
  // A mail that a killed process had begun to send is reserved for it for five minutes.
  const past = new Date(Date.now() - 1000).toISOString();
  const reserved = db.updateTable('outbox').set({ due_at: past }).where('state', '=', 'waiting');
  await reserved.where('attempts', '>', 0).execute();
  await until(async () => (await outbox.execute()).every(({ state }) => state === 'sent'));
  const rows = await outbox.execute();
  for (const { id, attempts } of rows) {
    const arrived = mails.mails.filter(({ messageId }) => messageId === `<${id}@portal>`).length;
    expect(arrived).toBeGreaterThanOrEqual(1);
    // A mail is sent again if its sender was killed before it recorded the delivery: the copy has the same id.
    expect(arrived).toBeLessThanOrEqual(attempts);
  }
  expect(rows.filter(({ attempts }) => attempts > 1).length).toBeLessThanOrEqual(1);
}

test.each(['the other one', 'the same one after its restart'])(
  'an instance is killed while it publishes and sends replies, %s continues and is killed while it sends mails',
  async (name) => {
    const [first, second] = instances.portals;
    if (!first || !second) throw new Error('Two instances are needed');
    const next = name === 'the other one' ? second : first;
    const last = next === first ? second : first;
    const round = await prepare(`${name.length}`);
    await second.kill();
    await makeDue(round);
    await until(async () => (await countDone(round)) > 0);
    await pause(randomInt(60));
    await first.kill();
    // It was killed in the middle of its work.
    expect(await countDone(round)).toBeLessThan(2 * COUNT);
    const arrived = mails.mails.length;
    await next.restart();
    await until(async () => mails.mails.length > arrived);
    await next.kill();
    await last.restart();
    await expectOnce(round);
    await next.restart();
  },
);
