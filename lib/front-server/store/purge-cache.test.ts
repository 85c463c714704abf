/**
 * Requirements: CACHE-09
 * @jest-environment node
 */
import { StubApi } from '@/tests/support/api/stub-api';
import { CachePurge } from './purge-cache';

const cdn = new StubApi();
let url: string;
beforeAll(async () => {
  url = await cdn.start();
});
afterAll(() => cdn.stop());
beforeEach(() => {
  cdn.seen.length = 0;
  cdn.bodies.length = 0;
  cdn.reply = (_request, response) => response.end('{}');
});

/** A purge whose next runs find these changed tags. */
function open(...rounds: string[][]) {
  const tags = { listChanged: () => new Set(rounds.shift()) };
  return new CachePurge(tags, { url, token: 'secret' });
}

const sentTags = () => cdn.bodies.map((body) => JSON.parse(body).tags);

test('changed tags are posted once, with the token', async () => {
  const purge = open(['overrides', 'item:hajj'], [], ['day']);
  for (let round = 0; round < 3; round += 1) await purge.purge();
  expect(sentTags()).toEqual([['overrides', 'item:hajj'], ['day']]);
  expect(cdn.seen[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
});

test('many tags are posted in several requests', async () => {
  const all = Array.from({ length: 70 }, (_, at) => `item:${at}`);
  await open(all).purge();
  expect(sentTags().map(({ length }) => length)).toEqual([30, 30, 10]);
  expect(sentTags().flat()).toEqual(all);
});

test('refused tags are sent again; the log reports it once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  cdn.reply = (_request, response) => response.writeHead(500).end();
  const purge = open(['settings'], ['day'], []);
  await purge.purge();
  await purge.purge();
  cdn.reply = (_request, response) => response.end('{}');
  await purge.purge();
  await purge.purge();
  expect(sentTags()).toEqual([['settings'], ['settings', 'day'], ['settings', 'day']]);
  expect(log.mock.calls).toEqual([['The cache in front could not be purged: status 500']]);
  log.mockRestore();
});
