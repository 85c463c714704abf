/** @jest-environment node */
/** Requirements: CACHE-04 */
import { createServer } from 'node:net';
import { PostgresTags } from './postgres-tags';

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
afterAll(() => server.close());

test('no connection is opened after the end', async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const tags = new PostgresTags(`postgres://portal@localhost:${port}/portal`);
  const looks = [tags.look(), tags.look()];
  await tags.close();
  const before = connections;
  await Promise.all([...looks, tags.look()]);
  expect(connections).toBe(before);
});
