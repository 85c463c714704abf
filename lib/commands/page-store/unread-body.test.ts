/** @jest-environment node */
/** Requirements: INSTANCE-02 */
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { closeUnread } from './unread-body';

/** Posts over a connection that may be kept, to a server that is told to stop while the body is on its way. */
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
  // The connection of a body that nobody wants is cut once its answer is there.
  post.end(body);
  const response = await answered;
  const answer = { connection: response.headers.connection, text: await text(response) };
  post.on('error', () => undefined);
  agent.destroy();
  server.closeAllConnections();
  server.close();
  return answer;
}

test('an upload that ends after the order to stop ends its connection too', async () => {
  const answer = await postWhileStopping(Buffer.alloc(300_000), true);
  expect(answer).toEqual({ connection: 'close', text: 'answered' });
});

test('who is refused while the body is still coming is not cut off by the order to stop', async () => {
  // Node would end the connection with the last byte of the answer, unread bytes or not.
  const answer = await postWhileStopping(Buffer.alloc(4_000_000), false);
  expect(answer).toEqual({ connection: 'keep-alive', text: 'answered' });
});
