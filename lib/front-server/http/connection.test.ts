/**
 * Requirements: SAFE-19
 * @jest-environment node
 */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Connections } from './connection';

/** A server whose responses the test controls. */
async function open() {
  const connections = new Connections();
  const begun: { url: string | undefined; response: ServerResponse }[] = [];
  const server = createServer((request, response) =>
    connections.take(request, response, () => begun.push({ url: request.url, response })),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, 'localhost');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const send = (...urls: string[]) =>
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  const stop = () => {
    socket.destroy();
    server.close();
    server.closeAllConnections();
  };
  /** Waits until a number of requests have begun. */
  const waitFor = async (count: number) => {
    while (begun.length < count) await new Promise(setImmediate);
    for (let round = 0; round < 20; round += 1) await new Promise(setImmediate);
    expect(begun).toHaveLength(count);
  };
  return { begun, send, stop, closed, socket, waitFor, read: () => received };
}

test('pipelined requests are started one after the other, and answered in order', async () => {
  const { begun, send, stop, waitFor, read, closed, socket } = await open();
  send('/1', '/2', '/3');
  for (const count of [1, 2, 3]) {
    await waitFor(count);
    begun.at(-1)?.response.end(`answer ${count};`);
  }
  while (!read().includes('answer 3')) await new Promise(setImmediate);
  expect(begun.map(({ url }) => url)).toEqual(['/1', '/2', '/3']);
  expect(read().match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  send('/4');
  await waitFor(4);
  socket.destroy();
  await closed;
  stop();
});

test('a connection with too many requests is closed; those that waited are never started', async () => {
  const { begun, send, stop, closed } = await open();
  send(...Array.from({ length: 200 }, (_, at) => `/${at}`));
  await closed;
  expect(begun.map(({ url }) => url)).toEqual(['/0']);
  stop();
});

test('requests that wait on a closed connection are never started', async () => {
  const { begun, send, stop, socket, waitFor, closed } = await open();
  send('/1', '/2');
  await waitFor(1);
  const ended = new Promise((resolve) => begun[0]?.response.once('close', resolve));
  socket.destroy();
  await Promise.all([closed, ended]);
  await waitFor(1);
  stop();
});
