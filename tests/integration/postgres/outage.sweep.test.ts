/** Requirements: DATA-10, INSTANCE-02, INSTANCE-05, INSTANCE-06 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTRACT, ENDPOINTS } from '@/lib/endpoints';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES, type Row } from '@/lib/routing/table';
import { GATEWAY } from '../../support/api/portal-surface';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { PostgresServer } from '../../support/db/postgres-server.mjs';
import { TcpProxy } from '../../support/db/tcp-proxy';
import { messagesOf } from '../../support/i18n/messages';
import { PortalProcess } from '../../support/portal/portal-process';

let server: PostgresServer;
let portal: PortalProcess;
/** The proxy of the second portal, whose database host can vanish. */
let line: TcpProxy;
let afar: PortalProcess;
beforeAll(async () => {
  server = await PostgresServer.create(['fsync=on', 'synchronous_commit=on']);
  portal = await PortalProcess.start({ env: { DATABASE_URL: server.url } });
  line = await TcpProxy.start(server.port);
  const url = server.url.replace(String(server.port), String(line.port));
  afar = await PortalProcess.start({ env: { DATABASE_URL: url, DATABASE_STATEMENT_MS: '1000' } });
});
afterAll(async () => {
  await afar?.stop();
  line?.stop();
  await portal?.stop();
  await server?.remove();
});

const statusOf = async (path: string, { url } = portal) => (await fetch(url + path)).status;

/** Opens a URL or posts a form like a browser. */
const navigating = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Sends the requests one after the other. @returns responses other than 503 with the message */
async function listOthers(
  addresses: readonly string[],
  ask: (address: string) => Promise<Response>,
  words: (address: string) => string,
): Promise<string[]> {
  const others: string[] = [];
  for (const address of addresses) {
    const response = await ask(address);
    const text = await response.text();
    if (response.status !== 503 || !text.includes(words(address)))
      others.push(`${response.status} ${address}`);
  }
  return others;
}

/** Every personal page. */
const PERSONAL = (ROUTES as readonly Row[])
  .filter(({ kind, key }) => kind === 'personal' || ['researchers', 'appointment', 'suppliers'].includes(key))
  .map(({ path }) => path.replace(/\{\w+\}/, 'x'));

/** Internal calls, and those that need no database. */
const WITHOUT =
  /^\/gateway\/(api\/.*\/Authorize|ip|sign-on|sign-out|forms\/.*|sign-on\/session|health|documents\/x)$/;

async function untilReady(which = portal): Promise<void> {
  while ((await statusOf('/health/ready', which)) !== 200) await sleep(100);
}

test('while PostgreSQL is down a sender is asked to try again, pages are served, and everything recovers', async () => {
  const [first, second] = [new HttpResearcher(portal.url), new HttpResearcher(portal.url)];
  await Promise.all([first.signOn(), second.signOn()]);
  const { referenceNumber } = await first.register();
  const SecCode = await second.makeSecCode();
  const third = new HttpResearcher(portal.url);
  const wayBack = await third.approve();
  // A visited page stores the language of its reader.
  expect((await first.open('/en/Haj')).status).toBe(200);

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

  const { title } = messagesOf('en', 'errorPages').unavailable;
  const signOn = await third.open(wayBack);
  expect(signOn.status).toBe(503);
  expect(signOn.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(signOn.headers.get('cache-control')).toBe('no-store');
  expect(await signOn.text()).toContain(title);
  const [locales, titleOf] = [
    [...LOCALE_CODES],
    (page: string) => messagesOf(page.slice(1, 3) as 'en', 'errorPages').unavailable.title,
  ];
  const pages = PERSONAL.map((path, index) => `/${locales[index % locales.length]}${path}`);
  expect(await listOthers(pages, (page) => first.open(page), titleOf)).toEqual([]);
  const calls = GATEWAY.filter((address) => !WITHOUT.test(address));
  const rows = CONTRACT.map(([{ path, method }]) => ({ address: `/gateway/${path}`, method }));
  const call = (address: string) =>
    first.send(address, { method: rows.find((row) => row.address === address)?.method ?? 'GET' });
  const isTold = (address: string) => (address.includes('identity') ? '<html' : '"code":"unavailable"');
  expect(await listOthers(calls, call, isTold)).toEqual([]);
  const form = {
    method: 'POST',
    headers: navigating,
    body: new URLSearchParams({ returnTarget: 'researchers' }),
  };
  const forms = ['sign-on', 'sign-out', 'sessions'].map((name) => `/gateway/${name}`);
  expect(
    await listOthers(
      forms,
      (address) => first.send(address, form),
      () => title,
    ),
  ).toEqual([]);

  const typed = `Typed without script ${randomUUID()}`;
  const answers = { ...form, body: new URLSearchParams({ message: typed }) };
  const kept = await second.send(noJavaScriptAddress('contact', 'fr'), answers);
  expect(kept.status).toBe(503);
  const keptPage = await kept.text();
  expect(keptPage).toContain(typed);
  expect(keptPage).toContain(messagesOf('fr', 'errors').unavailable);

  const list = '/en/MediaAndAwareness';
  const readList = async () => (await fetch(portal.url + list)).text();
  expect(await readList()).toContain(messagesOf('en', 'publications').unavailable.title);

  await server.start();
  await untilReady();
  expect((await third.open(wayBack)).headers.get('location')).toContain('signOn=done');
  const { data } = await (await first.get('getMyRequest')).json();
  expect(data.referenceNumber).toBe(referenceNumber);
  expect((await second.register()).referenceNumber).not.toBe(referenceNumber);
  await sleep(2100);
  expect(await readList()).not.toContain(messagesOf('en', 'publications').unavailable.title);
});

test('a database host that vanishes without closing connections causes no long wait, and is used again when it is back', async () => {
  const people = Array.from({ length: 4 }, () => new HttpResearcher(afar.url));
  await Promise.all(people.map((person) => person.signOn()));
  const { referenceNumber } = (await people[0]?.register()) ?? {};
  line.vanish();
  const startedAt = performance.now();
  const calls = people.map((person) => person.get('getMyRequest'));
  const pages = people.map((person) => person.open('/en/requests'));
  const answers = await Promise.all([...calls, ...pages]);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(await statusOf('/health/ready', afar)).toBe(503);
  // Two seconds more than the timeout of PostgreSQL, as the machine is busy.
  expect(seconds).toBeLessThan(20);
  line.comeBack();
  await untilReady(afar);
  const { data } = (await (await people[0]?.get('getMyRequest'))?.json()) ?? {};
  expect(data.referenceNumber).toBe(referenceNumber);
  expect((await people[1]?.register())?.referenceNumber).not.toBe(referenceNumber);
});
