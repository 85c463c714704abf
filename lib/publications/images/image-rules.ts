/** Limits of an uploaded image, for form and server. */
export const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1_048_576;
export const MAX_MEGAPIXELS = 24;
export const MAX_IMAGE_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** Pixels of the longer side; WebP has no image above 16,383. */
export const MAX_IMAGE_SIDE = 10_000;

/** Graphemes of a description: a screen reader cannot pause in it. */
export const DESCRIPTION_LENGTH = 250;
export const CAPTION_LENGTH = 300;
/** Maximum length of the search words for images. */
export const IMAGE_SEARCH_LENGTH = 100;

/** The types that browsers offer when a person chooses a file; the server decides by the content. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp';
export const UPLOADED_FORMATS = ['jpeg', 'png', 'webp'] as const;
export type UploadedFormat = (typeof UPLOADED_FORMATS)[number];

/** The formats of the files for readers, the smaller one first: a browser uses the first that it supports. */
export const SHOWN_FORMATS = ['avif', 'webp'] as const;
export type ShownFormat = (typeof SHOWN_FORMATS)[number];

const WIDTHS = [480, 960, 1440] as const;
const LARGEST = 1440;

/** The widths in which an image is kept. It is never enlarged: a smaller one is kept in its own width. */
export const listWidths = (width: number): number[] => [
  ...WIDTHS.filter((one) => one < Math.min(width, LARGEST)),
  Math.min(width, LARGEST),
];

/** Why an uploaded file is not accepted; `messages/<locale>/images.json` has a text for each. */
export const IMAGE_REFUSALS = [
  'empty',
  'wrongType',
  'tooLarge',
  'tooManyPixels',
  'animated',
  'damaged',
  'infected',
] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];

const isAt = (content: Uint8Array, at: number, mark: readonly number[]) =>
  mark.every((byte, index) => content[at + index] === byte);
const toBytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const PNG_MARK = [0x89, ...toBytes('PNG\r\n'), 0x1a, 0x0a];

/** The format that the content begins as, whatever the name of the file says; null for any other. */
export function detectFormat(content: Uint8Array): UploadedFormat | null {
  if (isAt(content, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (isAt(content, 0, PNG_MARK)) return 'png';
  return isAt(content, 0, toBytes('RIFF')) && isAt(content, 8, toBytes('WEBP')) ? 'webp' : null;
}

/** Length, name and checksum of a chunk. */
const CHUNK_BYTES = 12;

/** True for a PNG with several frames (APNG): its control chunk precedes the pixels. */
export function isAnimatedPng(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = PNG_MARK.length;
  while (at + CHUNK_BYTES <= content.byteLength && !isAt(content, at + 4, toBytes('IDAT'))) {
    if (isAt(content, at + 4, toBytes('acTL'))) return true;
    at += CHUNK_BYTES + view.getUint32(at);
  }
  return false;
}
