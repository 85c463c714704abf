/** Requirements: SAFE-03 */
import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readMemoryBytes } from '../support/portal/process-usage';
import { startTarget, type Target } from '../support/portal/target';

jest.setTimeout(90_000);

const FORM = noJavaScriptAddress('transaction', 'en');
const ADDRESSES = 24;
const BODIES = 40;
/** The texts that the portal keeps are 32 MB; with their copies in buffers and strings they need several times as much. */
const MAX_GROWTH = 200 * 1024 * 1024;

let portal: Target;
beforeAll(async () => {
  portal = await startTarget();
});
afterAll(() => portal.stop());

const field = (value: string) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;

/** Sends a form from a separate address of this machine, with or without its last bytes. */
function send(localAddress: string, text: string, isWhole: boolean) {
  const headers = { origin: portal.url, 'content-type': 'multipart/form-data; boundary=b' };
  const options = { port: portal.port, path: FORM, method: 'POST', agent: false, host: '127.0.0.1' };
  const sending: ClientRequest = request({ ...options, localAddress, headers });
  const answered = new Promise<number>((resolve) => {
    sending.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    sending.once('error', () => resolve(0));
  });
  sending.write(text);
  if (isWhole) sending.end('--b--\r\n');
  return { sending, answered };
}

test('a form with 62 fields of 65 kB is refused although its last bytes are withheld', async () => {
  const { sending, answered } = send('127.0.2.1', field('x'.repeat(65_000)).repeat(62), false);
  // A client that is still writing may see only that the connection is closed.
  expect([413, 0]).toContain(await answered);
  sending.destroy();
});

test('unfinished texts of many addresses use little memory, and others can send', async () => {
  const before = readMemoryBytes(...portal.pids);
  const text = field('x'.repeat(60_000));
  const held = Array.from({ length: ADDRESSES * BODIES }, (_, at) =>
    send(`127.0.2.${2 + (at % ADDRESSES)}`, text, false),
  );
  // One address may have 2 MB of text: of its bodies some are refused at once.
  await Promise.any(held.map(({ answered }) => answered));
  await sleep(2000);
  expect(readMemoryBytes(...portal.pids) - before).toBeLessThan(MAX_GROWTH);
  const honest = send('127.0.3.1', field('x'), true);
  expect(await honest.answered).toBe(303);
  for (const { sending } of held) sending.destroy();
  expect(portal.log).not.toContain('"level":"error"');
});
