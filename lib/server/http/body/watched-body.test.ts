/** @jest-environment node */
/** Requirements: CALL-15, SAFE-03 */
import { RequestError } from '@/lib/server/http/errors';
import { WatchedBody } from './watched-body';

const LIMITS = { maxBytes: 10, idleMs: 50, totalMs: 150 };

function post(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  return new Request('http://api.test/', init as RequestInit);
}

async function read(request: Request): Promise<number | string> {
  let bytes = 0;
  try {
    for await (const piece of new WatchedBody(request, LIMITS).readPieces()) bytes += piece.byteLength;
    return bytes;
  } catch (error) {
    return error instanceof RequestError ? `${error.status} ${error.code}` : 'another error';
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a body of exactly the limit is read', async () => {
  const request = new Request('http://api.test/', { method: 'POST', body: '0123456789' });
  expect(await read(request)).toBe(10);
});

test('a missing body is an empty one', async () => {
  expect(await read(new Request('http://api.test/'))).toBe(0);
});

test('one more byte is too much, whatever the headers say', async () => {
  const endless = post((controller) => controller.enqueue(new Uint8Array(6)));
  expect(await read(endless)).toBe('413 tooLarge');
});

test('a stalled body is aborted', async () => {
  expect(await read(post(() => new Promise(() => undefined)))).toBe('408 tooSlow');
});

test('a body that arrives too slowly is aborted too', async () => {
  const dripping = post(async (controller) => {
    await pause(20);
    controller.enqueue(new Uint8Array(1));
  });
  expect(await read(dripping)).toBe('408 tooSlow');
});

test("a lost connection is the sender's", async () => {
  expect(await read(post((controller) => controller.error(new Error('gone'))))).toBe('408 tooSlow');
});

/** The lengths of the chunks that are read from a body sent in pieces. */
async function readLengths(count: number, bytes: number): Promise<number[]> {
  let left = count;
  const request = post((controller) => {
    if (left === 0) return controller.close();
    left -= 1;
    controller.enqueue(new Uint8Array(bytes));
  });
  const limits = { maxBytes: 1_000_000, idleMs: 1000, totalMs: 10_000 };
  const lengths: number[] = [];
  for await (const piece of new WatchedBody(request, limits).readPieces()) lengths.push(piece.byteLength);
  return lengths;
}

test('small chunks are joined', async () => {
  expect(await readLengths(100, 100)).toEqual([4000, 4000, 2000]);
  expect(await readLengths(900, 1)).toEqual([900]);
  expect(await readLengths(2, 5000)).toEqual([5000, 5000]);
  expect(await readLengths(2000, 100)).toHaveLength(50);
});
