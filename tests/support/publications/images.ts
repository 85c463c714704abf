import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { callPath } from '../api/api-client';

/** A picture of one random colour, so that each is another file. */
export const drawPicture = (width = 600, height = 400) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
    },
  });

export const makeJpeg = (width?: number, height?: number): Promise<Buffer> =>
  drawPicture(width, height).jpeg().toBuffer();

/** Two frames in one WebP file. */
export async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all([0, 1].map(() => drawPicture(32, 32).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG whose control chunk announces two frames (APNG). */
export async function makeAnimatedPng(): Promise<Buffer> {
  const png = await drawPicture(32, 32).png().toBuffer();
  const header = 33;
  const control = makeChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, header), control, png.subarray(header)]);
}

function makeChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A square of one bit a pixel: some kilobytes, which would be a gigabyte as colours. @param side in pixels */
export function makeBurstingPng(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    makeChunk('IHDR', header),
    makeChunk('IDAT', deflateSync(rows)),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const readMetadata = async (path: string): Promise<Metadata & { type: string | null }> => {
  const response = await callPath(path.slice(1));
  const content = Buffer.from(await response.arrayBuffer());
  return { ...(await sharp(content).metadata()), type: response.headers.get('content-type') };
};

export interface DeskAnswer {
  status: number;
  code?: string;
  fields?: Record<string, string>;
  data: { id: string; version: number };
}

export async function post(path: string, token: string, body: unknown): Promise<DeskAnswer> {
  const isForm = body instanceof FormData;
  const response = await callPath(`Desk/${path}`, {
    method: 'POST',
    token,
    headers: isForm ? {} : { 'Content-Type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

export function addImage(token: string, content: Uint8Array, name = 'photo.jpg'): Promise<DeskAnswer> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return post('AddImage', token, form);
}

export async function openImage(token: string, id: string) {
  const response = await callPath(`Desk/OpenImage?id=${id}`, { token });
  return { status: response.status, ...(await response.json()) };
}

/** Descriptions of an image in the script of each language. */
const DESCRIBED: Record<Locale, string> = {
  ar: 'حجاج في ساحة المسجد الحرام',
  en: 'Pilgrims in the court of the Grand Mosque',
  fr: 'Des pèlerins dans la cour de la Grande Mosquée',
  ms: 'Jemaah di dataran Masjidil Haram',
  tr: 'Mescid-i Haram avlusunda hacılar',
  fa: 'زائران در صحن مسجدالحرام',
  ur: 'مسجد الحرام کے صحن میں حجاج',
};

/** What `Desk/SaveImage` receives for a complete image. */
export const describeImage = (id: string, version: number, change: Record<string, unknown> = {}) => ({
  ...{ id, version, isDecorative: false, descriptions: DESCRIBED },
  ...{ source: 'Ministry', licence: 'Ministry', consent: 'nobody', expiresOn: '' },
  ...{ focalX: 50, focalY: 0 },
  ...change,
});

export const noDescriptions = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, '']));

/** A stored and described image. @returns its id */
export async function addDescribed(token: string, change: Record<string, unknown> = {}): Promise<string> {
  const { data } = await addImage(token, await makeJpeg());
  await post('SaveImage', token, describeImage(data.id, data.version, change));
  return data.id;
}
