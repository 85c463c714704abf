/**
 * Requirements: SAFE-19
 * @jest-environment node
 */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { RequestSlices } from './request-slices';

/** A request that takes some milliseconds. */
function take(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

function startAll(slices: RequestSlices, count: number): number[] {
  const started: number[] = [];
  for (let at = 0; at < count; at += 1)
    slices.start(() => {
      started.push(at);
      take(2);
    });
  return started;
}

test('an iteration of the event loop starts as many requests as fit; the others follow in order', async () => {
  const started = startAll(new RequestSlices(), 4);
  expect(started).toEqual([0]);
  while (started.length < 4) {
    const before = started.length;
    await nextIteration();
    expect(started.length - before).toBeLessThanOrEqual(1);
  }
  expect(started).toEqual([0, 1, 2, 3]);
});

test('waiting requests let new connections pass, for a limited time', async () => {
  const slices = new RequestSlices();
  const started = startAll(slices, 2);
  slices.addConnection();
  await nextIteration();
  expect(started).toEqual([0]);
  while (started.length < 2) {
    slices.addConnection();
    await nextIteration();
  }
  expect(started).toEqual([0, 1]);
});
