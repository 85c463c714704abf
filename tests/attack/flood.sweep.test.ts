/** Requirements: SAFE-19 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRaw } from '../support/api/raw-request';
import { HttpResearcher, RESEARCHER_NAME } from '../support/award/http-researcher';
import { messagesOf } from '../support/i18n/messages';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

let portal: Target;
let cookie: string;
beforeAll(async () => {
  portal = await borrowTarget();
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  cookie = researcher.cookieHeader;
  // The first page of a kind is slow for every client.
  await openRequests();
});
afterAll(() => portal.stop());

async function openRequests() {
  const from = performance.now();
  const { status, body } = await sendRaw(portal.port, { target: '/en/requests', headers: { cookie } });
  expect(status).toBe(200);
  expect(body).toContain(RESEARCHER_NAME);
  return performance.now() - from;
}

/** Searches that are not cached. */
let searched = 0;
function search(): string {
  searched += 1;
  return `/tr/MediaAndAwareness?text=hajj${searched}`;
}

/** Pipelines many requests on a connection, and closes it before the first response. */
async function pipeline(): Promise<void> {
  const one = () => `GET ${search()} HTTP/1.1\r\nHost: x\r\nCookie: currentLang=tr\r\n\r\n`;
  const socket: Socket = connect(portal.port, 'localhost', () => {
    socket.write(Array.from({ length: 150 }, one).join(''));
  });
  socket.on('error', () => undefined);
  await sleep(100);
  socket.destroy();
}

test('a client that floods the portal with pipelined requests does not block a personal page', async () => {
  const alone = await openRequests();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([pipeline(), pipeline()]);
    // Without protection it took over 20 s; a busy machine slows everything down.
    expect(await openRequests()).toBeLessThan(5000 + 10 * alone);
  }
});

test('a client with too many simultaneous searches is asked to try again later, in the page’s language', async () => {
  // Each of two instances has its own queue.
  const searches = Array.from({ length: isBehindBalancer ? 160 : 80 }, () =>
    sendRaw(portal.port, { target: search(), headers: { cookie: 'currentLang=tr' } }),
  );
  await openRequests();
  const answers = await Promise.all(searches);
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  for (const { headers, body } of answers.filter(({ status }) => status === 503)) {
    expect(headers['retry-after']).toBe('10');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toContain('<html lang="tr"');
    expect(body).toContain(messagesOf('tr', 'errorPages').unavailable.title);
  }
  expect(portal.log).not.toMatch(/"level":"(?:warn|error)"/);
});

test('a new connection is accepted while hundreds of connections repeat their requests', async () => {
  const CONNECTIONS = 300;
  let answered = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket: Socket = connect(portal.port, 'localhost');
    const send = () => socket.write(`GET ${search()} HTTP/1.1\r\nHost: x\r\nCookie: currentLang=tr\r\n\r\n`);
    socket.on('error', () => undefined);
    socket.on('connect', send);
    socket.on('data', (chunk: Buffer) => {
      const answers = chunk.toString('latin1').match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
      answered += answers;
      if (answers > 0) send();
    });
    return socket;
  });
  await sleep(200);
  const { status } = await sendRaw(portal.port, { target: '/robots.txt' });
  const before = answered;
  for (const socket of sockets) socket.destroy();
  expect(status).toBe(200);
  // Without slices each of these connections got about sixty responses before the new one was accepted.
  expect(before).toBeLessThan(10 * CONNECTIONS);
});
