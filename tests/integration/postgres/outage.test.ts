/** Requirements: INSTANCE-02, INSTANCE-05 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@/lib/endpoints';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { PostgresServer } from '../../support/db/postgres-server.mjs';
import { PortalProcess } from '../../support/portal/portal-process';

jest.setTimeout(90_000);

let server: PostgresServer;
let portal: PortalProcess;
beforeAll(async () => {
  server = await PostgresServer.create(['fsync=on', 'synchronous_commit=on']);
  portal = await PortalProcess.start({ env: { DATABASE_URL: server.url } });
});
afterAll(async () => {
  await portal?.stop();
  await server?.remove();
});

const statusOf = async (path: string) => (await fetch(portal.url + path)).status;

async function untilReady(): Promise<void> {
  while ((await statusOf('/health/ready')) !== 200) await sleep(100);
}

test('while PostgreSQL is away a sender is asked to try again, pages are read, and all goes on when it is back', async () => {
  const [first, second] = [new HttpResearcher(portal.url), new HttpResearcher(portal.url)];
  await Promise.all([first.signOn(), second.signOn()]);
  const { referenceNumber } = await first.register();
  const SecCode = await second.makeSecCode();
  expect(await statusOf('/en/Haj')).toBe(200);

  await server.end();
  await sleep(1500);
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/en/Haj')).toBe(200);
  const headers = { 'Content-Type': 'application/json', SecCode };
  const register = { method: 'POST', headers, body: JSON.stringify(makeRegistration()) };
  const refused = await second.send(`/gateway/${ENDPOINTS.registerResearcher.path}`, register);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', message: expect.any(String) });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);

  await server.start();
  await untilReady();
  const { data } = await (await first.get('getMyRequest')).json();
  expect(data.referenceNumber).toBe(referenceNumber);
  expect((await second.register()).referenceNumber).not.toBe(referenceNumber);
});
