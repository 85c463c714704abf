/** @jest-environment node */
/** Requirements: FILE-09 */
import { InspectionQueue } from './inspection-queue';
import type { Finding } from './pdf-reader';

/** Documents that are read when the test decides. */
function openQueue(readers: number) {
  const queue = new InspectionQueue(readers);
  const started: { name: string; finish: (finding: Finding) => void }[] = [];
  const inspect = (sender: string, name = sender) =>
    queue.inspect(sender, () => {
      const { promise, resolve } = Promise.withResolvers<Finding>();
      started.push({ name, finish: resolve });
      return promise;
    });
  const names = () => started.map(({ name }) => name);
  /** Completes the open documents and lets the next ones begin. */
  const finishAll = async () => {
    for (const { finish } of started) finish(null);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { inspect, names, finishAll };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('as many documents are open as there are readers, one for each sender', async () => {
  const { inspect, names, finishAll } = openQueue(2);
  void inspect('a', 'a1');
  void inspect('a', 'a2');
  void inspect('b');
  void inspect('c');
  expect(names()).toEqual(['a1', 'b']);
  await finishAll();
  expect(names().slice(2).sort()).toEqual(['a2', 'c']);
});

test('the sender who has used the least is next', async () => {
  const { inspect, names, finishAll } = openQueue(1);
  void inspect('slow');
  jest.advanceTimersByTime(900);
  await finishAll();
  void inspect('other');
  void inspect('slow', 'slow again');
  void inspect('newcomer');
  await finishAll();
  expect(names()).toEqual(['slow', 'other', 'newcomer']);
  await finishAll();
  expect(names().at(-1)).toBe('slow again');
});

test('a sender who has used a little waits that much longer, independent of the number of others', async () => {
  const { inspect, names, finishAll } = openQueue(1);
  void inspect('twice');
  jest.advanceTimersByTime(50);
  void inspect('twice', 'twice again');
  for (let count = 1; count < 6; count += 1) {
    void inspect(`newcomer ${count}`);
    await finishAll();
    jest.advanceTimersByTime(20);
  }
  expect(names().slice(0, 5)).toEqual(['twice', 'newcomer 1', 'newcomer 2', 'newcomer 3', 'twice again']);
});

test('one sender may have sixteen waiting documents', async () => {
  const { inspect } = openQueue(1);
  for (let count = 0; count < 17; count += 1) void inspect('a');
  expect(await inspect('a')).toBe('senderFull');
});

test('a full queue refuses new senders, or a sender who has used more', async () => {
  const { inspect, names, finishAll } = openQueue(1);
  void inspect('greedy');
  jest.advanceTimersByTime(900);
  await finishAll();
  void inspect('first');
  const greedy = inspect('greedy', 'greedy again');
  for (let count = 0; count < 63; count += 1) void inspect(`person ${count}`);
  void inspect('newcomer');
  expect([await greedy, await inspect('another')]).toEqual(['queueFull', 'queueFull']);
  expect(names()).toEqual(['greedy', 'first']);
});
