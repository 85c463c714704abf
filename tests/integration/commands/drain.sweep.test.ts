/** Requirements: OPS-05, OPS-06, INSTANCE-02 */
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PortalProcess } from '../../support/portal/portal-process';

const NOTICE_MS = 2000;
/** One check of the parts serves all requests within a second. */
const CHECK_MS = 1100;
let portal: PortalProcess;
beforeAll(async () => {
  portal = await PortalProcess.start({ env: { DRAIN_NOTICE_MS: String(NOTICE_MS), DRAIN_MS: '8000' } });
});
afterAll(() => portal.stop());

const statusOf = async (path: string) => (await fetch(portal.url + path)).status;

/** One request on a keep-alive connection. */
function ask(agent: Agent, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(portal.url + path, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    }).once('error', reject);
  });
}

/**
 * A POST with a slow body. @returns a function to send the last part, the status and the end of the connection
 */
function postSlowly() {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': 20,
    origin: portal.url,
  };
  const agent = new Agent({ keepAlive: true });
  const post = request(`${portal.url}/gateway/sign-on`, { method: 'POST', headers, agent });
  const answer = new Promise<[status: number | undefined, connection: string | undefined]>(
    (resolve, reject) => {
      const tell = (response: IncomingMessage) =>
        resolve([response.resume().statusCode, response.headers.connection]);
      post.once('response', tell).once('error', reject);
    },
  );
  post.write('locale=en&');
  return { finish: () => post.end('x=12345678'), answer };
}

test('a running process reports itself as live and ready', async () => {
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(200);
  expect(await statusOf('/health/balancer')).toBe(200);
  expect(await statusOf('/health/other')).not.toBe(200);
});

test('a process that cannot store data is live but not ready, and recovers by itself', async () => {
  const folder = join(portal.dataDir, 'uploads');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  await sleep(CHECK_MS);
  expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);
  expect(await statusOf('/health/balancer')).toBe(404);
  rmSync(folder);
  await sleep(CHECK_MS);
  expect(await statusOf('/health/ready')).toBe(200);
});

test('a stopping process is not ready, still answers, closes connections after their response, finishes requests in progress and exits with 0', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await ask(agent, '/gateway/ip')).headers.connection).toBe('keep-alive');
  const slow = postSlowly();
  await sleep(200);
  const notifiedAt = Date.now();
  const ended = portal.close();
  await sleep(500);
  expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);
  const answer = await ask(agent, '/gateway/ip');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await sleep(NOTICE_MS);
  await expect(fetch(`${portal.url}/gateway/ip`)).rejects.toThrow();
  slow.finish();
  expect(await slow.answer).toEqual([303, 'close']);
  expect(await ended).toBe(0);
  expect(Date.now() - notifiedAt).toBeLessThan(NOTICE_MS + 8000);
});
