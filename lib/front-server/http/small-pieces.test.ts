/** @jest-environment node */
/** Requirements: SAFE-03 */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { guardSmallPieces } from './small-pieces';

/** Sends a body in a number of chunks. @returns the response, and how many chunks a reader received */
async function send(count: number, bytes: number, isRead = true) {
  let pieces = 0;
  const server = createServer((request, response) => {
    guardSmallPieces(request);
    if (isRead) request.on('data', () => (pieces += 1));
    else request.pause();
    request.on('end', () => response.end('received'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  const chunk = `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${chunk.repeat(count)}0\r\n\r\n`);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  server.close();
  return { isAnswered: answer.endsWith('received'), pieces };
}

test('thousands of single bytes close the connection after the first of them', async () => {
  expect(await send(20_000, 1)).toEqual({ isAnswered: false, pieces: 128 });
});

test('they also do if no handler reads the body', async () => {
  expect(await send(20_000, 1, false)).toEqual({ isAnswered: false, pieces: 0 });
});

test.each([
  [128, 1],
  [5000, 100],
  [300, 1460],
])('%i chunks of %i bytes are read', async (count, bytes) => {
  const { isAnswered, pieces } = await send(count, bytes);
  expect(isAnswered).toBe(true);
  // A chunk that is split across two network packets counts twice.
  expect(pieces).toBeGreaterThanOrEqual(count);
});
