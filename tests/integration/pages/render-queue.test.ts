/** Requirements: SAFE-19 */
import { type ClientRequest, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTAL_SITE } from '@/lib/commands/portal-site';
import { FrontServer } from '@/lib/front-server/http/front-server';
import { hideFromLog } from '@/lib/front-server/http/watch-request';
import { renderWith, respondWith, type SendBusy } from '@/lib/front-server/render/render-public-page';
import { type Rendered, RenderQueue } from '@/lib/front-server/render/render-queue';
import { finishWith } from '@/lib/front-server/store/finish-page';
import { PageStore } from '@/lib/front-server/store/page-store';
import { pageHeaders, writePage } from '../../support/pages/next-page';
import { findFreePort } from '../../support/portal/portal-process';

const RENDER_MS = 50;
const lowerCase = Object.fromEntries(
  Object.entries(pageHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);

/** A portal with slow pages; it counts the actual renderings. */
async function open() {
  const rendered: string[] = [];
  let load = 0;
  const queue = new RenderQueue({ threads: 1, atOnce: 1 }, (onReady) => ({
    get load() {
      return load;
    },
    usedAt: 0,
    start: async () => onReady(),
    stop: () => undefined,
    async render({ url }): Promise<Rendered> {
      load += 1;
      rendered.push(url);
      await sleep(RENDER_MS);
      load -= 1;
      return { status: 200, headers: lowerCase, body: Buffer.from(writePage(url)) };
    },
  }));
  await queue.addThread();
  const sendBusy: SendBusy = async (_request, response) => {
    hideFromLog(response);
    response.writeHead(503, { 'Retry-After': '10' }).end();
  };
  const pages = new PageStore({
    site: PORTAL_SITE,
    render: renderWith(queue.render, PORTAL_SITE.localeCookie.name),
    finish: finishWith({ late: null, buildPolicy: PORTAL_SITE.buildPolicy }),
    tags: { listChanged: () => new Set() },
    tailFor: () => [],
    addressOf: (_request, { forwardedFor }) => forwardedFor ?? '',
    sendBusy,
  });
  const server = new FrontServer(respondWith(queue.render, sendBusy), {
    trustedHops: 1,
    site: PORTAL_SITE,
    pages,
  });
  const port = await findFreePort();
  await server.listen(port);
  const ask = (path: string, address: string) => {
    let request: ClientRequest | undefined;
    const status = new Promise<number>((resolve) => {
      const headers = { 'x-forwarded-for': address, cookie: 'currentLang=en' };
      request = get({ port, path, headers, agent: false }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      }).once('error', () => resolve(0));
    });
    return { status, leave: () => request?.destroy() };
  };
  /** Waits until the queue has this length. */
  const waitForQueue = async (isReached: (size: number) => boolean) => {
    for (let round = 0; round < 30_000 && !isReached(queue.size); round += 1) await sleep(1);
    expect(isReached(queue.size)).toBe(true);
  };
  const stop = () => server.close({ noticeMs: 0, timeoutMs: 0 });
  return { rendered, queue, ask, port, stop, waitForQueue };
}

let portal: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  portal = await open();
});
afterEach(() => portal.stop());

test('of thirty abandoned searches only those already started are rendered', async () => {
  const { ask, rendered, queue, waitForQueue } = portal;
  const asked = Array.from({ length: 30 }, (_, at) => ask(`/en/Faqs?q=${at}`, '198.51.100.1'));
  await waitForQueue((size) => size > 20);
  for (const { leave } of asked) leave();
  await waitForQueue((size) => size <= 1);
  expect(await ask('/en/requests', '203.0.113.7').status).toBe(200);
  expect(rendered.length).toBeLessThan(15);
  expect(rendered.at(-1)).toBe('/en/requests');
  expect(queue.size).toBe(0);
});

test('a page for two clients is rendered once, until both have left', async () => {
  const { ask, rendered, waitForQueue } = portal;
  const before = ask('/en/requests', '198.51.100.9');
  await waitForQueue((size) => size === 1);
  const [leaves, stays] = ['198.51.100.1', '198.51.100.2'].map((address) => ask('/en/Faqs?q=x', address));
  await waitForQueue((size) => size === 2);
  leaves?.leave();
  expect(await Promise.all([before.status, stays?.status])).toEqual([200, 200]);
  expect(rendered).toEqual(['/en/requests', '/en/Faqs?q=x']);
  expect(await ask('/en/Faqs?q=x', '198.51.100.3').status).toBe(200);
  expect(rendered).toHaveLength(2);
});

test('two hundred pipelined requests on one connection render one page, and do not delay others', async () => {
  const { ask, port, rendered } = portal;
  const one = (at: number) => `GET /en/Faqs?q=${at} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const socket = connect(port, 'localhost', () => {
    socket.write(Array.from({ length: 200 }, (_, at) => one(at)).join(''));
  });
  await new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
  expect(await ask('/en/requests', '203.0.113.7').status).toBe(200);
  expect(rendered.length).toBeLessThanOrEqual(2);
});

test('a client with too many searches gets 503 with Retry-After, and others get their pages', async () => {
  const { ask, waitForQueue } = portal;
  const asked = Array.from({ length: 60 }, (_, at) => ask(`/en/Faqs?q=${at}`, '2001:db8::1'));
  await waitForQueue((size) => size > 30);
  expect(new Set(await Promise.all(asked.slice(-20).map(({ status }) => status)))).toContain(503);
  expect(await ask('/en/Faqs?q=other', '203.0.113.7').status).toBe(200);
  for (const { leave } of asked) leave();
});

test('searches from a hundred addresses do not block a personal page', async () => {
  const { ask, queue, rendered, waitForQueue } = portal;
  const asked = Array.from({ length: 150 }, (_, at) => ask(`/en/Faqs?q=${at}`, `198.51.100.${at % 100}`));
  await waitForQueue((size) => size > 100);
  const begun = rendered.length;
  expect(await ask('/en/requests', '203.0.113.7').status).toBe(200);
  expect(rendered.indexOf('/en/requests')).toBeLessThan(begun + 20);
  expect(queue.size).toBeLessThanOrEqual(129);
  for (const { leave } of asked) leave();
});
