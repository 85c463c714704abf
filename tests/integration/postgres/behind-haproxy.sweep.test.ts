/** Requirements: INSTANCE-01, INSTANCE-04, OPS-05 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@/lib/development/test-programs';
import { ENDPOINTS } from '@/lib/endpoints';
import { toPayload } from '@/lib/forms/rules/payload';
import { contactForm } from '@/lib/requests/definitions/contact';
import { openDatabase } from '@/lib/server/db/open';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { HaproxyProcess } from '../../support/portal/haproxy-process';
import { Instances } from '../../support/portal/instances';
import { findFreePort, WIDE_LIMITS } from '../../support/portal/portal-process';

const program = findProgram('haproxy');
// A platform without HAProxy packages can run the portal without it too.
const proved = program ? test : test.skip;

const [FROM, ANOTHER] = ['127.0.0.7', '127.0.0.8'];
const FOLLOWS = 5;
const LIMITS = { RATE_LIMITS: `${WIDE_LIMITS},follow=${FOLLOWS}/600` };
const WAITING_PAGE = 'docs/deploy/waiting-page.html';
const FORGED = '203.0.113.9, 198.51.100.1';

let instances: Instances;
let proxy: HaproxyProcess;
beforeAll(async () => {
  if (!program) return;
  instances = await Instances.start(2, { ...LIMITS, TRUSTED_HOPS: '1', DRAIN_NOTICE_MS: '2000' });
  proxy = await HaproxyProcess.start(program, portsOf(instances));
});
afterAll(async () => {
  proxy?.stop();
  await instances?.stop();
});

function portsOf({ portals: [first, second] }: Instances): [number, number] {
  return [first?.port ?? 0, second?.port ?? 0];
}

interface Asked {
  port: number;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends a request from a separate client address, with forged address headers. */
function ask(
  localAddress: string,
  { headers, ...asked }: Asked,
  body = '',
): Promise<{ status: number; text: string }> {
  const forged = { 'x-forwarded-for': FORGED, 'x-real-ip': FORGED, forwarded: `for=${FORGED}` };
  const options = { ...asked, host: '127.0.0.1', localAddress, headers: { ...forged, ...headers } };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('error', reject).end(body);
  });
}

/** The client address as the portal sees it. */
const askAddress = async (port: number) =>
  JSON.parse((await ask(FROM, { port, path: '/gateway/ip' })).text).ip;

/** The number of allowed requests out of three times the limit, all at once. */
async function countTaken(from: string, port: number): Promise<number> {
  const token = await ask(from, { port, path: `/gateway/${ENDPOINTS.getToken.path}` });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${JSON.parse(token.text).message}`,
    origin: `http://127.0.0.1:${port}`,
  };
  const path = `/gateway/${ENDPOINTS.findServiceRequest.path}`;
  const body = JSON.stringify({ referenceNumber: 'C-2026-000001', contact: 'nobody@example.org' });
  const attempts = Array.from({ length: 3 * FOLLOWS }, () =>
    ask(from, { port, path, method: 'POST', headers }, body),
  );
  return (await Promise.all(attempts)).filter(({ status }) => status !== 429).length;
}

proved('the portal sees the client address behind one proxy, despite forged headers', async () => {
  expect(await askAddress(proxy.port)).toBe(FROM);
});

proved('a long URL gets a redirect like a short one', async () => {
  const path = `/ar/trems/?x=${'x'.repeat(7500)}`;
  expect((await ask(FROM, { port: proxy.port, path })).status).toBe(308);
});

proved('the portal sees the client address behind two proxies', async () => {
  const behindTwo = await Instances.start(1, { ...LIMITS, TRUSTED_HOPS: '2' });
  const { port } = behindTwo.portals[0] ?? { port: 0 };
  const inner = await HaproxyProcess.start(program ?? '', [port, port]);
  // The inner proxy hides the states of the instances, so a page tells the outer one that it answers.
  const outer = await HaproxyProcess.start(
    program ?? '',
    [inner.port, inner.port],
    [
      ['uri /health/balancer', 'uri /robots.txt'],
      ['uri /health/live', 'uri /robots.txt'],
    ],
  );
  expect(await askAddress(outer.port)).toBe(FROM);
  expect([await countTaken(FROM, outer.port), await countTaken(ANOTHER, outer.port)]).toEqual([
    FOLLOWS,
    FOLLOWS,
  ]);
  outer.stop();
  inner.stop();
  await behindTwo.stop();
});

proved('a limit applies to one visitor on both instances together, and to no other', async () => {
  expect([await countTaken(FROM, proxy.port), await countTaken(ANOTHER, proxy.port)]).toEqual([
    FOLLOWS,
    FOLLOWS,
  ]);
});

proved(
  'a code is valid once and a key is stored once, although both instances get them at the same time',
  async () => {
    const researcher = new HttpResearcher(proxy.url);
    await researcher.signOn();
    const headers = { 'Content-Type': 'application/json', SecCode: await researcher.makeSecCode() };
    const init = { method: 'POST', headers, body: JSON.stringify(makeRegistration()) };
    const uses = Array.from({ length: 4 }, () =>
      researcher.copy().send(`/gateway/${ENDPOINTS.registerResearcher.path}`, init),
    );
    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1);

    const { message } = await (await researcher.get('getToken')).json();
    const form = makeBody(contactForm, toPayload(contactForm, makeAnswers(contactForm)));
    const own = { ...form.headers, Authorization: `Bearer ${message}`, 'Idempotency-Key': randomUUID() };
    const sends = Array.from({ length: 4 }, () =>
      researcher.copy().post('addContactMessage', form.body, own),
    );
    const receipts = await Promise.all((await Promise.all(sends)).map((answer) => answer.json()));
    expect(new Set(receipts.map(({ data }) => data.referenceNumber)).size).toBe(1);
    const database = await openDatabase();
    expect(await database.selectFrom('service_request').select('id').execute()).toHaveLength(1);
  },
);

proved('people sign on, register, submit and sign out on any instance', async () => {
  const researcher = new HttpResearcher(proxy.url);
  await researcher.signOn();
  const { referenceNumber } = await researcher.register();
  const { content } = await researcher.submit();
  const { data } = await (await researcher.get('getMyRequest')).json();
  expect(data.referenceNumber).toBe(referenceNumber);
  for (const _ of instances.portals)
    expect(await researcher.download(data.projectRegisteration.files[0].url)).toEqual(content);
  const cookie = researcher.cookieHeader;
  await researcher.send('/gateway/sign-out', { method: 'POST', body: new URLSearchParams({ locale: 'en' }) });
  for (const { url } of instances.portals)
    expect(await (await fetch(`${url}/gateway/session`, { headers: { cookie } })).json()).toMatchObject({
      signedIn: false,
    });
});

proved('an instance with a slow readiness check remains in the pool', async () => {
  const open = async (name: string, tellReady: (response: ServerResponse) => void) => {
    const server = createServer(({ url }, response) => {
      if (url === '/health/balancer') tellReady(response);
      else response.end(name);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, port: (server.address() as AddressInfo).port };
  };
  const slow = await open('slow', (response) => setTimeout(() => response.end(), 1500));
  const unready = await open('unready', (response) => response.writeHead(404).end());
  const own = await HaproxyProcess.start(program ?? '', [slow.port, unready.port]);
  await sleep(2500);
  const answers = Array.from({ length: 4 }, async () => (await fetch(own.url)).text());
  expect(await Promise.all(answers)).toEqual(Array(4).fill('slow'));
  own.stop();
  for (const { server } of [slow, unready]) server.close();
});

proved('an instance that hangs is removed within seconds, and its pending requests end', async () => {
  const [{ pid } = { pid: 0 }] = instances.portals;
  process.kill(pid, 'SIGSTOP');
  const begun = performance.now();
  const asked = Array.from({ length: 10 }, async () => (await fetch(`${proxy.url}/en/Haj`)).status);
  const waited = await Promise.all(asked);
  const seconds = (performance.now() - begun) / 1000;
  expect(waited.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(seconds).toBeLessThan(8);
  for (let count = 0; count < 10; count += 1) expect((await fetch(`${proxy.url}/en/Haj`)).status).toBe(200);
  process.kill(pid, 'SIGCONT');
});

proved(
  'without any instance the balancer serves a page in seven languages that says what to do',
  async () => {
    const [first, second] = [await findFreePort(), await findFreePort()];
    const own = await HaproxyProcess.start(program ?? '', [first, second]);
    const page = await fetch(`${own.url}/ar/Contact`);
    const posted = await fetch(`${own.url}/gateway/forms/contact`, { method: 'POST', body: 'text=x' });
    expect([page.status, posted.status]).toEqual([503, 503]);
    expect(await page.text()).toBe(readFileSync(WAITING_PAGE, 'utf8'));
    // The page itself repeats reads, but not writes.
    expect([page.headers.get('refresh'), posted.headers.get('refresh')]).toEqual(['10', null]);
    expect(page.headers.get('retry-after')).toBe('10');
    own.stop();
  },
);

proved('only internal clients see the state of the parts and the metrics of the balancer', async () => {
  for (const path of ['/health', '/health/ready', '/health/live', '/health/balancer'])
    expect((await fetch(proxy.url + path)).status).toBe(404);
  const metrics = await fetch(`http://127.0.0.1:${proxy.metricsPort}/metrics`);
  expect(await metrics.text()).toContain('haproxy_server_status{proxy="portal",server="first"');
});

proved('a rolling restart of the instances fails no read and no submission', async () => {
  const failed: string[] = [];
  let [isOver, answered, registered] = [false, 0, 0];
  const note = async (name: string, work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().then(
        () => {
          answered += 1;
        },
        (error: unknown) => failed.push(`${name}: ${error}`),
      );
      await sleep(10);
    }
  };
  const read = async (path: string) => {
    const response = await fetch(proxy.url + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.status} from ${path}`);
  };
  const register = async () => {
    const researcher = new HttpResearcher(proxy.url);
    await researcher.signOn();
    await researcher.register();
    registered += 1;
  };
  const load = [
    note('page', () => read('/en/Haj')),
    note('call', () => read('/gateway/session')),
    note('form', register),
  ];
  for (const portal of instances.portals) {
    expect(await portal.close()).toBe(0);
    await portal.restart();
    await sleep(1500);
  }
  isOver = true;
  await Promise.all(load);
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(registered).toBeGreaterThan(10);
});

proved('a killed instance fails no read, and acknowledged data is kept', async () => {
  const [first] = instances.portals;
  const researcher = new HttpResearcher(proxy.url);
  await researcher.signOn();
  const { referenceNumber } = await researcher.register();
  const pages = Array.from({ length: 200 }, async (_, index) => {
    await sleep(index * 10);
    return (await fetch(`${proxy.url}/en/Haj`)).status;
  });
  await sleep(300);
  await first?.kill();
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
  const { data } = await (await researcher.get('getMyRequest')).json();
  expect(data.referenceNumber).toBe(referenceNumber);
  await first?.restart();
});
