/** Requirements: DATA-04 */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { env } from '@/lib/env/env';
import { getForm } from '@/lib/requests/forms';
import { closeDatabase, type Database, openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { createBackup } from '@/lib/server/maintenance/backup';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { call, callPath, signOnAs } from '../../support/api/api-client';
import { completeEntry, IDENTITY } from '../../support/award/complete-entry';
import { makePdf } from '../../support/files/pdf';
import { sendSample } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const readMine = async (token: string) => (await call('getMyRequest', { token })).body.data;

/** Every row of every table. */
async function readEverything(database: Database) {
  const tables = await database.introspection.getTables();
  const rows = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const source = () => ({ dataDir: env.DATA_DIR, at: new Date() });

describe('backup and restore', () => {
  test('restore every request and every file, with the same keys', async () => {
    const token = await completeEntry();
    const before = await readMine(token);
    const backup = join(makeFolder(), 'today');
    // The portal is running meanwhile: the handle remains open, and a person registers.
    const [manifest] = await Promise.all([createBackup(source(), backup), completeEntry()]);
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['portal.sqlite', 'secrets.json', expect.stringMatching(/^uploads\//)]),
    );

    expect(readdirSync(backup).sort()).toEqual(['manifest.json', 'portal.sqlite', 'secrets.json', 'uploads']);

    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
    const { aside } = await restoreBackup(backup, env.DATA_DIR, { force: false, at: new Date() });
    expect(aside).toBeNull();
    expect(await readMine(token)).toEqual(before);
    const file = before?.projectRegisteration?.files[0];
    const response = await callPath(file?.url.replace('/gateway/', '') ?? '', { token });
    expect(Buffer.from(await response.arrayBuffer()).equals(IDENTITY.content)).toBe(true);
  });

  test('restore service requests with their files and history, and include every table', async () => {
    const form = getForm('innovation');
    const { body } = await sendSample(form, { token: await signOnAs() });
    const database = await openDatabase();
    const before = await readEverything(database);
    const backup = join(makeFolder(), 'today');
    await createBackup(source(), backup);

    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
    await restoreBackup(backup, env.DATA_DIR, { force: false, at: new Date() });
    const restored = await openDatabase();
    expect(await readEverything(restored)).toEqual(before);
    const files = await restored
      .selectFrom('service_request_file as file')
      .innerJoin('service_request as request', 'request.id', 'file.request_id')
      .select(['file.field', 'file.storage_key'])
      .where('request.reference_number', '=', body.data.referenceNumber)
      .execute();
    expect(files.length).toBeGreaterThan(0);
    for (const { field, storage_key } of files)
      expect(readFileSync(getUploadPath(storage_key)).equals(makePdf(field))).toBe(true);
  });

  test('the backup includes the keys that instances share, not the earlier ones of a data folder', async () => {
    const [backup, secretsFile] = [join(makeFolder(), 'today'), join(makeFolder(), 'shared.json')];
    writeFileSync(secretsFile, '{"shared":true}', { mode: 0o600 });
    changeSettings({ SECRETS_FILE: secretsFile });
    await createBackup(source(), backup);
    expect(readFileSync(join(backup, 'secrets.json'), 'utf8')).toBe('{"shared":true}');
    expect(statSync(join(backup, 'secrets.json')).mode & 0o777).toBe(0o600);

    const restore = () => restoreBackup(backup, join(makeFolder(), 'data'), { force: false, at: new Date() });
    expect((await restore()).hasSameKeys).toBe(true);
    writeFileSync(secretsFile, '{"shared":"others"}');
    expect((await restore()).hasSameKeys).toBe(false);
    expect(readFileSync(secretsFile, 'utf8')).toBe('{"shared":"others"}');
    rmSync(secretsFile);
    expect((await restore()).hasSameKeys).toBe(false);
    restoreSettings();
    expect((await restore()).hasSameKeys).toBeNull();
  });

  test('the backup includes keys from a setting', async () => {
    const [backup, secrets] = [join(makeFolder(), 'today'), '{"shared":["a","b"],"other":"c"}'];
    changeSettings({ SECRETS: secrets });
    await createBackup(source(), backup);
    expect(readFileSync(join(backup, 'secrets.json'), 'utf8')).toBe(secrets);
    expect(statSync(join(backup, 'secrets.json')).mode & 0o777).toBe(0o600);

    const restore = (SECRETS: string) => {
      changeSettings({ SECRETS });
      return restoreBackup(backup, join(makeFolder(), 'data'), { force: false, at: new Date() });
    };
    // Line breaks and the order of purposes are not significant.
    expect((await restore('{\n "other": "c",\n "shared": ["a", "b"]\n}')).hasSameKeys).toBe(true);
    expect((await restore('{"shared":["b","a"],"other":"c"}')).hasSameKeys).toBe(false);
    expect((await restore('not JSON')).hasSameKeys).toBe(false);
    restoreSettings();
  });

  test('a backup fails without the keys that the settings name', async () => {
    const [backup, secretsFile] = [join(makeFolder(), 'today'), join(makeFolder(), 'missing.json')];
    changeSettings({ SECRETS_FILE: secretsFile });
    await expect(createBackup(source(), backup)).rejects.toThrow('SECRETS_FILE');
    expect(existsSync(backup)).toBe(false);
    restoreSettings();
  });

  test('a restore over other data needs a flag, and moves the old data aside', async () => {
    const backup = join(makeFolder(), 'today');
    const target = join(makeFolder(), 'data');
    await createBackup(source(), backup);
    await restoreBackup(backup, target, { force: false, at: new Date() });
    writeFileSync(join(target, 'mark'), '');
    await expect(restoreBackup(backup, target, { force: false, at: new Date() })).rejects.toThrow('--force');
    const { aside } = await restoreBackup(backup, target, { force: true, at: new Date() });
    expect(existsSync(join(aside ?? '', 'mark'))).toBe(true);
    expect(existsSync(join(target, 'mark'))).toBe(false);
  });

  test('a restore under a running portal is refused', async () => {
    const backup = join(makeFolder(), 'today');
    await createBackup(source(), backup);
    await openDatabase();
    await expect(restoreBackup(backup, env.DATA_DIR, { force: true, at: new Date() })).rejects.toThrow(
      'running',
    );
  });

  test.each([
    [
      'a changed file',
      (folder: string) => appendFileSync(join(folder, 'portal.sqlite'), 'x'),
      'has changed since it was',
    ],
    ['a missing file', (folder: string) => rmSync(join(folder, 'secrets.json')), 'is missing'],
    ['no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'is not a backup'],
    [
      'a path that leads out of it',
      (folder: string) => {
        const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
        writeFileSync(join(folder, 'manifest.json'), text.replace('"secrets.json"', '"../secrets.json"'));
      },
      'is not the manifest',
    ],
  ])('%s is detected before any change', async (_name, spoil, expected) => {
    const backup = join(makeFolder(), 'today');
    const target = join(makeFolder(), 'data');
    await createBackup(source(), backup);
    spoil(backup);
    await expect(restoreBackup(backup, target, { force: true, at: new Date() })).rejects.toThrow(expected);
    expect(existsSync(target)).toBe(false);
  });

  test('a backup never mixes with existing files in its folder', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'old'), '');
    await expect(createBackup(source(), folder)).rejects.toThrow('not empty');
  });
});
