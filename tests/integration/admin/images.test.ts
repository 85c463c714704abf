/** Requirements: PUBLISH-12, PUBLISH-13 */

import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env/env';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { createBackup } from '@/lib/server/maintenance/backup';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';
import { addDescribed, addImage, openImage, post, readMetadata } from '../../support/publications/image-desk';
import {
  describeImage,
  drawPicture,
  makeAnimatedPng,
  makeAnimation,
  makeBurstingPng,
  makeJpeg,
  noDescriptions,
} from '../../support/publications/images';
import { makePublication } from '../../support/publications/publication';
import { publish } from '../../support/publications/publish';

let editor: string;
beforeAll(async () => {
  editor = await workAs('editor');
});

async function countFiles(): Promise<number> {
  await createUploadFolder();
  return (await readdir(getUploadFolder())).length;
}

const listFiles = async (id: string) =>
  (await openDatabase())
    .selectFrom('image_file')
    .select(['name', 'format', 'width', 'storage_key'])
    .where('image_id', '=', id)
    .orderBy('width')
    .orderBy('format')
    .execute();

const listEvents = async (id: string) => {
  const db = await openDatabase();
  const events = await db
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map(({ kind }) => kind);
};

test('an image becomes AVIF and WebP in three widths, upright and without the data of its camera', async () => {
  const before = await countFiles();
  const photo = await drawPicture(1500, 1000)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '21/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { status, data } = await addImage(editor, photo, 'holiday.exe');
  expect(status).toBe(200);
  const files = await listFiles(data.id);
  expect(files.map(({ format, width }) => `${width} ${format}`)).toEqual([
    ...['480 avif', '480 webp', '960 avif', '960 webp', '1000 avif', '1000 webp'],
  ]);
  expect(await countFiles()).toBe(before + files.length);
  const made = await readMetadata(`/images/${files.at(-1)?.name}`);
  expect(made).toMatchObject({ type: 'image/webp', format: 'webp', width: 1000, height: 1500 });
  for (const data of ['exif', 'xmp', 'icc', 'orientation'] as const) expect(made[data]).toBeUndefined();
  expect(await readMetadata(`/images/${files[0]?.name}`)).toMatchObject({ type: 'image/avif', width: 480 });
  expect((await callPath('images/0000000000000000.avif')).status).toBe(404);
  expect((await openImage(editor, data.id)).data).toMatchObject({ width: 1000, height: 1500, uses: [] });
  expect(await listEvents(data.id)).toEqual(['added']);
});

test('a small image is not enlarged, and its transparency stays', async () => {
  const logo = await sharp({ create: { width: 120, height: 80, channels: 4, background: '#0a75' } })
    .png()
    .toBuffer();
  const { data } = await addImage(editor, logo);
  const files = await listFiles(data.id);
  expect(files.map(({ width }) => width)).toEqual([120, 120]);
  expect(await readMetadata(`/images/${files[1]?.name}`)).toMatchObject({ width: 120, hasAlpha: true });
});

test.each([
  [
    'text with the name of an image',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'wrongType',
  ],
  ['a GIF', () => drawPicture(20, 20).gif().toBuffer(), 'wrongType'],
  ['an empty file', async () => Buffer.alloc(0), 'empty'],
  [
    'more than 10 MB',
    async () => Buffer.concat([await makeJpeg(), Buffer.alloc(10 * 1_048_576)]),
    'tooLarge',
  ],
  ['25 megapixels', async () => makeBurstingPng(5001), 'tooManyPixels'],
  ['a decompression bomb', async () => makeBurstingPng(20_000), 'tooManyPixels'],
  ['a long strip', () => drawPicture(10_001, 4).png().toBuffer(), 'tooManyPixels'],
  ['an animated WebP', makeAnimation, 'animated'],
  ['an animated PNG', makeAnimatedPng, 'animated'],
  ['half an image', async () => (await makeJpeg(2000, 2000)).subarray(0, -3000), 'damaged'],
  ['only the signature', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
])('%s is refused and not kept', async (_name, make, refusal) => {
  const before = await countFiles();
  expect(await addImage(editor, await make(), 'photo.jpg')).toMatchObject({
    status: 422,
    code: 'validation',
    fields: { file: refusal },
  });
  expect(await countFiles()).toBe(before);
});

test('a post without a file, with two files or of another kind is refused', async () => {
  const before = await countFiles();
  expect((await post('AddImage', editor, new FormData())).fields).toEqual({ file: 'required' });
  const two = new FormData();
  for (const name of ['a.jpg', 'b.jpg']) two.append('file', new Blob([(await makeJpeg()) as BlobPart]), name);
  expect((await post('AddImage', editor, two)).status).toBe(400);
  expect((await post('AddImage', editor, { file: 'x' })).status).toBe(415);
  expect(await countFiles()).toBe(before);
});

test('the same file is one image, also if it arrives several times at once', async () => {
  const before = await countFiles();
  const photo = await makeJpeg();
  const answers = await Promise.all([1, 2, 3].map(() => addImage(editor, photo)));
  const again = await addImage(await workAs('publisher'), photo, 'other-name.jpg');
  const ids = new Set([...answers, again].map(({ data }) => data.id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await countFiles()).toBe(before + (await listFiles(id)).length);
  expect(await listEvents(id)).toEqual(['added']);
});

test('an image is described in the version that its editor has seen; a late save changes nothing', async () => {
  const { data } = await addImage(editor, await makeJpeg());
  expect((await openImage(editor, data.id)).data.undescribed).toHaveLength(7);
  expect((await post('SaveImage', editor, describeImage(data.id, 1))).data.version).toBe(2);
  const late = await post('SaveImage', editor, describeImage(data.id, 1, { source: 'Late' }));
  expect(late).toMatchObject({ status: 409, code: 'imageMoved' });
  expect((await openImage(editor, data.id)).data).toMatchObject({
    ...{ version: 2, source: 'Ministry', focalY: 0, undescribed: [], consent: 'nobody', expiresOn: null },
  });
  expect(await listEvents(data.id)).toEqual(['added', 'changed']);
});

test.each([
  [
    'descriptions',
    { ...describeImage('', 1).descriptions, en: 'x'.repeat(251) },
    'descriptions.en',
    'tooLong',
  ],
  [
    'descriptions',
    { ...describeImage('', 1).descriptions, en: 'a\u202eb' },
    'descriptions.en',
    'forbiddenCharacters',
  ],
  ['consent', 'maybe', 'consent', 'choice'],
  ['expiresOn', '2027-02-30', 'expiresOn', 'date'],
  ['focalX', 33, 'focalX', 'choice'],
])('%s: a wrong value is refused (%#)', async (name, value, field, code) => {
  const { data } = await addImage(editor, await makeJpeg());
  const refused = await post('SaveImage', editor, describeImage(data.id, 1, { [name]: value }));
  expect([refused.status, refused.fields]).toEqual([422, { [field]: code }]);
});

test('the list finds images by words of every description and by source', async () => {
  const id = await addDescribed(editor, { source: 'Zephyr Studio' });
  const find = async (text: string) => {
    const response = await callPath(`Desk/ListImages?${new URLSearchParams({ text })}`, { token: editor });
    return (await response.json()).data.rows.map((row: { id: string }) => row.id);
  };
  expect(await find('pèlerins COUR')).toContain(id);
  expect(await find('المسجد')).toContain(id);
  expect(await find('zephyr')).toEqual([id]);
  expect(await find('%')).toContain(id);
  expect(await find('nothing-like-this')).toEqual([]);
});

test('an image that readers see keeps its descriptions and cannot be deleted, an unused one is deleted with its files', async () => {
  const before = await countFiles();
  const id = await addDescribed(editor);
  const body = [{ id: 'a', kind: 'image', image: id }];
  await publish(makePublication('shown', { data: { topic: 'hajj', body } }));
  const { data } = await openImage(editor, id);
  expect(data.uses).toEqual([{ id: 'shown', title: 'News shown of the ministry', isLive: true }]);
  expect(await post('RemoveImage', editor, { id, version: 2 })).toMatchObject({
    status: 409,
    code: 'imageUsed',
  });
  const emptied = await post('SaveImage', editor, describeImage(id, 2, { descriptions: noDescriptions }));
  expect(emptied).toMatchObject({ status: 422, fields: { 'descriptions.ar': 'required' } });
  await post('RemovePublication', await workAs('publisher'), { id: 'shown' });
  // The draft that remains uses it too.
  expect((await post('RemoveImage', editor, { id, version: 2 })).status).toBe(409);
  const db = await openDatabase();
  await db.deleteFrom('image_use').where('image_id', '=', id).execute();
  const [one, two] = await Promise.all([1, 2].map(() => post('RemoveImage', editor, { id, version: 2 })));
  expect([one?.status, two?.status].sort()).toEqual([200, 404]);
  expect(await countFiles()).toBe(before);
  expect((await openImage(editor, id)).status).toBe(404);
  expect(await listEvents(id)).toEqual(['added', 'changed', 'removed']);
});

test('only editors and publishers see and change images', async () => {
  const id = await addDescribed(editor);
  for (const token of [await workAs('requests'), await workAs('insight')]) {
    expect((await openImage(token, id)).status).toBe(403);
    expect((await addImage(token, await makeJpeg())).status).toBe(403);
    expect((await post('SaveImage', token, describeImage(id, 2))).status).toBe(403);
    expect((await post('RemoveImage', token, { id, version: 2 })).status).toBe(403);
  }
  const publisher = await workAs('publisher');
  expect((await post('SaveImage', publisher, describeImage(id, 2))).status).toBe(200);
});

test('a backup contains the files of images', async () => {
  const { data } = await addImage(editor, await makeJpeg());
  const folder = mkdtempSync(join(tmpdir(), 'portal-images-'));
  try {
    const { files } = await createBackup(
      { dataDir: env.DATA_DIR, url: env.DATABASE_URL, at: new Date() },
      join(folder, 'copy'),
    );
    const paths = files.map(({ path }) => path);
    for (const { storage_key } of await listFiles(data.id)) expect(paths).toContain(`uploads/${storage_key}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
