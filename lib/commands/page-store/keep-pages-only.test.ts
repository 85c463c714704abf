/** Requirements: CACHE-02, ROUTE-06 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepPagesOnly } from './keep-pages-only';

const KEPT = { 'Cache-Control': 'public, max-age=0, s-maxage=3600', 'Cache-Tag': 'publications:news' };

/** The headers that arrive of a response. */
async function send(answer: (response: ServerResponse) => void, names = ['cache-control', 'cache-tag']) {
  const server = createServer((_, response) => {
    keepPagesOnly(response);
    answer(response);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://localhost:${port}`, { redirect: 'manual' });
  server.close();
  return names.map((name) => headers.get(name));
}

/** As Next answers: what middleware says stands first, the status comes later. */
const answerWith = (status: number, headers: Record<string, string>) => (response: ServerResponse) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
};

test.each([307, 404, 500])('a public page that turns out to be a %i is not kept', async (status) => {
  expect(await send(answerWith(status, KEPT))).toEqual(['no-store', null]);
});

test('nor where the status is written with its headers', async () => {
  const answer = (response: ServerResponse) => {
    answerWith(200, KEPT)(response);
    response.writeHead(308, { Location: '/not-found' });
  };
  expect(await send(answer)).toEqual(['no-store', null]);
});

test('a page and what has not changed are, and so is whatever is no public page', async () => {
  expect(await send(answerWith(200, KEPT))).toEqual(Object.values(KEPT));
  expect(await send(answerWith(304, KEPT))).toEqual(Object.values(KEPT));
  const other = { 'Cache-Control': 'public, max-age=60' };
  expect(await send(answerWith(301, other))).toEqual(['public, max-age=60', null]);
});

test('what middleware and server tell each other stays between them', async () => {
  const answer = answerWith(200, { 'x-middleware-rewrite': '/ar/account', 'x-other': 'a' });
  expect(await send(answer, ['x-middleware-rewrite', 'x-other'])).toEqual([null, 'a']);
});
