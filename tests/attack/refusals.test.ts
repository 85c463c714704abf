/** Requirements: SAFE-14 */
import { randomUUID } from 'node:crypto';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal, flushRefusals, listRefusals, removeRefusals } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { openAccessDatabase } from '@/lib/auth/sessions/access-database';
import { countAttempt } from '@/lib/server/http/rate-limit';
import { workAs } from '../support/admin/staff';
import { callPath, signOnAs } from '../support/api/api-client';
import { signOn, startSignOn, TestBrowser } from '../support/test-browser';

const from = (address: string) => new Headers({ [PEER_HEADER]: address });
const find = async (kind: string, source: string) =>
  (await listRefusals(1000)).find((line) => line.kind === kind && line.source === source)?.times ?? 0;
const local = () => sourceOf(new Headers());

test('a POST from another origin is counted', async () => {
  const before = await find('foreignOrigin', local());
  await new TestBrowser().post('/gateway/sign-out', {}, { origin: 'https://evil.example' });
  expect(await find('foreignOrigin', local())).toBe(before + 1);
});

test('a failed sign-on and a rejected one are counted', async () => {
  const before = await find('signOnFailed', local());
  await new TestBrowser().open('/en?EncryptedText=forged');
  expect(await find('signOnFailed', local())).toBe(before + 1);
  const browser = new TestBrowser();
  const page = await startSignOn(browser);
  await browser.post(page, { person: 'sarah' });
  await browser.post(page, { decision: 'reject' });
  const rejected = (await listRefusals(1000)).filter(
    ({ kind, source }) => kind === 'signOnFailed' && /^person:/.test(source),
  );
  expect(rejected).toHaveLength(1);
});

test('forged tokens and cookies are counted, expired ones are not', async () => {
  const before = await find('tokenRefused', local());
  await callPath('Desk/GetMyRoles', { token: 'forged' });
  const browser = new TestBrowser();
  browser.cookies.set('session', 'forged');
  await browser.get('/gateway/session');
  expect(await find('tokenRefused', local())).toBe(before + 2);
  const honest = new TestBrowser();
  await signOn(honest);
  const copy = honest.copy();
  await honest.post('/gateway/sign-out');
  await copy.get('/gateway/session');
  expect(await find('tokenRefused', local())).toBe(before + 2);
});

test('a missing permission is counted for the person', async () => {
  const subject = `person:${randomUUID()}`;
  await callPath('Desk/ListTrail', { token: await signOnAs(subject) });
  expect(await find('forbidden', subject)).toBe(1);
});

test('refusals of a rate limit are counted', async () => {
  for (let count = 0; count < 25; count += 1)
    await countAttempt('checkPage', '192.0.2.1').catch(() => undefined);
  expect(await find('rateLimited', sourceOf(from('192.0.2.1')))).toBe(5);
});

test('an address is recorded as a pseudonym, the same for the whole /64 of a visitor', () => {
  const code = sourceOf(from('2001:db8:1:2::1'));
  expect(code).toMatch(/^address:[\w-]{16}$/);
  expect(sourceOf(from('2001:db8:1:2:ffff::9'))).toBe(code);
  expect(sourceOf(from('2001:db8:1:3::1'))).not.toBe(code);
});

test('a hundred thousand refusals from as many sources take few rows and little time', async () => {
  const before = (await listRefusals(100_000)).length;
  const start = process.cpuUsage();
  for (let count = 0; count < 100_000; count += 1) countRefusal('foreignOrigin', `address:${count}`);
  await flushRefusals();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  const lines = await listRefusals(100_000);
  expect(lines.length - before).toBeLessThanOrEqual(51);
  expect(await find('foreignOrigin', 'others')).toBeGreaterThan(99_000);
});

test('the total number of rows is bounded, the oldest are deleted first, and retention deletes old ones', async () => {
  const database = await openAccessDatabase();
  const toLine = (hour: number) => ({
    hour,
    kind: 'forbidden' as const,
    source: `address:${hour}`,
    times: 1,
  });
  for (let start = 0; start < 25_000; start += 5000) {
    const lines = Array.from({ length: 5000 }, (_, index) => toLine(start + index));
    await database.insertInto('refusal').values(lines).execute();
  }
  countRefusal('forbidden', 'address:newest');
  await flushRefusals();
  expect(await listRefusals(100_000)).toHaveLength(20_000);
  expect(await find('forbidden', 'address:newest')).toBe(1);
  expect(await removeRefusals(new Date('2000-01-01'), true)).toBeGreaterThan(19_000);
  await removeRefusals(new Date('2000-01-01'), false);
  expect(await removeRefusals(new Date('2000-01-01'), true)).toBe(0);
});

test('only administrators can read them, page by page', async () => {
  for (let line = 0; line < 60; line += 1)
    countRefusal(line % 2 ? 'forbidden' : 'rateLimited', `address:${line}`);
  const token = await workAs('administrator');
  const first = (await (await callPath('Desk/ListRefusals', { token })).json()).data;
  const second = (await (await callPath(`Desk/ListRefusals?after=${first.next}`, { token })).json()).data;
  const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first.rows).toHaveLength(50);
  expect((await callPath('Desk/ListRefusals', { token: await workAs('editor') })).status).toBe(403);
});
