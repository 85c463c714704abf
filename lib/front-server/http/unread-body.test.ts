/** @jest-environment node */
/** Requirements: INSTANCE-02, SAFE-09 */
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { closeUnread } from './unread-body';

/** Posts over a keep-alive connection to a server that is stopped while the body is being sent. */
async function postWhileStopping(
  body: Buffer,
  isRead: boolean,
): Promise<{ connection: string | undefined; text: string }> {
  let isDraining = false;
  const server = createServer(async (request, response) => {
    closeUnread(request, response, () => isDraining);
    isDraining = true;
    if (isRead) await buffer(request);
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const post = send({ host: '127.0.0.1', port, method: 'POST', agent });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    post.once('response', resolve).once('error', reject);
  });
  // The connection is closed after the response to an unread body.
  post.end(body);
  const response = await answered;
  const answer = { connection: response.headers.connection, text: await text(response) };
  post.on('error', () => undefined);
  agent.destroy();
  server.closeAllConnections();
  server.close();
  return answer;
}

test('an upload that ends after the stop signal closes its connection too', async () => {
  const answer = await postWhileStopping(Buffer.alloc(300_000), true);
  expect(answer).toEqual({ connection: 'close', text: 'answered' });
});

test('a refusal during an upload is received while the server is stopping', async () => {
  // Node would close the connection after the last byte of the response, even with unread bytes.
  const answer = await postWhileStopping(Buffer.alloc(4_000_000), false);
  expect(answer).toEqual({ connection: 'keep-alive', text: 'answered' });
});

/**
 * Sends bytes to a server that responds with or without reading the body. @returns the received data when the
 * connection was closed, null if it was not
 */
async function sendBytes(bytes: string, isRead: boolean): Promise<string | null> {
  const server = createServer(async (request, response) => {
    closeUnread(request, response, () => false);
    if (isRead) await buffer(request);
    response.setHeader('Content-Length', 'answered'.length).end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string | null>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.once('end', () => resolve(received));
    socket.once('error', () => resolve(received));
    socket.setTimeout(1500, () => resolve(null));
  });
  server.closeAllConnections();
  server.close();
  return answer;
}

const BODY = 'Content-Length: 4\r\n\r\nbody';
const CLOSING: [name: string, bytes: string][] = [
  ['HTTP/1.1 with Connection: close', `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${BODY}`],
  ['HTTP/1.0', `POST / HTTP/1.0\r\n${BODY}`],
  [
    'chunks of a sender that asks to close',
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n',
  ],
];

test.each(CLOSING)('%s: the connection closes after the response', async (_name, bytes) => {
  for (const isRead of [true, false]) expect(await sendBytes(bytes, isRead)).toMatch(/answered/);
});

test('a body that was aborted before the response closes its connection without an error', async () => {
  const failed: unknown[] = [];
  const note = (error: unknown) => failed.push(error);
  process.on('unhandledRejection', note);
  const server = createServer((request, response) => {
    closeUnread(request, response, () => false);
    request.on('error', () => undefined).destroy();
    Object.assign(request, { socket: null });
    response.emit('finish');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 9\r\n\r\nbody'),
    );
    socket.once('error', () => undefined).once('close', () => resolve());
  });
  process.off('unhandledRejection', note);
  server.close();
  expect(failed).toEqual([]);
});

test('all other connections are kept', async () => {
  for (const bytes of [
    `POST / HTTP/1.1\r\nHost: x\r\n${BODY}`,
    `POST / HTTP/1.0\r\nConnection: keep-alive\r\n${BODY}`,
  ])
    expect(await sendBytes(bytes, true)).toBeNull();
});
