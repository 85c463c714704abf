/** Requirements: CACHE-04 */
import { brotliDecompressSync } from 'node:zlib';
import { chooseEncoding, packPage } from './encodings';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts "%s" gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (headers: Record<string, string>) => ({
  status: 200,
  headers,
  body: Buffer.from('a'.repeat(5000)),
});

test('a page of one visitor leaves its thread compressed, with all its bytes', async () => {
  const { headers, body } = await packPage(page(HTML), 'gzip, br');
  expect(headers).toEqual({ ...HTML, 'content-encoding': 'br' });
  expect(brotliDecompressSync(body)).toEqual(page(HTML).body);
});

test.each([
  [HTML, 'gzip'],
  [HTML, undefined],
  [{ 'content-type': 'image/png' }, 'br'],
  [{ ...HTML, 'content-encoding': 'gzip' }, 'br'],
])('%j is unchanged for a client that accepts %s', async (headers, accepted) => {
  expect(await packPage(page(headers), accepted)).toEqual(page(headers));
});
