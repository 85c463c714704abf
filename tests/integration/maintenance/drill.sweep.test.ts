/** Requirements: DATA-13 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { env } from '@/lib/env/env';
import { createBackup } from '@/lib/server/maintenance/backup';
import { compareWithBackup, findNewestBackup } from '@/lib/server/maintenance/drill-restore';
import { verifyBackup } from '@/lib/server/maintenance/manifest';
import { completeEntry } from '../../support/award/complete-entry';
import { runCommand } from '../../support/commands/command';

const folder = mkdtempSync(join(tmpdir(), 'portal-drill-test-'));
const backups = join(folder, 'backups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(backups);
  const source = { dataDir: env.DATA_DIR, url: env.DATABASE_URL };
  await completeEntry();
  await createBackup({ ...source, at: new Date('2026-11-20T00:00:00Z') }, join(backups, 'b-older'));
  await completeEntry();
  await createBackup({ ...source, at: new Date('2026-11-21T00:00:00Z') }, join(backups, 'a-newer'));
});

test('the newest backup is restored, served and compared, and the copy is removed', async () => {
  mkdirSync(join(backups, 'c.part'));
  // Settings that reach the real systems must not apply to the copy.
  const real = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    API_ROOT: 'http://127.0.0.1:9/',
    FILES_URL: 'http://127.0.0.1:9/files',
  };
  const { code, stdout, stderr } = await runCommand('drill', [backups, '--in', folder], real);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Backup ${join(backups, 'a-newer')} of 2026-11-21T00:00:00.000Z`);
  expect(stdout).toMatch(/^ +\d+\.\d s {2}restored.*\n +\d+\.\d s {2}started.*\n +\d+\.\d s {2}compared\n/m);
  expect(stdout).toMatch(/^[1-9]\d* rows and [1-9]\d* files are as in the backup\.\n +\d+\.\d s {2}all\n$/m);
  expect(readdirSync(folder)).toEqual(['backups']);
});

test('a missing row or file is named', async () => {
  const { path } = await findNewestBackup(backups);
  const copy = join(folder, 'copy');
  cpSync(path, copy, { recursive: true });
  const manifest = await verifyBackup(path);
  expect((await compareWithBackup(path, copy, manifest)).differences).toEqual([]);
  const database = new DatabaseSync(join(copy, 'portal.sqlite'));
  database.exec('delete from submission_file');
  database.close();
  const [file = ''] = manifest.files
    .map(({ path: name }) => name)
    .filter((name) => name.startsWith('uploads/'));
  rmSync(join(copy, file));
  writeFileSync(join(copy, 'secrets.json'), '{}');
  const { differences } = await compareWithBackup(path, copy, manifest);
  expect(differences).toEqual([
    expect.stringMatching(/^submission_file: [1-9]\d* rows in the backup, 0 restored$/),
    `${file} is missing`,
    'secrets.json is not as in the backup',
  ]);
});

test('a folder without a backup, and a damaged backup, are refused', async () => {
  await expect(findNewestBackup(join(folder, 'none'))).rejects.toThrow('contains no backup');
  const damaged = join(folder, 'damaged');
  cpSync(join(backups, 'b-older'), damaged, { recursive: true });
  writeFileSync(join(damaged, 'portal.sqlite'), 'x');
  const { code, stderr } = await runCommand('drill', [damaged]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('The backup is damaged')]);
});
