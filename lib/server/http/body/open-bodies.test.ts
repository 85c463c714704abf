/** @jest-environment node */
/** Requirements: SAFE-03 */
import { RequestError } from '@/lib/server/http/errors';
import { OpenBody } from './open-bodies';

const MB = 1024 * 1024;
let open: OpenBody[] = [];

afterEach(() => {
  for (const body of open) body.close();
  open = [];
});

function begin(peer: string, text = 0): OpenBody {
  const body = OpenBody.open(peer);
  open.push(body);
  if (text > 0) body.add('text', text);
  return body;
}

function refusalOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof RequestError ? `${error.status} ${error.code}` : 'another error';
  }
}

const isDisplaced = (body: OpenBody) =>
  Promise.race([body.aborted.catch(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test('unfinished texts of one address are limited', () => {
  for (let at = 0; at < 32; at += 1) begin('192.0.2.1', MB / 16);
  expect(refusalOf(() => begin('192.0.2.1', 1))).toBe('429 tooManyRequests');
  expect(refusalOf(() => begin('192.0.2.2', 1))).toBeNull();
});

test('if all texts exceed the limit, only the sender of the most is aborted', async () => {
  const honest = [begin('198.51.100.1', 5000), begin('2001:db8:ffff::1', 5000)];
  const greedy = Array.from({ length: 30 }, (_, at) => begin(`192.0.2.${at}`, MB));
  const greediest = [begin('203.0.113.1', MB), begin('203.0.113.1', 0.9 * MB)];
  const last = begin('198.51.100.2', 0.2 * MB);
  expect(await isDisplaced(last)).toBe(false);
  expect(await Promise.all(honest.map(isDisplaced))).toEqual([false, false]);
  expect(await Promise.all(greediest.map(isDisplaced))).toEqual([false, true]);
  expect(await Promise.all(greedy.map(isDisplaced))).not.toContain(true);
});

test('the networks of one IPv6 site count together', async () => {
  const site = Array.from({ length: 20 }, (_, at) => begin(`2001:db8:1:${at}::1`, MB));
  const others = Array.from({ length: 6 }, (_, at) => begin(`192.0.2.${at}`, 2 * MB));
  const last = begin('198.51.100.1', 5000);
  expect(await isDisplaced(last)).toBe(false);
  expect(await Promise.all(others.map(isDisplaced))).not.toContain(true);
  expect((await Promise.all(site.map(isDisplaced))).filter(Boolean)).toHaveLength(1);
});

test('only the sender of the most data is refused', () => {
  for (let at = 0; at < 31; at += 1) begin(`192.0.2.${at}`, MB);
  const greedy = begin('198.51.100.1', MB);
  expect(refusalOf(() => greedy.add('text', MB / 2))).toBe('503 unavailable');
  expect(refusalOf(() => greedy.add('text', 1))).toBe('503 unavailable');
});

test('the number of bodies is limited, per address and in total', async () => {
  const first = begin('198.51.100.1');
  for (let at = 0; at < 2047; at += 1) begin(`10.0.0.${at % 32}`);
  expect(refusalOf(() => begin('10.0.0.0'))).toBe('429 tooManyRequests');
  const late = begin('198.51.100.2');
  expect(await Promise.all([first, late].map(isDisplaced))).toEqual([false, false]);
  expect((await Promise.all(open.map(isDisplaced))).filter(Boolean)).toHaveLength(1);
});

test('bodies that were read or aborted no longer count', () => {
  for (let round = 0; round < 100; round += 1) {
    const body = OpenBody.open('192.0.2.1');
    body.add('text', MB);
    body.close();
    body.close();
  }
  expect(refusalOf(() => begin('192.0.2.1', 2 * MB))).toBeNull();
  expect(begin('192.0.2.2').minBytesPerSecond).toBe(512);
});
