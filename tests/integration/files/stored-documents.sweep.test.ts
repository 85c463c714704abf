/** Requirements: DATA-09, FILE-13, INSTANCE-01, PUB-06 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { findProgram } from '@/lib/development/test-programs';
import { env } from '@/lib/env/env';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { isMark } from '@/lib/server/files/file-store';
import { openObjectStore } from '@/lib/server/files/object-store';
import { sweepUploads } from '@/lib/server/files/sweep';
import { createBackup } from '@/lib/server/maintenance/backup';
import { moveFiles } from '@/lib/server/maintenance/move-files';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { importPublications } from '@/lib/server/publications/import';
import { callPath } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { STORAGE_KEYS, SwiftServer } from '../../support/files/swift-server';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { makePublication } from '../../support/publications/publication';

const program = findProgram('swift');
// A machine without the server uses a folder instead; `npm test` says so.
const proved = program ? test : test.skip;
const START_MS = 90_000;
let swift: SwiftServer;

beforeAll(async () => {
  if (!program) return;
  swift = await SwiftServer.start(program);
  changeSettings({ FILES_URL: swift.url, ...STORAGE_KEYS });
}, START_MS);
afterAll(async () => {
  restoreSettings();
  await swift?.stop();
});

proved('every instance has an imported document, and move, backup and restore include it', async () => {
  const db = await openDatabase();
  const { FILES_URL, DATA_DIR } = env;
  const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  for (const locale of LOCALE_CODES) writeFileSync(join(folder, `paper.${locale}.pdf`), makePdf(locale));
  const text = JSON.stringify([makePublication('paper', { kind: 'document' })]);
  const importPaper = () => importPublications(db, text, { folder, at: new Date(), dryRun: false });
  const objects = async () => {
    const list = new ListObjectsV2Command({ Bucket: new URL(swift.url).pathname.slice(1) });
    const { Contents = [] } = await swift.createClient().send(list);
    return Contents.map(({ Key = '' }) => Key)
      .filter((key) => !isMark(key))
      .sort();
  };
  changeSettings({ FILES_URL: undefined });
  expect((await importPaper()).errors).toEqual([]);
  changeSettings({ FILES_URL });
  expect(await objects()).toEqual([]);
  expect((await moveFiles(db)).copied).toBe(LOCALE_CODES.length);
  const keys = await objects();
  expect(keys).toHaveLength(LOCALE_CODES.length);
  rmSync(join(DATA_DIR, 'uploads', 'documents'), { recursive: true });
  await openObjectStore(swift.url).remove(keys);
  await importPaper();
  expect(await objects()).toEqual(keys);
  changeSettings({ DATA_DIR: join(folder, 'other') });
  const download = () => callPath(keys[0] ?? '');
  expect(Buffer.from(await (await download()).arrayBuffer()).equals(makePdf('ar'))).toBe(true);
  await sweepUploads(db, false, new Date(Date.now() + 60_000));
  expect(await objects()).toEqual(keys);
  changeSettings({ DATA_DIR });

  await createBackup({ dataDir: DATA_DIR, url: env.DATABASE_URL, at: new Date() }, join(folder, 'today'));
  await openObjectStore(swift.url).remove(keys);
  expect((await download()).status).toBe(404);
  await restoreBackup(join(folder, 'today'), join(folder, 'data'), { force: false, at: new Date() });
  expect(await objects()).toEqual(keys);
  rmSync(folder, { recursive: true });
});

proved('while another database has marked the bucket too, no file in it is deleted', async () => {
  const [db, store] = [await openDatabase(), openObjectStore(swift.url)];
  const later = new Date(Date.now() + 60_000);
  expect(await sweepUploads(db, false, later)).toEqual({ count: 0, isHeld: false });
  const [own = '', ...others] = await store.listMarks();
  expect([isMark(own), others]).toEqual([true, []]);
  const path = join(env.DATA_DIR, 'left');
  writeFileSync(path, 'left');
  await store.put(randomUUID(), path);
  await store.mark('database-another');
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  expect(await sweepUploads(db, false, later)).toEqual({ count: 0, isHeld: true });
  await store.remove(['database-another']);
  expect(await sweepUploads(db, false, later)).toEqual({ count: 1, isHeld: false });
});
