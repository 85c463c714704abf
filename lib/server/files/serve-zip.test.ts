/** Requirements: AWARD-28 */
/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { serveZip, type ZipEntry } from './serve-zip';

const AT = new Date('2026-11-28T12:00:00.000Z');
const CHUNK = 64 * 1024;

/** An entry that counts what is read of it, and tells when it is closed. */
function makeEntry(path: string, chunks: number) {
  const closed = Promise.withResolvers<void>();
  const state = { read: 0, closed: closed.promise };
  async function* read() {
    try {
      for (; state.read < chunks; state.read += 1) yield randomBytes(CHUNK);
    } finally {
      closed.resolve();
    }
  }
  return { state, entry: { path, open: read } satisfies ZipEntry };
}

test('a ZIP file contains each entry under its path', async () => {
  const content = randomBytes(200_000);
  async function* read() {
    yield content.subarray(0, 70_000);
    yield content.subarray(70_000);
  }
  async function* nothing() {}
  const response = serveZip(
    [
      { path: 'a/first.pdf', open: read },
      { path: 'empty.pdf', open: nothing },
    ],
    'data.zip',
    AT,
  );
  expect(response.headers.get('Content-Disposition')).toContain('data.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['a/first.pdf', 'empty.pdf']);
  expect(Buffer.from(files['a/first.pdf'] ?? []).equals(content)).toBe(true);
});

test('a slow client is waited for, and one that goes away closes the entry that is read', async () => {
  const { state, entry } = makeEntry('large.pdf', 10_000);
  const reader = serveZip([entry], 'data.zip', AT).body?.getReader();
  for (let turn = 0; turn < 3; turn += 1) await reader?.read();
  expect(state.read).toBeLessThan(20);
  await reader?.cancel();
  await state.closed;
  expect(state.read).toBeLessThan(20);
});

test('an entry that cannot be read aborts the download', async () => {
  const broken = { path: 'gone.pdf', open: () => Promise.reject(new Error('gone')) };
  await expect(serveZip([broken], 'data.zip', AT).arrayBuffer()).rejects.toThrow('gone');
});
