/** Requirements: INSTANCE-01, INSTANCE-04, OPS-05 */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@/lib/commands/test-programs';
import { HttpResearcher } from '../../support/award/http-researcher';
import { HaproxyProcess } from '../../support/portal/haproxy-process';
import { Instances } from '../../support/portal/instances';

jest.setTimeout(120_000);

const program = findProgram('haproxy');
// Where nobody can install one, the portal needs none either.
const proved = program ? test : test.skip;

const FROM = '127.0.0.7';
const FORGED = '203.0.113.9, 198.51.100.1';

let instances: Instances;
let proxy: HaproxyProcess;
beforeAll(async () => {
  if (!program) return;
  instances = await Instances.start(2, { TRUSTED_HOPS: '1', DRAIN_NOTICE_MS: '2000' });
  proxy = await HaproxyProcess.start(program, portsOf(instances));
});
afterAll(async () => {
  proxy?.stop();
  await instances?.stop();
});

function portsOf({ portals: [first, second] }: Instances): [number, number] {
  return [first?.port ?? 0, second?.port ?? 0];
}

/** The address that the portal sees of somebody at 127.0.0.7 who writes forged lines. */
function askAddress(port: number): Promise<string> {
  const headers = { 'x-forwarded-for': FORGED, 'x-real-ip': FORGED, forwarded: `for=${FORGED}` };
  const options = { port, host: '127.0.0.1', path: '/gateway/ip', localAddress: FROM, headers };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      response.on('end', () => resolve(JSON.parse(body).ip));
    });
    asked.once('error', reject).end();
  });
}

proved('the portal sees who asks behind one proxy, whatever they write themselves', async () => {
  expect(await askAddress(proxy.port)).toBe(FROM);
});

proved('and behind two', async () => {
  const behindTwo = await Instances.start(1, { TRUSTED_HOPS: '2' });
  const { port } = behindTwo.portals[0] ?? { port: 0 };
  const inner = await HaproxyProcess.start(program ?? '', [port, port]);
  const outer = await HaproxyProcess.start(program ?? '', [inner.port, inner.port]);
  expect(await askAddress(outer.port)).toBe(FROM);
  outer.stop();
  inner.stop();
  await behindTwo.stop();
});

proved('people sign on, register, submit and sign out, whichever instance answers', async () => {
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

proved('instances are restarted one after another and nobody who reads or sends is failed', async () => {
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

proved(
  'an instance that is killed is missed by nobody who reads, and what was acknowledged is there',
  async () => {
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
  },
);
