/** Requirements: INSTANCE-02, INSTANCE-07, LANG-12, OPS-05, ROUTE-08 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GET } from '@/app/health/route';
import { isReady } from '@/lib/content/health/read-health';
import { env } from '@/lib/env/env';
import { findMetric } from '@/lib/monitoring/metrics';
import { getUploadFolder } from '@/lib/server/files/folder';
import { offerDataMetrics } from '@/lib/server/maintenance/offer-metrics';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

test('a working portal reports its state without secrets', async () => {
  const response = await GET();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    api: 'embedded',
    database: true,
    storage: true,
    migrations: true,
    disk: true,
    clock: true,
    messages: '1.8.5',
    engine: env.DATABASE_URL ? 'postgresql' : 'sqlite',
    build: readFileSync('.next/BUILD_ID', 'utf8').trim(),
  });
});

test('a process that was busy for longer than the timeout does not report its parts as unavailable', async () => {
  const response = GET();
  await nextTurn();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
  expect((await response).status).toBe(200);
});

test('an unusable part is named, and the status shows it to monitors', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(getUploadFolder(), { recursive: true, force: true });
  writeFileSync(getUploadFolder(), 'in the way');
  const response = await GET();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'unavailable', database: true, storage: false });
  rmSync(getUploadFolder());
  expect((await GET()).status).toBe(200);
});

test('too little disk space makes the instance not ready', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  changeSettings({ DISK_RESERVE_MB: 1_000_000_000 });
  expect(await (await GET()).json()).toMatchObject({ status: 'unavailable', database: true, disk: false });
  expect(await isReady()).toBe(false);
  restoreSettings();
  expect(await isReady()).toBe(true);
});

(env.DATABASE_URL ? test.skip : test)(
  'a database on a read-only disk makes the instance not ready',
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    const access = jest.spyOn(files, 'access').mockRejectedValue(readOnly);
    expect(await (await GET()).json()).toMatchObject({ status: 'unavailable', database: false });
    expect(await isReady()).toBe(false);
    access.mockRestore();
    expect(await isReady()).toBe(true);
  },
);

(env.DATABASE_URL ? test.skip : test)(
  'an instance with an external root is not ready while it cannot store sessions',
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    changeSettings({ API_ROOT: 'http://127.0.0.1:9' });
    expect(await (await GET()).json()).toMatchObject({ api: 'external', reachable: false, database: true });
    expect(await isReady()).toBe(true);
    const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    const access = jest.spyOn(files, 'access').mockRejectedValue(readOnly);
    expect(await (await GET()).json()).toMatchObject({ status: 'unavailable', database: false });
    expect(await isReady()).toBe(false);
    access.mockRestore();
    restoreSettings();
  },
);

describe('with a scanner that accepts connections and never answers', () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    changeSettings({ CLAMD_URL: `tcp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  });
  afterAll(() => {
    restoreSettings();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('an instance is ready without asking the scanner', async () => {
    expect(await isReady()).toBe(true);
    expect(sockets).toEqual([]);
  });

  test('the health page reports the scanner', async () => {
    const response = await GET();
    expect([response.status, (await response.json()).scanner]).toEqual([200, false]);
    offerDataMetrics();
    const works = (part: string, value: number) => ({ value, labels: { part } });
    expect(await findMetric('part_works')?.()).toEqual([
      works('database', 1),
      works('migrations', 1),
      works('storage', 1),
      works('disk', 1),
      works('clock', 1),
      works('scanner', 0),
    ]);
  });
});
