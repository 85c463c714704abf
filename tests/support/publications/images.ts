import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

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
