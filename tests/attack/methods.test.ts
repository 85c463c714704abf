/** Requirements: SAFE-09 */
import { request as open } from 'node:http';
import { sendRaw } from '../support/api/raw-request';
import { borrowTarget, listReachable, type Target } from '../support/portal/target';

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
});
afterAll(() => portal.stop());

const READ_ONLY = [
  '/',
  '/en',
  '/en/trems',
  '/en/requests',
  '/not-found',
  '/nothing',
  '/health',
  '/robots.txt',
  '/fonts/OFL.txt',
  '/gateway',
  '/_next/static/x.js',
];
const OTHERS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

test.each(listReachable(READ_ONLY))('%s is read-only', async (target) => {
  for (const method of OTHERS) {
    const { status, headers, body } = await sendRaw(portal.port, { target, method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    expect(body).toBe('405 Method Not Allowed\n');
  }
});

test.each(['ip', 'session', 'sign-on', 'api/Scholarship/GetFields', 'identity-provider'])(
  'the gateway accepts the methods of its call %s',
  async (call) => {
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'DELETE', 'PUT', 'PATCH']) {
      const { status } = await sendRaw(portal.port, { target: `/gateway/${call}`, method });
      expect([method, status]).toEqual([method, 405]);
    }
  },
);

const CHUNK = Buffer.alloc(64 * 1024);
const LARGE = 300 * 1024 * 1024;
/** The data in the socket buffers on both sides of the connection. */
const IN_BETWEEN = 16 * 1024 * 1024;

/** Sends a large body until the response arrives or the connection closes. */
function sendLarge(target: string, method: string): Promise<{ status: number | undefined; sent: number }> {
  return new Promise((resolve) => {
    const headers = { 'Content-Length': LARGE, Origin: portal.url };
    const request = open({ port: portal.port, path: target, method, headers, agent: false });
    let status: number | undefined;
    let sent = 0;
    request.on('response', (response) => {
      status = response.statusCode;
      response.resume();
    });
    const write = () => {
      while (!request.destroyed && sent < LARGE) {
        sent += CHUNK.length;
        if (!request.write(CHUNK)) return void request.once('drain', write);
      }
    };
    request.on('error', () => undefined);
    request.once('close', () => resolve({ status, sent }));
    write();
  });
}

const LARGE_BODIES = [
  ['POST', '/en/trems', 405],
  ['PUT', '/en', 405],
  ['DELETE', '/robots.txt', 405],
  ['GET', '/en/Faqs', 200],
  ['POST', '/gateway/nothing', 404],
  ['POST', '/gateway/ip', 405],
  ['PUT', '/gateway/session', 405],
] as const;

// All at once: the server waits three seconds before it closes a connection whose client still sends.
test('a large body is answered without being read, and the connection closes', async () => {
  const answers = await Promise.all(
    LARGE_BODIES.map(async ([method, target]) => {
      const { status, sent } = await sendLarge(target, method);
      return { request: `${method} ${target}`, status, wasRead: sent >= IN_BETWEEN };
    }),
  );
  expect(answers).toEqual(
    LARGE_BODIES.map(([method, target, status]) => ({
      request: `${method} ${target}`,
      status,
      wasRead: false,
    })),
  );
});

test('a client that sends `Expect: 100-continue` is not asked for a body that will be ignored', async () => {
  const continued = (target: string, body: string) =>
    new Promise<[boolean, number | undefined]>((resolve, reject) => {
      let isLogged = false;
      const headers = { Expect: '100-continue', 'Content-Length': body.length };
      const request = open({ port: portal.port, path: target, method: 'POST', headers, agent: false });
      request.once('continue', () => {
        isLogged = true;
        request.end(body);
      });
      request.once('response', (response) => {
        resolve([isLogged, response.statusCode]);
        request.destroy();
      });
      request.once('error', reject);
      request.flushHeaders();
    });
  expect(await continued('/en/trems', 'x')).toEqual([false, 405]);
  expect(await continued('/gateway/ip', 'x')).toEqual([true, 405]);
});
