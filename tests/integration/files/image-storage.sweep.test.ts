/** Requirements: PUBLISH-12, PUBLISH-13 */
import { readdirSync } from 'node:fs';
import { HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { findProgram } from '@/lib/development/test-programs';
import { isMark } from '@/lib/server/files/file-store';
import { getUploadFolder } from '@/lib/server/files/folder';
import { workAs } from '../../support/admin/staff';
import { STORAGE_KEYS, SwiftServer } from '../../support/files/swift-server';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { addImage, openImage, post, readMetadata } from '../../support/publications/image-desk';
import { makeJpeg } from '../../support/publications/images';

const program = findProgram('swift');
// A machine without the server has no object storage to test; `npm test` says so.
const proved = program ? test : test.skip;
const START_MS = 90_000;
let swift: SwiftServer;

beforeAll(async () => {
  if (program) swift = await SwiftServer.start(program);
}, START_MS);
afterAll(() => swift?.stop());
beforeEach(() => {
  if (swift) changeSettings({ FILES_URL: swift.url, ...STORAGE_KEYS });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(restoreSettings);

const place = () => ({ client: swift.createClient(), Bucket: new URL(swift.url).pathname.slice(1) });

async function listTypes(): Promise<(string | undefined)[]> {
  const { client, Bucket } = place();
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  const keys = Contents.map(({ Key = '' }) => Key).filter((key) => !isMark(key));
  const heads = await Promise.all(keys.map((Key) => client.send(new HeadObjectCommand({ Bucket, Key }))));
  return heads.map(({ ContentType }) => ContentType).sort();
}

proved('files of images are stored once with their types, served, and deleted with their image', async () => {
  const editor = await workAs('editor');
  const content = await makeJpeg();
  const added = await Promise.all([addImage(editor, content), addImage(editor, content)]);
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  const [id = '', same] = added.map(({ data }) => data.id);
  expect(same).toBe(id);
  const [avif, webp] = ['image/avif', 'image/webp'];
  expect(await listTypes()).toEqual([avif, avif, webp, webp]);
  expect(readdirSync(getUploadFolder())).toEqual([]);
  const { thumbnail } = (await openImage(editor, id)).data;
  expect(await readMetadata(thumbnail)).toMatchObject({ format: 'webp', width: 480, type: webp });
  expect((await post('RemoveImage', editor, { id, version: 1 })).status).toBe(200);
  expect(await listTypes()).toEqual([]);
});

proved(
  'while the storage is down no image is added and nothing is left, and images are added when it is back',
  async () => {
    const editor = await workAs('editor');
    const content = await makeJpeg(700, 500);
    swift.stopFront();
    const { status, code } = await addImage(editor, content);
    expect({ status, code }).toEqual({ status: 503, code: 'unavailable' });
    expect(readdirSync(getUploadFolder())).toEqual([]);
    await swift.startFront();
    expect(await listTypes()).toEqual([]);
    expect((await addImage(editor, content)).status).toBe(200);
    expect(await listTypes()).toHaveLength(4);
  },
  START_MS,
);
