/**
 * Requirements: CACHE-02, SAFE-19
 * @jest-environment node
 */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Demand } from './demand';
import { NotRendered, type Rendered, type RenderPlan, RenderQueue } from './render-queue';

/** A visitor's response, closed by the test. */
const visit = () => new EventEmitter() as unknown as ServerResponse;

/** Threads that render when the test decides. */
function open(plan: RenderPlan) {
  const threads: { made: string[]; stopped: boolean; finish(): Promise<void>; ready(): void }[] = [];
  const queue = new RenderQueue(plan, (onReady) => {
    const jobs: { url: string; done(page: Rendered): void }[] = [];
    let ready = false;
    const own = {
      made: [] as string[],
      stopped: false,
      async finish() {
        const job = jobs.shift();
        if (job) job.done({ status: 200, headers: {}, body: Buffer.from(job.url) });
        await sleep(0);
      },
      ready() {
        ready = true;
        onReady();
      },
    };
    threads.push(own);
    return {
      usedAt: performance.now(),
      get load() {
        return ready ? jobs.length : Number.POSITIVE_INFINITY;
      },
      start: async () => undefined,
      render: ({ url }) => {
        own.made.push(url);
        return new Promise((done) => jobs.push({ url, done }));
      },
      stop: () => {
        own.stopped = true;
      },
    };
  });
  const ask = (url: string, { address = 'a', person = '', isFree = false, response = visit() } = {}) => {
    const demand = new Demand(isFree);
    if (person) demand.addPerson(person, response);
    else demand.addVisitor(address, response);
    const page = queue.render({ method: 'GET', url, headers: {} }, demand);
    // Rejections matter only to tests that check them.
    page.catch(() => undefined);
    return page;
  };
  return { queue, threads, ask };
}

/** One ready thread, busy with pages of another address. */
async function openBusy(atOnce = 1) {
  const { queue, threads, ask } = open({ threads: 1, atOnce });
  await queue.addThread();
  const [thread] = threads;
  if (!thread) throw new Error('No thread');
  thread.ready();
  for (let count = 0; count < atOnce; count += 1) void ask(`/busy${count}`, { address: `busy${count}` });
  thread.made.length = 0;
  /** Completes all queued pages. @returns their addresses, in order */
  const drain = async () => {
    while (queue.size > 0) await thread.finish();
    return thread.made;
  };
  return { queue, thread, ask, drain };
}

const refused = (reason: NotRendered['reason']) => new NotRendered(reason);

test('a thread renders few pages at a time, and takes the others in order', async () => {
  const { queue, threads, ask } = open({ threads: 1, atOnce: 2 });
  await queue.addThread();
  const [thread] = threads;
  const first = ask('/1');
  for (const url of ['/2', '/3', '/4']) void ask(url);
  expect(thread?.made).toEqual([]);
  thread?.ready();
  expect(thread?.made).toEqual(['/1', '/2']);
  await thread?.finish();
  expect(thread?.made).toEqual(['/1', '/2', '/3']);
  expect((await first).body.toString()).toBe('/1');
});

test('another thread is started after a long queue, takes its share, and ends when it is idle', async () => {
  const { queue, threads, ask } = open({ threads: 2, atOnce: 1, busyMs: 20, idleMs: 60 });
  await queue.addThread();
  threads[0]?.ready();
  for (const url of ['/1', '/2']) void ask(url);
  expect(threads).toHaveLength(1);
  await sleep(30);
  for (const url of ['/3', '/4']) void ask(url);
  expect(threads).toHaveLength(2);
  threads[1]?.ready();
  expect(threads.map(({ made }) => made)).toEqual([['/1'], ['/2']]);
  await threads[1]?.finish();
  expect(threads[1]?.made).toEqual(['/2', '/3']);
  await threads[1]?.finish();
  await threads[1]?.finish();
  await sleep(150);
  expect(threads.map(({ stopped }) => stopped)).toEqual([false, true]);
  void ask('/5');
  await threads[0]?.finish();
  expect(threads[0]?.made).toEqual(['/1', '/5']);
});

test('personal and indexed pages come before searches, even those of the same address', async () => {
  const { ask, drain } = await openBusy();
  void ask('/search', { isFree: true });
  void ask('/search', { address: 'other', isFree: true });
  void ask('/requests');
  expect((await drain())[0]).toBe('/requests');
});

test('an address that has used rendering time recently waits behind others, and its pages keep their order', async () => {
  const { thread, ask, drain } = await openBusy();
  void ask('/greedy', { address: 'greedy' });
  await thread.finish();
  await sleep(20);
  for (let count = 0; count < 5; count += 1) void ask(`/greedy${count}`, { address: 'greedy' });
  void ask('/newcomer', { address: 'newcomer' });
  // A busy machine takes long to compare the pages.
  let at = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (at += 50));
  await drain();
  clock.mockRestore();
  expect(thread.made.slice(0, 4)).toEqual(['/greedy', '/newcomer', '/greedy0', '/greedy1']);
});

test('a page that a greedy address also requests does not wait longer', async () => {
  const { queue, thread, ask, drain } = await openBusy();
  void ask('/greedy', { address: 'greedy' });
  await thread.finish();
  await sleep(20);
  const shared = new Demand(false);
  shared.addVisitor('greedy', visit());
  void ask('/between', { address: 'between' });
  void queue.render({ method: 'GET', url: '/shared', headers: {} }, shared);
  shared.addVisitor('newcomer', visit());
  void ask('/greedy1', { address: 'greedy' });
  await drain();
  expect(thread.made).toEqual(['/greedy', '/between', '/shared', '/greedy1']);
});

test('nothing is rendered for a client that disconnected while it waited', async () => {
  const { queue, ask, drain } = await openBusy();
  const leaving = visit();
  const pages = [1, 2, 3].map((number) => ask(`/left${number}`, { response: leaving }));
  void ask('/stays');
  leaving.emit('close');
  for (const page of pages) await expect(page).rejects.toEqual(refused('abandoned'));
  expect(queue.size).toBe(2);
  expect(await drain()).toEqual(['/stays']);
  const gone = Object.assign(visit(), { destroyed: true });
  await expect(ask('/late', { response: gone })).rejects.toEqual(refused('abandoned'));
});

test('a page for several clients is dropped when the last one disconnects, unless the portal itself requests it', async () => {
  const { queue, drain } = await openBusy();
  const [first, second, third] = [visit(), visit(), visit()];
  const shared = new Demand(false);
  const refresh = new Demand(false);
  for (const one of [first, second]) shared.addVisitor('a', one);
  refresh.addPortal();
  refresh.addVisitor('a', third);
  const page = queue.render({ method: 'GET', url: '/shared', headers: {} }, shared);
  void queue.render({ method: 'GET', url: '/refresh', headers: {} }, refresh);
  for (const one of [first, third]) one.emit('close');
  expect(queue.size).toBe(3);
  second.emit('close');
  await expect(page).rejects.toEqual(refused('abandoned'));
  expect(await drain()).toEqual(['/refresh']);
});

test('a page in progress is finished even if no request is waiting', async () => {
  const { thread, ask } = await openBusy();
  const leaving = visit();
  const page = ask('/begun', { response: leaving });
  await thread.finish();
  leaving.emit('close');
  await thread.finish();
  expect((await page).body.toString()).toBe('/begun');
});

test('an address has a limited number of waiting pages: its searches are dropped first, and the rest is refused', async () => {
  const { queue, ask } = await openBusy();
  const searches = Array.from({ length: 32 }, (_, at) => ask(`/search${at}`, { isFree: true }));
  await expect(ask('/search', { isFree: true })).rejects.toEqual(refused('full'));
  void ask('/requests');
  await expect(searches.at(-1)).rejects.toEqual(refused('full'));
  void ask('/search', { address: 'b', isFree: true });
  expect(queue.size).toBe(1 + 32 + 1);
  expect(queue.refused).toBe(2);
});

test('a hundred addresses fill the queue only up to its limit, and do not exclude others', async () => {
  const { queue, thread, ask, drain } = await openBusy();
  for (let count = 0; count < 1000; count += 1)
    void ask(`/search${count}`, { address: `address ${count % 100}`, isFree: true });
  expect(queue.size).toBe(1 + 128);
  const page = ask('/requests', { address: 'person' });
  expect(queue.size).toBe(1 + 128);
  await thread.finish();
  expect(thread.made).toEqual(['/requests']);
  await drain();
  expect((await page).status).toBe(200);
});

test('a signed-in person comes before a hundred new addresses, and is never the one refused', async () => {
  const { queue, thread, ask, drain } = await openBusy();
  const flood = (from: number) => {
    for (let count = from; count < from + 200; count += 1)
      void ask(`/sign-in?${count}`, { address: `${count}` });
  };
  flood(0);
  const pages = [1, 2, 3].map((number) => ask(`/requests${number}`, { person: 'p' }));
  flood(200);
  expect(queue.size).toBe(1 + 128);
  await drain();
  expect(thread.made.slice(0, 3)).toEqual(['/requests1', '/requests2', '/requests3']);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a signed-in person who floods the portal loses precedence', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate'] });
  try {
    const { thread, ask, drain } = await openBusy();
    void ask('/flood', { person: 'greedy' });
    await thread.finish();
    jest.advanceTimersByTime(3000);
    await thread.finish();
    for (let count = 0; count < 3; count += 1) void ask(`/flood${count}`, { person: 'greedy' });
    void ask('/busy');
    void ask('/newcomer', { address: 'newcomer' });
    void ask('/requests', { person: 'modest' });
    await drain();
    expect(thread.made.slice(0, 5)).toEqual(['/flood', '/flood0', '/requests', '/busy', '/newcomer']);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['IPv4 network', (at: number) => `192.0.2.${at}`],
  ['IPv6 site', (at: number) => `2001:db8:1:${at.toString(16)}::/64`],
])('the addresses of one %s wait behind others, including each new one', async (_name, addressOf) => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate'] });
  try {
    const { thread, ask, drain } = await openBusy();
    void ask('/spread', { address: addressOf(1) });
    await thread.finish();
    jest.advanceTimersByTime(1000);
    void ask('/held', { address: 'other' });
    await thread.finish();
    for (let at = 2; at < 6; at += 1) void ask(`/spread${at}`, { address: addressOf(at) });
    jest.advanceTimersByTime(1000);
    void ask('/elsewhere', { address: '198.51.100.1' });
    await drain();
    expect(thread.made.slice(0, 4)).toEqual(['/spread', '/held', '/elsewhere', '/spread2']);
  } finally {
    jest.useRealTimers();
  }
});

test('searches leave a place for a later page', async () => {
  const { queue, threads, ask } = open({ threads: 1, atOnce: 3 });
  await queue.addThread();
  threads[0]?.ready();
  for (let count = 0; count < 9; count += 1)
    void ask(`/search${count}`, { address: `${count}`, isFree: true });
  void ask('/requests', { person: 'p' });
  expect(threads[0]?.made).toEqual(['/search0', '/search1', '/requests']);
});

test('of many concurrent pages, searches and each address get a quarter', async () => {
  const { queue, threads, ask } = open({ threads: 1, atOnce: 32 });
  await queue.addThread();
  threads[0]?.ready();
  for (let count = 0; count < 20; count += 1) void ask('/search', { address: `${count}`, isFree: true });
  for (let count = 0; count < 20; count += 1) void ask('/page', { address: 'one' });
  const count = (url: string) => threads[0]?.made.filter((made) => made === url).length;
  expect([count('/search'), count('/page')]).toEqual([8, 8]);
  void ask('/other', { address: 'other' });
  expect(count('/other')).toBe(1);
});
