/** Requirements: CACHE-02, ROUTE-06 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepPagesOnly, respondWith } from './render-public-page';

const KEPT = { 'cache-control': 'public, max-age=0, s-maxage=3600', 'cache-tag': 'publications:news' };

test.each([307, 308, 500])('a public page that turns out to be a %i is not stored', (status) => {
  expect(keepPagesOnly(status, { ...KEPT, location: '/' })).toEqual({
    'cache-control': 'no-store',
    location: '/',
  });
});

test('the headers of a page, of a 304 and of any response that is not a public page are unchanged', () => {
  expect(keepPagesOnly(200, KEPT)).toEqual(KEPT);
  expect(keepPagesOnly(304, KEPT)).toEqual(KEPT);
  const other = { 'cache-control': 'public, max-age=60' };
  expect(keepPagesOnly(301, other)).toEqual(other);
});

test('headers between middleware and server do not reach the visitor', async () => {
  const headers = { 'x-middleware-rewrite': '/ar/account', 'x-other': 'a', connection: 'close' };
  const sent: string[] = [];
  const set = (name: string) => sent.push(name);
  const response = { setHeader: set, writeHead: jest.fn(), end: jest.fn(), once: jest.fn() };
  const respond = respondWith(async () => ({ status: 200, headers, body: Buffer.from('') }), jest.fn());
  await respond(
    { method: 'GET', url: '/', headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect(sent).toEqual(['x-other', 'Content-Length']);
});
