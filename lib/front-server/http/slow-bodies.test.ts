/** @jest-environment node */
/** Requirements: SAFE-03 */
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardSlowBody } from './slow-bodies';

const CHECK_MS = 100;

/** Posts chunks at an interval; reports whether a response arrived or the connection was closed. */
async function postSlowly(chunks: Buffer[], pauseMs: number): Promise<'answered' | 'cut'> {
  const server = createServer((request, response) => {
    guardSlowBody(request, response, CHECK_MS);
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const request = send({ port, method: 'POST', agent: false });
  const outcome = new Promise<'answered' | 'cut'>((resolve) => {
    request.once('response', (response) => response.resume().on('end', () => resolve('answered')));
    request.once('error', () => resolve('cut'));
  });
  const writer = setInterval(() => {
    const chunk = chunks.shift();
    if (chunk) request.write(chunk);
    else request.end();
  }, pauseMs);
  const result = await outcome;
  clearInterval(writer);
  server.closeAllConnections();
  server.close();
  return result;
}

test('a body that arrives too slowly is aborted', async () => {
  expect(
    await postSlowly(
      Array.from({ length: 20 }, () => Buffer.from('x')),
      60,
    ),
  ).toBe('cut');
});

test('a slow body that keeps arriving is accepted', async () => {
  expect(
    await postSlowly(
      Array.from({ length: 10 }, () => Buffer.alloc(1000)),
      40,
    ),
  ).toBe('answered');
});
