/** Requirements: LANG-12, OPS-05, ROUTE-08 */
import { rmSync, writeFileSync } from 'node:fs';
import { GET } from '@/app/health/route';
import { getUploadFolder } from '@/lib/server/files/folder';

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
