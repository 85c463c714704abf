/** Requirements: SAFE-03 */
import { request } from 'node:http';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { handleGateway } from '@/lib/gateway';
import errors from '@/messages/en/errors.json';
import { PortalProcess } from '../support/portal/portal-process';
import { TestBrowser } from '../support/test-browser';

const FORM = noJavaScriptAddress('innovation', 'en');
const OWN_PAGE = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const HEAD = '--b\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n';

const release = new AbortController();
afterAll(() => release.abort());

/** A body that has started and then trickles until the tests have finished. */
function trickle(bytesPerSecond: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(HEAD));
      timer = setInterval(() => controller.enqueue(new Uint8Array(bytesPerSecond / 10)), 100);
      release.signal.addEventListener('abort', () => {
        clearInterval(timer);
        controller.error(new Error('over'));
      });
    },
    cancel: () => clearInterval(timer),
  });
}

function sendSlowly(
  peer: string,
  bytesPerSecond = 700,
  address = FORM,
  type = 'multipart/form-data; boundary=b',
) {
  const headers = { ...OWN_PAGE, 'x-portal-peer': peer, 'content-type': type };
  const init = { method: 'POST', headers, body: trickle(bytesPerSecond), duplex: 'half' };
  return handleGateway(new Request(`http://localhost:3000${address}`, init as RequestInit));
}

function sendAtOnce(peer: string): Promise<Response> {
  const body = new FormData();
  body.append('innovationName', 'A good idea');
  return new TestBrowser().send(FORM, body, { 'x-portal-peer': peer });
}

const isAnswered = (answer: Promise<unknown>, ms: number) =>
  Promise.race([answer.then(() => true), new Promise((resolve) => setTimeout(resolve, ms, false).unref())]);

test('other addresses are served while dozens of bodies trickle in', async () => {
  const slow = Array.from({ length: 60 }, (_, at) => sendSlowly(`192.0.2.${at % 2}`));
  const first = await Promise.race([sendAtOnce('192.0.2.50'), ...slow]);
  expect(first.status).toBe(303);
});

test.each([
  ['one address', () => '198.51.100.1'],
  ['one IPv6 network', (at: number) => `2001:db8:9:9::${at.toString(16)}`],
])('%s has a limited number of bodies in progress; one more is asked to wait', async (_name, peerOf) => {
  for (let at = 0; at < 64; at += 1) void sendSlowly(peerOf(at)).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const response = await sendAtOnce(peerOf(99));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain(errors.tooManyRequests);
  expect((await sendAtOnce('198.51.100.3')).status).toBe(303);
});

test('many slow bodies from one address need a higher speed; most are aborted', async () => {
  const slow = Array.from({ length: 24 }, () => sendSlowly('203.0.113.5'));
  const { promise: most, resolve } = Promise.withResolvers<void>();
  let givenUp = 0;
  for (const answer of slow)
    void answer.then(() => {
      givenUp += 1;
      // A few at this speed are normal for a slow connection, and harmless.
      if (givenUp === 12) resolve();
    });
  expect(await isAnswered(most, 35_000)).toBe(true);
  const first = await Promise.any(slow);
  expect(first.status).toBe(408);
  expect(await first.text()).toContain(errors.tooSlow);
  expect((await sendAtOnce('203.0.113.5')).status).toBe(303);
});

describe('over real connections', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await PortalProcess.start({ env: { TRUSTED_HOPS: '1' } });
  });
  afterAll(() => portal.stop());

  function open(peer: string) {
    const headers = {
      origin: portal.url,
      'x-forwarded-for': peer,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const sending = request(portal.url + FORM, { method: 'POST', agent: false, headers });
    const { promise, resolve } = Promise.withResolvers<number>();
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sending.on('error', () => resolve(0));
    return { sending, answered: promise };
  }

  /** Sends 700 bytes a second until `end` is called. */
  function drip(peer: string) {
    const { sending, answered } = open(peer);
    sending.write(HEAD);
    const timer = setInterval(() => sending.write(Buffer.alloc(70, 'x')), 100);
    const end = () => {
      clearInterval(timer);
      sending.destroy();
    };
    return { answered, end };
  }

  test('four or forty bodies at 700 B/s do not delay other clients', async () => {
    const slow = Array.from({ length: 40 }, () => drip('192.0.2.1'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { sending, answered } = open('192.0.2.2');
    sending.end('--b\r\nContent-Disposition: form-data; name="q"\r\n\r\nx\r\n--b--\r\n');
    expect(await Promise.race([answered, ...slow.map((body) => body.answered)])).toBe(303);
    for (const { end } of slow) end();
  });
});
