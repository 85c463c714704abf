/** Requirements: INSTANCE-02, LANG-12, OPS-05, ROUTE-08 */
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { GET } from '@/app/health/route';
import { findReading } from '@/lib/config/monitoring/readings';
import { isReady } from '@/lib/content/health/read-health';
import { getUploadFolder } from '@/lib/server/files/folder';
import { offerDataReadings } from '@/lib/server/maintenance/offer-readings';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

test('a portal that works says so, and nothing that is secret', async () => {
  const response = await GET();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    api: 'embedded',
    database: true,
    storage: true,
    migrations: true,
    messages: '1.8.5',
  });
});

test('a part that cannot be used is named, and monitors see it by the status', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(getUploadFolder(), { recursive: true, force: true });
  writeFileSync(getUploadFolder(), 'in the way');
  const response = await GET();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'unavailable', database: true, storage: false });
  rmSync(getUploadFolder());
  expect((await GET()).status).toBe(200);
});

describe('beside a scanner that takes connections and says nothing', () => {
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

  test('an instance takes requests and does not even ask it', async () => {
    expect(await isReady()).toBe(true);
    expect(sockets).toEqual([]);
  });

  test('whoever asks for the state is told', async () => {
    const response = await GET();
    expect([response.status, (await response.json()).scanner]).toEqual([200, false]);
    offerDataReadings();
    const works = (part: string, value: number) => ({ value, labels: { part } });
    expect(await findReading('part_works')?.()).toEqual([
      works('database', 1),
      works('migrations', 1),
      works('storage', 1),
      works('scanner', 0),
    ]);
  });
});
