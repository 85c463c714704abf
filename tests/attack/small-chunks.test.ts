/** Requirements: SAFE-03 */
import { connect } from 'node:net';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { sendRaw } from '../support/api/raw-request';
import { readCpuMs, readMemoryBytes } from '../support/portal/process-usage';
import { borrowTarget, type Target } from '../support/portal/target';

const CONNECTIONS = 40;
/** 240 kB on the wire. */
const BYTES = 'x'.repeat(40_000);
/** The maximum cost of one connection’s body: 10 to 25 ms with other work beside it, 140 without protection. */
const MAX_CPU_MS = 60;
const MAX_GROWTH = 100 * 1024 * 1024;

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
  await sendRaw(portal.port, { target: '/gateway/ip' });
});
afterAll(() => portal.stop());

/** Posts a body in chunks of one byte. @returns when the connection has closed */
function send(target: string, type: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(portal.port, 'localhost', () => {
      socket.write(
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${portal.url}\r\nContent-Type: ${type}\r\n` +
          `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${BYTES.replaceAll('x', '1\r\nx\r\n')}0\r\n\r\n`,
      );
    });
    socket.on('error', () => undefined);
    socket.resume();
    socket.setTimeout(20_000, () => socket.destroy());
    socket.once('close', () => resolve());
  });
}

test.each([
  ['a form', noJavaScriptAddress('contact', 'en'), 'application/x-www-form-urlencoded'],
  ['a form with files', noJavaScriptAddress('transaction', 'en'), 'multipart/form-data; boundary=b'],
  ['a call', '/gateway/Contact/AddMessage', 'application/json'],
  ['a page, which takes no body', '/en/trems', 'text/plain'],
])('bodies in chunks of one byte cost little: %s', async (_name, target, type) => {
  const [cpu, memory] = [readCpuMs(...portal.pids), readMemoryBytes(...portal.pids)];
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send(target, type)));
  expect((readCpuMs(...portal.pids) - cpu) / CONNECTIONS).toBeLessThan(MAX_CPU_MS);
  expect(readMemoryBytes(...portal.pids) - memory).toBeLessThan(MAX_GROWTH);
});
