/** @jest-environment node */
/** Requirements: SPEED-07 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuildFiles } from '@/lib/commands/compress-build-files';
import { serveBuildFiles } from './build-files';

const SCRIPT = 'export const words = "الحج";\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'build-files-'));
let server: Server;

beforeAll((done) => {
  writeFileSync(join(folder, 'chunk.js'), SCRIPT);
  writeFileSync(join(folder, 'short.js'), '1');
  compressBuildFiles(folder);
  const answer = serveBuildFiles(folder, async (request, response) => {
    response.end(`else ${request.url}`);
  });
  server = createServer(answer).listen(0, done);
});
afterAll((done) => {
  rmSync(folder, { recursive: true });
  server.close(done);
});

function ask(path: string, encoding = ''): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const options = { port, path, headers: { 'Accept-Encoding': encoding }, agent: false };
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
] as const)('a browser that takes "%s" gets the copy made for it', async (accepted, encoding, unpack) => {
  const { headers, body } = await ask('/_next/static/chunk.js', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.vary).toMatch(/Accept-Encoding/i);
});

test('what is too short to gain by it is served as it is', async () => {
  const { headers, body } = await ask('/_next/static/short.js', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('1');
});

test('any other address is answered by the portal', async () => {
  expect((await ask('/ar')).body.toString()).toBe('else /ar');
});

test.each([
  '/_next',
  '/_next/image?url=%2Ficon.svg',
  '/_next/static/none.js',
  '/_next/static/../secret',
  '/_next/static/%2e%2e/secret',
])('%s is none of the build, and nothing else', async (path) => {
  expect((await ask(path)).body.toString()).toBe('404 Not Found\n');
});
