import 'server-only';
import sharp from 'sharp';
import { shareState } from '@/lib/env/shared-state';
import {
  detectFormat,
  type ImageRefusal,
  isAnimatedPng,
  listWidths,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  SHOWN_FORMATS,
  type ShownFormat,
} from '@/lib/publications/images/image-rules';
import { InspectionQueue, type QueueRefusal } from '@/lib/server/files/inspection-queue';

interface ConvertedFile {
  format: ShownFormat;
  width: number;
  content: Buffer;
}

export interface ConvertedImage {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  files: ConvertedFile[];
}

/** Measured with a photograph of 24 megapixels: with more effort AVIF takes ten times as long and saves 5 %. */
const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 78 };
/** The limits of size bound the work; this is for content that keeps a decoder busy nevertheless. */
const TIMEOUT = { seconds: 120 };
const PIXEL_LIMIT = /exceeds pixel limit/;

/**
 * Why the header of the content refuses the image; null if it does not.
 * @throws Error for content that has no readable header
 */
async function findHeaderError(content: Uint8Array): Promise<ImageRefusal | null> {
  const format = detectFormat(content);
  if (!format) return 'wrongType';
  // The detected format is the only one whose decoder sees the content.
  const { width, height, pages = 1, format: read } = await sharp(content).metadata();
  if (read !== format) return 'wrongType';
  if (pages > 1 || (format === 'png' && isAnimatedPng(content))) return 'animated';
  const isTooLarge = width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE;
  return isTooLarge ? 'tooManyPixels' : null;
}

/** Pixels only: turned upright, in sRGB, without metadata, and no wider than the largest width. */
function readPixels(content: Uint8Array) {
  return sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout(TIMEOUT)
    .autoOrient()
    .resize({ width: Math.max(...listWidths(MAX_IMAGE_SIDE)), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function convert(load: () => Promise<Uint8Array>): Promise<ConvertedImage | ImageRefusal> {
  const content = await load();
  const error = await findHeaderError(content);
  if (error) return error;
  const { data, info } = await readPixels(content);
  const { width, height, channels } = info;
  const files: ConvertedFile[] = [];
  // One after the other, so that an image occupies one thread of the pool.
  for (const own of listWidths(width))
    for (const format of SHOWN_FORMATS) {
      const image = sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT).resize({ width: own });
      const encoded = format === 'avif' ? image.avif(AVIF) : image.webp(WEBP);
      files.push({ format, width: own, content: await encoded.toBuffer() });
    }
  return { width, height, files };
}

/** One image at a time: the others wait for their turn. */
const queue = shareState('imageQueue', () => new InspectionQueue(1));

/**
 * Makes the files that readers get from an uploaded image, on a thread of sharp's pool.
 * @param sender whose images take turns with those of others
 * @param load reads the file when it is its turn
 */
export async function convertImage(
  sender: string,
  load: () => Promise<Uint8Array>,
): Promise<ConvertedImage | ImageRefusal | QueueRefusal> {
  return queue.inspect(sender, () =>
    convert(load).catch((error: unknown) => {
      const isTooLarge = error instanceof Error && PIXEL_LIMIT.test(error.message);
      return isTooLarge ? 'tooManyPixels' : 'damaged';
    }),
  );
}
