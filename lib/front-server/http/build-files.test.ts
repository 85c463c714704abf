/** @jest-environment node */
/** Requirements: SPEED-07, INSTANCE-03 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuildFiles } from '@/lib/commands/build/compress-build-files';
import { PORTAL_SITE } from '@/lib/commands/portal-site';
import { serveBuildFiles } from './build-files';

const SCRIPT = 'export const words = "الحج";\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'build-files-'));
const kept = join(folder, 'kept');
const published = join(folder, 'public');
let server: Server;

/** A build in Next's layout. @returns its folder */
function makeBuild(name: string, files: Record<string, string>): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'static'), { recursive: true });
  writeFileSync(join(build, 'BUILD_ID'), name);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(build, 'static', file), content);
  compressBuildFiles(join(build, 'static'));
  return build;
}

/** Published files of a release. @returns their folder */
function publish(name: string, files: Record<string, string>): string {
  const release = join(folder, name);
  mkdirSync(join(release, 'fonts'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(release, file), content);
  return release;
}

const none = async () => undefined;

beforeAll((done) => {
  makeBuild('today', { 'chunk.js': SCRIPT, 'short.js': '1' });
  publish('public', { 'fonts/noto.v2.woff2': 'today', 'dark.v2.css': 'today' });
  const places = { build: join(folder, 'today'), published, kept };
  const answer = serveBuildFiles(places, PORTAL_SITE, async (request, response) => {
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
] as const)('a browser that accepts "%s" gets the matching copy', async (accepted, encoding, unpack) => {
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

test('a file that is too small to benefit is served uncompressed', async () => {
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
])('%s is not a file of the build, and gives access to nothing else', async (path) => {
  expect((await ask(path)).body.toString()).toBe('404 Not Found\n');
});

test('files of a build that another instance serves are found as soon as they exist', async () => {
  expect((await ask('/_next/static/newer.js')).body.toString()).toBe('404 Not Found\n');
  serveBuildFiles({ build: makeBuild('newer', { 'newer.js': SCRIPT }), published, kept }, PORTAL_SITE, none);
  await sleep(1100);
  const { headers, body } = await ask('/_next/static/newer.js', 'br');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('fonts and the dark style sheet of another release are found too, and none of its other files', async () => {
  const [font, sheet] = ['/fonts/noto.v1.woff2', '/dark.v1.css'];
  expect((await ask(font)).body.toString()).toBe(`else ${font}`);
  // A file that exists in both builds is served from the current one.
  const names = [
    'fonts/noto.v1.woff2',
    'fonts/noto.v2.woff2',
    'fonts/OFL.txt',
    'dark.v1.css',
    'sw.js',
    'icon.svg',
  ];
  const release = publish('then', Object.fromEntries(names.map((name) => [name, 'then'])));
  serveBuildFiles({ build: makeBuild('then', {}), published: release, kept }, PORTAL_SITE, none);
  await sleep(1100);
  for (const [path, type] of [
    [font, /^font\/woff2/],
    [sheet, /^text\/css/],
  ] as const) {
    const { headers, body } = await ask(path, 'br');
    expect(body.toString()).toBe('then');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(type),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect((await ask('/fonts/noto.v2.woff2')).body.toString()).toBe('today');
  for (const path of ['/fonts/OFL.txt', '/sw.js', '/icon.svg', '/fonts/none.v1.woff2', '/dark.v9.css'])
    expect((await ask(path)).body.toString()).toBe(`else ${path}`);
  expect(readdirSync(join(kept, 'then'))).toEqual(['dark.v1.css', 'fonts']);
});

test('six builds are kept, each once, and the least recently started one is deleted first', () => {
  for (let age = 9; age > 0; age -= 1) {
    const build = makeBuild(`build-${age}`, { [`${age}.js`]: SCRIPT });
    serveBuildFiles({ build, published, kept }, PORTAL_SITE, none);
    utimesSync(join(kept, `build-${age}`), Date.now() / 1000 - age * 60, Date.now() / 1000 - age * 60);
  }
  serveBuildFiles({ build: join(folder, 'build-5'), published, kept }, PORTAL_SITE, none);
  const names = readdirSync(kept);
  expect(names).toHaveLength(6);
  expect(names).toEqual(expect.arrayContaining(['build-5', 'build-1', 'build-2']));
});
