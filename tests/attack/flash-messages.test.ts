/** Requirements: NOJS-06, SAFE-16 */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { takeFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { closeDatabase, getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import { allowShrinking, giveSpaceBack } from '@/lib/server/maintenance/expired-rows';
import { sweepExpired } from '@/lib/server/maintenance/start-sweeping';
import { passTime } from '../support/db/pass-time';
import { changeSettings, restoreSettings } from '../support/portal/settings';
import { locationOf, TestBrowser } from '../support/test-browser';

const RATING = noJavaScriptAddress('page-rating', 'en');
const MEGABYTE = 1024 * 1024;
const LARGE = 'x'.repeat(60_000);

beforeAll(() => changeSettings({ RATE_LIMITS: 'plainForm=1000000/60' }));
afterAll(restoreSettings);
afterEach(() => jest.useRealTimers());

/** Posts a form with errors from one client address; the stored answers are never read. */
async function post(peer: string, text = LARGE, browser = new TestBrowser()) {
  const body = new URLSearchParams({ PageURL: '/Haj', YesOrNo: 'no', text });
  return browser.send(RATING, body, { 'x-portal-peer': peer });
}

async function readKept() {
  const database = await openDatabase();
  const rows = await database.selectFrom('kept_outcome').select(['data', 'size', 'sender']).execute();
  const bytes = rows.reduce((sum, { data }) => sum + data.length, 0);
  return { rows: rows.length, bytes, senders: new Set(rows.map(({ sender }) => sender)).size };
}

const sizeOnDisk = () =>
  ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(getDatabaseFile() + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

const readBack = async (browser: TestBrowser, response: Response) => {
  const key = new URL(locationOf(response), 'http://x').searchParams.get('answers');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return takeFlashMessage(key, new Headers({ cookie }));
};

test.each([
  ['one address', () => '203.0.113.1'],
  ['one IPv6 network', (at: number) => `2001:db8:1:2::${at.toString(16)}`],
])('%s stores at most its share, for any number of posts', async (_name, peerOf) => {
  const before = await readKept();
  for (let round = 0; round < 6; round += 1)
    await Promise.all(Array.from({ length: 10 }, (_, at) => post(peerOf(round * 10 + at))));
  const { rows, bytes, senders } = await readKept();
  expect(rows - before.rows).toBeLessThanOrEqual(40);
  expect(bytes - before.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(senders - before.senders).toBe(1);
});

test('small answers are limited by number', async () => {
  for (let round = 0; round < 6; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => post('203.0.113.2', 'x')));
  const { rows } = await readKept();
  await post('203.0.113.2', 'x');
  expect((await readKept()).rows).toBe(rows);
});

test('all addresses together store a limited total, and the file does not exceed it', async () => {
  const flood = async (from: number) => {
    for (let round = 0; round < 22; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, at) => post(`198.18.${from + round}.${at}`)));
  };
  await flood(0);
  expect((await readKept()).bytes).toBeLessThanOrEqual(16 * MEGABYTE);
  const size = sizeOnDisk();
  await flood(22);
  expect((await readKept()).bytes).toBeLessThanOrEqual(16 * MEGABYTE);
  expect(sizeOnDisk()).toBeLessThan(size + MEGABYTE);
});

test('another client finds its answers again during a flood', async () => {
  const browser = new TestBrowser();
  const [response] = await Promise.all([
    post('192.0.2.77', 'my answer', browser),
    ...Array.from({ length: 30 }, (_, at) => post(`198.19.0.${at}`)),
  ]);
  const outcome = await readBack(browser, response);
  expect(outcome?.texts).toContainEqual(['text', 'my answer']);
});

test('a multipart post stores no more text than any other', async () => {
  const body = new FormData();
  for (let at = 0; at < 40; at += 1) body.append(`field${at}`, LARGE);
  const response = await new TestBrowser().send(noJavaScriptAddress('innovation', 'en'), body, {
    'x-portal-peer': '203.0.113.3',
  });
  expect(response.status).toBe(413);
});

describe('expired answers', () => {
  const shrink = async () => {
    for (let round = 0; round < 6; round += 1) await sweepExpired();
    const open = new DatabaseSync(getDatabaseFile());
    open.exec('pragma wal_checkpoint(truncate)');
    open.close();
  };

  test('are deleted without a further post, and the disk space is freed', async () => {
    const full = sizeOnDisk();
    passTime(11 * 60_000);
    await shrink();
    expect((await readKept()).rows).toBe(0);
    expect(sizeOnDisk()).toBeLessThan(full - 12 * MEGABYTE);
  });

  test('free the disk space of an older database as well', async () => {
    await closeDatabase();
    const before = new DatabaseSync(getDatabaseFile());
    before.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum');
    before.close();
    await allowShrinking(await openDatabase());
    await Promise.all(Array.from({ length: 40 }, (_, at) => post(`198.19.1.${at}`)));
    const full = sizeOnDisk();
    await (await openDatabase()).deleteFrom('kept_outcome').execute();
    await giveSpaceBack(await openDatabase(), 10_000);
    await shrink();
    expect(sizeOnDisk()).toBeLessThan(full - 2 * MEGABYTE);
  });
});
