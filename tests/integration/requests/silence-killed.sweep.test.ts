/** Requirements: DATA-01, MAIL-01, REQUEST-12 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/env/env';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { followSilentSenders } from '@/lib/server/requests/work/silent-senders';
import { hire, post, propose, sendRequest } from '../../support/admin/request-desk';
import { JobProcess } from '../../support/portal/job-process';
import { changeSettings } from '../../support/portal/settings';

/** A process is killed after a few of them. */
const COUNT = 30;
/** Long enough ago for each step. */
const PAST = '2026-01-04T07:00:00.000Z';
const SMTP_URL = 'smtp://127.0.0.1';
/** At least so many kills are in the middle of a run. */
const KILLS = 3;

jest.setTimeout(300_000);

let ids: string[];
let job: JobProcess;
beforeAll(async () => {
  changeSettings({ SMTP_URL });
  const clerk = await hire('Clerk', 'requests');
  ids = [];
  for (let index = 0; index < COUNT; index += 1) {
    const { id } = await sendRequest(getForm('contact'));
    await propose(clerk, { id, to: 'moreInformationRequested', note: 'Which hall do you mean?' });
    expect((await post('sendChangeNow', clerk, { id })).status).toBe(200);
    ids.push(id);
  }
  ids.sort();
  const db = await openDatabase();
  await db.updateTable('service_request').set({ updated_at: PAST }).execute();
  await db.updateTable('service_request_event').set({ at: PAST }).execute();
  const lead = await hire('Lead', 'requests', 'lead');
  expect((await post('saveSilence', lead, { remind: 10, close: 20 })).status).toBe(200);
  const place: Record<string, string> = env.DATABASE_URL ? { DATABASE_URL: env.DATABASE_URL } : {};
  job = new JobProcess('tests/support/requests/silence-process.ts', {
    DATA_DIR: env.DATA_DIR,
    SMTP_URL,
    ...place,
  });
});
afterAll(() => job?.kill());

/** The requests that a step has reached, by each table that it writes; a request with two rows is listed twice. */
async function readReminded() {
  const db = await openDatabase();
  const rows = await db.selectFrom('silence_reminder').select('request_id as id').execute();
  const events = await db
    .selectFrom('event')
    .select('entity_id as id')
    .where('kind', '=', 'reminded')
    .execute();
  const mails = await db.selectFrom('outbox').select('key').where('kind', '=', 'silent').execute();
  return { rows: rows.map(({ id }) => id), events: events.map(({ id }) => id), mails: mails.map(toId) };
}

async function readClosed() {
  const db = await openDatabase();
  const states = db.selectFrom('service_request').select('id').where('status', '=', 'closed');
  const work = db.selectFrom('request_work').select('request_id as id').where('status', '=', 'closed');
  const history = db
    .selectFrom('service_request_event')
    .select('request_id as id')
    .where('to_status', '=', 'closed');
  const mails = db.selectFrom('outbox').select('key').where('key', 'like', 'changed:%:3');
  return {
    rows: (await states.execute()).map(({ id }) => id),
    work: (await work.execute()).map(({ id }) => id),
    events: (await history.execute()).map(({ id }) => id),
    mails: (await mails.execute()).map(toId),
  };
}

/** The request of a mail, whose key is `<kind>:<id>:<version>`. */
const toId = ({ key }: { key: string }) => key.split(':')[1] ?? '';

type Step = () => Promise<Record<string, string[]> & { rows: string[] }>;

/** Expects every table to have the same requests. @returns how many */
async function expectWhole(read: Step): Promise<number> {
  const { rows, ...others } = await read();
  rows.sort();
  for (const [name, list] of Object.entries(others)) expect([name, list.sort()]).toEqual([name, rows]);
  return rows.length;
}

const countRows = async (read: Step) => (await read()).rows.length;

/** Starts and kills the job until its step is done for all. @returns how many kills were in the middle of a run */
async function killUntilDone(read: Step): Promise<number> {
  let kills = 0;
  for (let done = 0; done < COUNT; ) {
    await job.restart();
    while ((await countRows(read)) === done) await pause(1);
    await pause(randomInt(5));
    await job.kill();
    done = await expectWhole(read);
    if (done < COUNT) kills += 1;
  }
  return kills;
}

/** Two runs at the same time, which are not killed. */
const runTwice = async () => {
  const db = await openDatabase();
  await Promise.all([followSilentSenders(db), followSilentSenders(db)]);
};

test('the job is killed again and again while it reminds and closes: each sender has one reminder and one closure, and nothing is half done', async () => {
  expect(await killUntilDone(readReminded)).toBeGreaterThanOrEqual(KILLS);
  await runTwice();
  expect((await readReminded()).rows.sort()).toEqual(ids);
  expect(await expectWhole(readReminded)).toBe(COUNT);
  expect(await expectWhole(readClosed)).toBe(0);

  const db = await openDatabase();
  await db.updateTable('silence_reminder').set({ at: PAST }).execute();
  expect(await killUntilDone(readClosed)).toBeGreaterThanOrEqual(KILLS);
  await runTwice();
  expect((await readClosed()).rows.sort()).toEqual(ids);
  expect(await expectWhole(readClosed)).toBe(COUNT);
  expect(await expectWhole(readReminded)).toBe(COUNT);
});
