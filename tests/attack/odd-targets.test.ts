/** Requirements: SAFE-08 */
import { connect } from 'node:net';
import { sendRaw } from '../support/api/raw-request';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
});
afterAll(() => portal.stop());
// No client-supplied URL may cause an internal error.
afterEach(() => expect(portal.log).toBe(''));

/** Headers of every refusal. */
const REFUSED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
  connection: 'close',
};

const ask = (target: string, method = 'GET', headers = {}) =>
  sendRaw(portal.port, { target, method, headers });

const FOLDERS = [
  'gateway',
  'feeds',
  'feeds/en',
  'share',
  'share/en',
  'documents',
  'images',
  'sitemaps',
  '_next',
  'en',
  'en/x',
];
const BROKEN = ['%', '%2', '%zz', '%E0%A4%A', '%ff', '%c0%af', '100%25%'];

test.each(FOLDERS)('invalid percent-encoding below /%s is no server error', async (folder) => {
  for (const end of BROKEN) {
    const { status, body } = await ask(`/${folder}/${end}`);
    expect([302, 404]).toContain(status);
    expect(body).not.toMatch(/Error|at \w+ \(/);
  }
});

test('a search for an invalid percent sign shows the results page', async () => {
  const { status, body } = await ask('/en/searchText/100%');
  expect(status).toBe(200);
  expect(body).toContain('100%');
});

test.each([
  '*',
  'evil.example',
  'ftp://evil.example/en',
  'javascript:1',
  'localhost:80',
  '?x',
  '#',
  '\\\\evil.example',
])('the target %s is not found', async (target) => {
  for (const method of ['GET', 'OPTIONS']) expect((await ask(target, method)).status).toBe(400);
});

const REDIRECTS = [
  '',
  '/',
  '/Faqs',
  '/en/Faqs/',
  '/nothing',
  '/en/nothing',
  '/favicon.ico',
  '/en//Faqs',
  '/searchText?text=x',
];

test.each(REDIRECTS)('the redirect of "%s" does not depend on the Host header', async (path) => {
  const own = `localhost:${portal.port}`;
  for (const [target, host] of [
    [`http://evil.example${path}`, 'evil.example'],
    [`https://evil.example:8080${path}`, 'evil.example:8080'],
    [path || '/', 'evil.example'],
    [path || '/', own],
  ]) {
    const { status, headers } = await ask(target ?? '', 'GET', { host, 'x-forwarded-host': 'evil.example' });
    expect([301, 302, 303, 307, 308]).toContain(status);
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  }
  // A request with two different hosts is ambiguous.
  expect((await ask(`http://evil.example${path}`, 'GET', { host: own })).status).toBe(400);
});

test.each(['//evil.example', '//evil.example/en', '///evil.example', '/%2F/evil.example'])(
  '%s does not redirect to another host',
  async (target) => {
    const { status, headers } = await ask(target);
    expect([302, 308]).toContain(status);
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  },
);

const HOSTS = [
  'a b',
  '[',
  '%',
  'evil.example/x',
  'a@b',
  'x:99999999',
  '1.2.3.4.5',
  'a:99999',
  '[:::::]',
  'a\xe9',
];
const ADDRESSES: [target: string, method: string][] = [
  ['/', 'GET'],
  ['/en/Faqs', 'HEAD'],
  ['/gateway/session', 'GET'],
  ['/gateway/forms/transaction?locale=en', 'POST'],
  ['/gateway/sign-on', 'POST'],
  ['/en/Researchers?EncryptedText=x', 'GET'],
  ['/health', 'GET'],
  ['/_next/static/x.js', 'GET'],
];

test.each(HOSTS)('the host "%s" is rejected in every place', async (host) => {
  for (const [target, method] of ADDRESSES) {
    const { status, headers } = await ask(target, method, { host });
    // HAProxy blocks this URL from outside.
    const expected = isBehindBalancer && target === '/health' ? 404 : 400;
    expect([target, status]).toEqual([target, expected]);
    // HAProxy itself refuses some of them.
    if (!isBehindBalancer) expect(headers).toMatchObject(REFUSED);
  }
});

test('an empty host is rejected', async () => {
  // Node’s client replaces an empty Host header.
  const answer = await sendBytes('GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a host in another notation is the same host', async () => {
  for (const host of ['[0:0::1]', '127.1', 'LOCALHOST'])
    expect((await ask('/gateway/ip', 'GET', { host })).status).toBe(200);
});

/** The response to bytes that are not a valid HTTP request. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portal.port, 'localhost', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.once('error', () => resolve(answer));
    socket.once('close', () => resolve(answer));
    socket.setTimeout(2000, () => socket.destroy());
  });
}

/**
 * HAProxy drops Content-Length if the body is chunked, does not forward an Upgrade with `Connection: close`,
 * and merges two Host lines with the same value.
 */
const BEHIND_BALANCER: Readonly<Record<string, RegExp>> = {
  'length and chunks': /^HTTP\/1\.1 405 /,
  'another protocol': /^HTTP\/1\.1 400 /,
  'one host twice': /^HTTP\/1\.1 200 /,
};

test.each([
  ['no host at all', 'GET / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 307 /],
  ['no host in HTTP/1.1', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['two hosts', 'GET /en HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['one host twice', 'GET /gateway/ip HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a control character', 'GET /en\x01 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'bytes outside of ASCII',
    'GET /en/\xc3\xa9\xff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'two lengths',
    'POST /gateway/ip HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'length and chunks',
    'POST /gateway/ip HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'another protocol',
    'GET /en HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    /^HTTP\/1\.1 200 /,
  ],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', /^$|^HTTP\/1\.1 40[05] /],
])('%s', async (name, bytes, expected) => {
  const own = isBehindBalancer ? BEHIND_BALANCER[name] : undefined;
  expect(await sendBytes(bytes)).toMatch(own ?? expected);
});
