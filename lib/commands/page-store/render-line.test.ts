/**
 * Requirements: CACHE-02
 * @jest-environment node
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rendered } from './render-line';
import { RenderLine, type RenderPlan } from './render-line';

const request = (url: string) => ({ method: 'GET' as const, url, headers: {} });

/** Threads that make a page when they are told to. */
function open(plan: RenderPlan) {
  const threads: { made: string[]; stopped: boolean; finish(): Promise<void>; ready(): void }[] = [];
  const line = new RenderLine(plan, (onReady) => {
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
      askedAt: performance.now(),
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
  return { line, threads };
}

test('a thread has few pages in hand, and takes the others in the order of asking', async () => {
  const { line, threads } = open({ threads: 1, atOnce: 2 });
  await line.addThread();
  const [thread] = threads;
  const first = line.render(request('/1'));
  for (const url of ['/2', '/3', '/4']) void line.render(request(url));
  expect(thread?.made).toEqual([]);
  thread?.ready();
  expect(thread?.made).toEqual(['/1', '/2']);
  await thread?.finish();
  expect(thread?.made).toEqual(['/1', '/2', '/3']);
  expect((await first).body.toString()).toBe('/1');
});

test('another thread comes when there has been a line for long, takes turns, and ends when it is idle', async () => {
  const { line, threads } = open({ threads: 2, atOnce: 1, busyMs: 20, idleMs: 60 });
  await line.addThread();
  threads[0]?.ready();
  for (const url of ['/1', '/2']) void line.render(request(url));
  expect(threads).toHaveLength(1);
  await sleep(30);
  for (const url of ['/3', '/4']) void line.render(request(url));
  expect(threads).toHaveLength(2);
  threads[1]?.ready();
  expect(threads.map(({ made }) => made)).toEqual([['/1'], ['/2']]);
  await threads[1]?.finish();
  expect(threads[1]?.made).toEqual(['/2', '/3']);
  await threads[1]?.finish();
  await threads[1]?.finish();
  await sleep(150);
  expect(threads.map(({ stopped }) => stopped)).toEqual([false, true]);
  void line.render(request('/5'));
  await threads[0]?.finish();
  expect(threads[0]?.made).toEqual(['/1', '/5']);
});
