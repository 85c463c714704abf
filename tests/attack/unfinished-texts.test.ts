/** Requirements: SAFE-03 */
import { setTimeout as sleep } from 'node:timers/promises';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { handleGateway } from '@/lib/gateway';
import { TestBrowser } from '../support/test-browser';

const FORM = noJavaScriptAddress('transaction', 'en');
const OWN_PAGE = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const MB = 1024 * 1024;
/** Nearly the longest text that a form may have. */
const TEXT = 60_000;
/** Text of unfinished forms that is kept for one address, and for all. */
const [OF_ADDRESS, OF_ALL] = [2 * MB, 32 * MB];

const release = new AbortController();
afterAll(() => release.abort());

const field = (value: string) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;

/** Sends a form whose last bytes never come. @returns the status of an early response */
async function sendUnfinished(peer: string, text: string): Promise<number> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text));
      release.signal.addEventListener('abort', () => controller.error(new Error('over')));
    },
  });
  const headers = { ...OWN_PAGE, 'x-portal-peer': peer, 'content-type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return (await handleGateway(new Request(`http://localhost:3000${FORM}`, init))).status;
}

/** Sends unfinished forms, and waits until the text of those that are not refused has at most this length. */
async function sendMany(peers: readonly string[], most: number): Promise<number[]> {
  const refused: number[] = [];
  for (const peer of peers)
    void sendUnfinished(peer, field('x'.repeat(TEXT))).then((status) => refused.push(status));
  while ((peers.length - refused.length) * TEXT > most) await sleep(20);
  return [...new Set(refused)];
}

async function sendHonestly(peer: string): Promise<number> {
  const body = new FormData();
  body.append('subject', 'A request');
  return (await new TestBrowser().send(FORM, body, { 'x-portal-peer': peer })).status;
}

test('a form with 62 fields of 65 kB is refused although its last bytes are withheld', async () => {
  expect(await sendUnfinished('192.0.2.1', field('x'.repeat(65_000)).repeat(62))).toBe(413);
});

test('one address may leave 2 MB of text unfinished, and others can send', async () => {
  expect(await sendMany(Array<string>(60).fill('192.0.2.2'), OF_ADDRESS)).toEqual([429]);
  expect(await sendHonestly('192.0.2.3')).toBe(303);
});

test('a hundred addresses may leave 32 MB of text unfinished, and others can send', async () => {
  const peers = Array.from({ length: 1000 }, (_, at) => `198.51.100.${at % 100}`);
  expect(await sendMany(peers, OF_ALL)).toEqual([503]);
  expect(await sendHonestly('203.0.113.1')).toBe(303);
});
