/** @jest-environment node */
/** Requirements: CALL-15, SAFE-03 */
import { RequestError } from '@/lib/server/http/errors';
import { readPieces } from './watched-body';

const LIMITS = { maxBytes: 10, idleMs: 50, totalMs: 150 };

function post(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  return new Request('http://api.test/', init as RequestInit);
}

async function read(request: Request): Promise<number | string> {
  let bytes = 0;
  try {
    for await (const piece of readPieces(request, LIMITS)) bytes += piece.byteLength;
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

test('no body is an empty one', async () => {
  expect(await read(new Request('http://api.test/'))).toBe(0);
});

test('one byte more is too much, whatever the headers say', async () => {
  const endless = post((controller) => controller.enqueue(new Uint8Array(6)));
  expect(await read(endless)).toBe('413 tooLarge');
});

test('a body that stands still is given up', async () => {
  expect(await read(post(() => new Promise(() => undefined)))).toBe('408 tooSlow');
});

test('a body that drips for ever is given up too', async () => {
  const dripping = post(async (controller) => {
    await pause(20);
    controller.enqueue(new Uint8Array(1));
  });
  expect(await read(dripping)).toBe('408 tooSlow');
});

test("a line that breaks is the sender's", async () => {
  expect(await read(post((controller) => controller.error(new Error('gone'))))).toBe('408 tooSlow');
});
