/** Requirements: DATA-04, PRIVACY-01 */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { RETENTION_DAYS } from '@/lib/award/retention-days';
import { env } from '@/lib/config/env';
import { getForm } from '@/lib/requests/forms';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { closeDatabase, type Database, openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { createBackup } from '@/lib/server/maintenance/backup';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { call, callPath, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { sendSample } from '../../support/forms/service-api';

const DAY_MS = 86_400_000;
const cv = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };
const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function complete(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  await submit(token, makeForm([cv]));
  return token;
}

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

describe('backup and restore', () => {
  test('bring back every request and every file, under the same keys', async () => {
    const token = await complete();
    const before = await readMine(token);
    const backup = join(makeFolder(), 'today');
    // The portal is serving meanwhile: the handle stays open, and someone registers.
    const [manifest] = await Promise.all([createBackup(env.DATA_DIR, backup, new Date()), complete()]);
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
    expect(Buffer.from(await response.arrayBuffer()).equals(cv.content)).toBe(true);
  });

  test('bring back service requests with their files and history, and leave no table out', async () => {
    const form = getForm('innovation');
    const { body } = await sendSample(form, { token: await signOnAs() });
    const database = await openDatabase();
    const before = await readEverything(database);
    const backup = join(makeFolder(), 'today');
    await createBackup(env.DATA_DIR, backup, new Date());

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

  test('a restore over other data needs to be told so, and puts it aside', async () => {
    const backup = join(makeFolder(), 'today');
    const target = join(makeFolder(), 'data');
    await createBackup(env.DATA_DIR, backup, new Date());
    await restoreBackup(backup, target, { force: false, at: new Date() });
    writeFileSync(join(target, 'mark'), '');
    await expect(restoreBackup(backup, target, { force: false, at: new Date() })).rejects.toThrow('--force');
    const { aside } = await restoreBackup(backup, target, { force: true, at: new Date() });
    expect(existsSync(join(aside ?? '', 'mark'))).toBe(true);
    expect(existsSync(join(target, 'mark'))).toBe(false);
  });

  test('nothing is restored under a portal that is running', async () => {
    const backup = join(makeFolder(), 'today');
    await createBackup(env.DATA_DIR, backup, new Date());
    await openDatabase();
    await expect(restoreBackup(backup, env.DATA_DIR, { force: true, at: new Date() })).rejects.toThrow(
      'running',
    );
  });

  test.each([
    [
      'a changed file',
      (folder: string) => appendFileSync(join(folder, 'portal.sqlite'), 'x'),
      'is not as it was',
    ],
    ['a missing file', (folder: string) => rmSync(join(folder, 'secrets.json')), 'is missing'],
    ['no manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'holds no backup'],
    [
      'a path that leads out of it',
      (folder: string) => {
        const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
        writeFileSync(join(folder, 'manifest.json'), text.replace('"secrets.json"', '"../secrets.json"'));
      },
      'is not the manifest',
    ],
  ])('%s is noticed before anything is touched', async (_name, spoil, expected) => {
    const backup = join(makeFolder(), 'today');
    const target = join(makeFolder(), 'data');
    await createBackup(env.DATA_DIR, backup, new Date());
    spoil(backup);
    await expect(restoreBackup(backup, target, { force: true, at: new Date() })).rejects.toThrow(expected);
    expect(existsSync(target)).toBe(false);
  });

  test('a backup never mixes with what stands in its folder', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'old'), '');
    await expect(createBackup(env.DATA_DIR, folder, new Date())).rejects.toThrow('not empty');
  });
});

describe('retention', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  async function clear() {
    const database = await openDatabase();
    await database.deleteFrom('scholarship_request').execute();
    await database.deleteFrom('event').execute();
    return database;
  }

  test('keeps everything until its time is over', async () => {
    const database = await clear();
    await complete();
    const report = await applyRetention(database, inDays(RETENTION_DAYS.identityImage - 1), false);
    expect(report).toMatchObject({ unfinished: 0, completed: 0, identityImages: 0 });
  });

  test('destroys the identity image first, row and file', async () => {
    const database = await clear();
    await complete();
    const { storage_key } = await database
      .selectFrom('submission_file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    const at = inDays(RETENTION_DAYS.identityImage + 1);
    expect(await applyRetention(database, at, true)).toMatchObject({ identityImages: 1 });
    expect(existsSync(getUploadPath(storage_key))).toBe(true);
    expect(await applyRetention(database, at, false)).toMatchObject({ identityImages: 1, completed: 0 });
    expect(existsSync(getUploadPath(storage_key))).toBe(false);
    expect(await database.selectFrom('scholarship_request').select('id').execute()).toHaveLength(1);
  });

  test('destroys unfinished registrations, then completed ones with their files', async () => {
    const database = await clear();
    await register(await signOnAs());
    await complete();
    const { storage_key } = await database
      .selectFrom('submission_file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    expect(await applyRetention(database, inDays(RETENTION_DAYS.unfinished + 1), false)).toMatchObject({
      unfinished: 1,
      completed: 0,
    });
    expect(await applyRetention(database, inDays(RETENTION_DAYS.completed + 1), false)).toMatchObject({
      unfinished: 0,
      completed: 1,
    });
    expect(await database.selectFrom('submission_file').select('id').execute()).toEqual([]);
    expect(existsSync(getUploadPath(storage_key))).toBe(false);
    const removed = await database.selectFrom('event').selectAll().where('kind', '=', 'removed').execute();
    expect(removed).toHaveLength(2);
  });

  test("waits for the end of the operator's window", async () => {
    const database = await clear();
    await register(await signOnAs());
    const window = { durationFrom: '2030-01-01', durationTo: '2030-12-31' };
    await writeConfiguration(database, { windows: { submit: window } }, new Date());
    expect(await applyRetention(database, new Date('2031-06-28'), true)).toMatchObject({ unfinished: 0 });
    expect(await applyRetention(database, new Date('2031-07-01'), true)).toMatchObject({ unfinished: 1 });
    await writeConfiguration(database, { windows: { submit: 'default' } }, new Date());
  });

  test('sweeps up files that a crash left behind, not those of an upload under way', async () => {
    const database = await clear();
    const [old, young] = [getUploadPath(`${crypto.randomUUID()}.part`), getUploadPath(crypto.randomUUID())];
    for (const file of [old, young]) writeFileSync(file, '');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(old, anHourAgo, anHourAgo);
    await applyRetention(database, new Date(), false);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
