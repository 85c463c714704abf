/** Requirements: DATA-09, FILE-04, FILE-05, FILE-10, OPS-05 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { GET } from '@/app/health/route';
import { findProgram } from '@/lib/development/test-programs';
import { env } from '@/lib/env/env';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { isMark } from '@/lib/server/files/file-store';
import { getUploadFolder } from '@/lib/server/files/folder';
import { openObjectStore, PART_BYTES } from '@/lib/server/files/object-store';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { sweepUploads } from '@/lib/server/files/sweep';
import { createBackup } from '@/lib/server/maintenance/backup';
import { moveFiles } from '@/lib/server/maintenance/move-files';
import { restoreBackup } from '@/lib/server/maintenance/restore';
import { workAs } from '../../support/admin/staff';
import {
  call,
  callPath,
  type FormFile,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { STORAGE_KEYS, SwiftServer } from '../../support/files/swift-server';
import { TappedLine } from '../../support/files/tapped-line';
import { sendSample } from '../../support/forms/service-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const program = findProgram('swift');
// A machine without the server uses a folder instead; `npm test` says so.
const proved = program ? test : test.skip;
const START_MS = 90_000;
const cv: FormFile = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };
const plan: FormFile = { slot: 'ResearchPlanFile', name: 'plan.pdf', content: makePdf('plan') };
let swift: SwiftServer;
const lines: TappedLine[] = [];

beforeAll(async () => {
  if (program) swift = await SwiftServer.start(program);
}, START_MS);
afterAll(() => swift?.stop());
beforeEach(() => {
  if (swift) changeSettings({ FILES_URL: swift.url, ...STORAGE_KEYS });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  restoreSettings();
  for (const line of lines.splice(0)) line.close();
});

async function tap(...[tapping]: [Parameters<typeof TappedLine.open>[1]?]): Promise<TappedLine> {
  const line = await TappedLine.open(swift.url, tapping);
  lines.push(line);
  changeSettings({ FILES_URL: line.url });
  return line;
}

const Bucket = () => new URL(swift.url).pathname.slice(1);

/** The objects in the bucket except the marks of databases, read without the portal. */
async function listObjects(): Promise<string[]> {
  const { Contents = [] } = await swift.createClient().send(new ListObjectsV2Command({ Bucket: Bucket() }));
  return Contents.map(({ Key = '' }) => Key)
    .filter((key) => !isMark(key))
    .sort();
}

async function registered(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  return token;
}

/** Runs a function and returns how many objects it added, and checks that no temporary file is left. */
async function measure<T>(run: () => Promise<T>) {
  const before = await listObjects();
  const result = await run();
  return {
    result,
    objects: (await listObjects()).length - before.length,
    arriving: readdirSync(getUploadFolder()),
  };
}

async function findPath(token: string): Promise<string> {
  const { body } = await call('getMyRequest', { token });
  return body.data?.projectRegisteration?.files[0]?.url.replace('/gateway/', '') ?? '';
}

async function countRequestFiles(): Promise<number> {
  return (await (await openDatabase()).selectFrom('service_request_file').select('id').execute()).length;
}

const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

proved('files are encrypted in the storage, and their owner and the staff can download them', async () => {
  const line = await tap();
  changeSettings({ FILES_ENCRYPTION: 'AES256' });
  const token = await registered();
  const { result, objects, arriving } = await measure(() => submit(token, makeForm([cv, plan])));
  expect({ status: result.status, objects, arriving }).toEqual({ status: 200, objects: 2, arriving: [] });
  expect(line.heard.match(/^PUT .*\r\n/gm)).toHaveLength(2);
  expect(line.heard.match(/x-amz-server-side-encryption: AES256\r\n/gi)).toHaveLength(2);
  expect(line.heard.match(/content-md5: /gi)).toHaveLength(2);
  expect(line.heard).not.toMatch(/x-amz-acl/i);

  const path = await findPath(token);
  const own = await callPath(path, { token });
  expect(own.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect((await readBytes(own)).equals(cv.content)).toBe(true);
  const office = await workAs('award');
  const atDesk = await callPath(`Desk/GetSubmittedFile?id=${path.split('/').at(-1)}`, { token: office });
  expect((await readBytes(atDesk)).equals(cv.content)).toBe(true);

  expect((await callPath(path, { token: await signOnAs() })).status).toBe(404);
  expect((await callPath(path)).status).toBe(401);
  const [key] = await listObjects();
  // Without a signature the storage does not even reveal that it exists.
  expect((await fetch(`${swift.url}/${key}`)).status).toBe(400);
});

proved('files of a service form are stored once, for any number of simultaneous requests', async () => {
  const form = getForm('innovation');
  const key = randomUUID();
  const token = await signOnAs();
  const { result, objects } = await measure(() =>
    Promise.all(Array.from({ length: 4 }, () => sendSample(form, { key, token }))),
  );
  expect(new Set(result.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
  expect(objects).toBe(await countRequestFiles());
});

proved('files from one instance can be downloaded from another with a separate disk', async () => {
  const token = await registered();
  await submit(token, makeForm([cv]));
  const other = mkdtempSync(join(tmpdir(), 'portal-other-'));
  changeSettings({ DATA_DIR: other });
  expect((await readBytes(await callPath(await findPath(token), { token }))).equals(cv.content)).toBe(true);
  rmSync(other, { recursive: true });
});

proved('an interrupted upload or a refused file leaves nothing in the storage', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const start = '--x\r\nContent-Disposition: form-data; name="CVFile"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const token = await registered();
  const { result, objects, arriving } = await measure(async () => [
    (await call('submitResearch', { token, headers, body: start })).status,
    (await submit(token, makeForm([cv, { ...plan, content: Buffer.from('GIF89a') }]))).status,
  ]);
  expect({ result, objects, arriving }).toEqual({ result: [400, 422], objects: 0, arriving: [] });
});

proved('a file changed in transit is refused by its checksum', async () => {
  const token = await registered();
  const mark = Buffer.from('%PDF-1');
  await tap({
    change(piece) {
      const at = piece.indexOf(mark);
      if (at < 0) return piece;
      const falsified = Buffer.from(piece);
      falsified[at + mark.length - 1] = 0x39;
      return falsified;
    },
  });
  const { result, objects, arriving } = await measure(() => submit(token, makeForm([cv])));
  expect({ status: result.status, objects, arriving }).toEqual({ status: 503, objects: 0, arriving: [] });
  changeSettings({ FILES_URL: swift.url });
  expect((await submit(token, makeForm([cv]))).status).toBe(200);
});

describe('a file in several parts', () => {
  const content = randomBytes(PART_BYTES + 1_048_576);
  let path: string;
  beforeAll(() => {
    path = join(env.DATA_DIR, 'large');
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(path, content);
  });

  proved('is downloaded unchanged', async () => {
    const key = randomUUID();
    const line = await tap();
    const store = await openFileStore();
    await store.put(key, path);
    expect(line.heard.match(/partNumber=\d/g)).toEqual(['partNumber=1', 'partNumber=2']);
    const pieces: Buffer[] = [];
    for await (const piece of (await store.read(key)).content) pieces.push(piece as Buffer);
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
    await store.remove([key]);
    expect(await listObjects()).not.toContain(key);
  });

  proved('leaves nothing if the connection breaks during the upload', async () => {
    let sent = 0;
    await tap({
      change(piece) {
        sent += piece.length;
        return sent > PART_BYTES + 100_000 ? null : piece;
      },
    });
    const key = randomUUID();
    const store = await openFileStore();
    await expect(store.put(key, path)).rejects.toThrow();
    changeSettings({ FILES_URL: swift.url });
    expect(await listObjects()).not.toContain(key);
    const direct = await openFileStore();
    expect(await direct.endUnfinished(new Date(Date.now() + 60_000), false)).toBe(1);
    expect(await direct.endUnfinished(new Date(Date.now() + 60_000), true)).toBe(0);
  });
});

proved('orphans and unfinished writes are deleted; recent files and those of others are not', async () => {
  const db = await openDatabase();
  const client = swift.createClient();
  const token = await registered();
  await submit(token, makeForm([cv]));
  const named = await listObjects();
  const orphan = randomUUID();
  const own = { Bucket: Bucket(), Key: orphan };
  await client.send(new PutObjectCommand({ ...own, Body: 'left' }));
  await client.send(new PutObjectCommand({ ...own, Key: 'reports/of-somebody-else.txt', Body: 'x' }));
  await client.send(new CreateMultipartUploadCommand({ ...own, Key: randomUUID() }));
  expect(await sweepUploads(db)).toEqual({ count: 0, isHeld: false });
  const later = new Date(Date.now() + 60_000);
  expect(await sweepUploads(db, true, later)).toEqual({ count: 2, isHeld: false });
  expect(await listObjects()).toContain(orphan);
  expect(await sweepUploads(db, false, later)).toEqual({ count: 2, isHeld: false });
  expect(await sweepUploads(db, true, later)).toEqual({ count: 0, isHeld: false });
  expect(await listObjects()).toEqual([...named, 'reports/of-somebody-else.txt'].sort());
});

proved(
  'while the storage is down no upload succeeds, and uploads work again when it is back',
  async () => {
    const token = await registered();
    const mine = await registered();
    await submit(mine, makeForm([cv]));
    const path = await findPath(mine);
    const before = await listObjects();
    swift.stopFront();
    const refused = await submit(token, makeForm([cv]));
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await callPath(path, { token: mine })).status).toBe(503);
    const health = await GET();
    expect({ ...(await health.json()), status: health.status }).toMatchObject({
      status: 503,
      storage: false,
    });
    expect(readdirSync(getUploadFolder())).toEqual([]);

    await swift.startFront();
    expect(await listObjects()).toEqual(before);
    expect((await GET()).status).toBe(200);
    expect((await submit(token, makeForm([cv]))).status).toBe(200);
    expect((await callPath(path, { token: mine })).status).toBe(200);
  },
  START_MS,
);

proved('an encryption that the storage does not support is refused, not skipped', async () => {
  changeSettings({ FILES_ENCRYPTION: 'aws:kms' });
  const { result, objects } = await measure(async () => submit(await registered(), makeForm([cv])));
  expect({ status: result.status, objects }).toEqual({ status: 503, objects: 0 });
});

proved('a move includes the folder’s files; a backup and a restore recover them', async () => {
  const db = await openDatabase();
  const submitted = await db.selectFrom('submission_file').select('id').execute();
  const found = submitted.length + (await countRequestFiles());
  const { FILES_URL } = env;
  changeSettings({ FILES_URL: undefined });
  const token = await registered();
  await submit(token, makeForm([cv]));
  const path = await findPath(token);
  changeSettings({ FILES_URL });
  expect((await callPath(path, { token })).status).not.toBe(200);
  expect(await moveFiles(db)).toEqual({ copied: 1, found });
  expect((await moveFiles(db)).copied).toBe(0);
  expect((await readBytes(await callPath(path, { token }))).equals(cv.content)).toBe(true);

  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  const source = { dataDir: env.DATA_DIR, url: env.DATABASE_URL, at: new Date() };
  const { files } = await createBackup(source, join(folder, 'today'));
  expect(files.filter((file) => file.path.startsWith('uploads/'))).toHaveLength(found + 1);
  const keys = await db.selectFrom('submission_file').select('storage_key').execute();
  await openObjectStore(swift.url).remove(keys.map(({ storage_key }) => storage_key));
  expect((await callPath(path, { token })).status).toBe(500);
  await restoreBackup(join(folder, 'today'), join(folder, 'data'), { force: false, at: new Date() });
  expect(readdirSync(join(folder, 'data', 'uploads'))).toEqual([]);
  expect((await readBytes(await callPath(path, { token }))).equals(cv.content)).toBe(true);
  rmSync(folder, { recursive: true });
});
