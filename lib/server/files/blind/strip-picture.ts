import 'server-only';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** JFIF, the colour profile, and the colour transform, which change how the picture looks. */
const KEPT_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);
const isRemoved = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !KEPT_SEGMENTS.has(marker));

/**
 * A JPEG without comments and without application data such as EXIF, XMP and IPTC, and without what follows its end.
 * @returns null for a picture that cannot be read as far as its scan; it is not shown
 */
export function stripJpeg(picture: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(picture);
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER) return null;
    // Fill bytes may precede a marker.
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) {
      const end = bytes.lastIndexOf(Buffer.from([MARKER, 0xd9]));
      return Buffer.concat([...kept, bytes.subarray(at, end < at ? bytes.length : end + 2)]);
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isRemoved(marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

/** The boxes of a JPEG 2000 file that a reader needs: signature, type, header, picture. */
const KEPT_BOXES: ReadonlySet<string> = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);

/** A JPEG 2000 picture without boxes of metadata; a bare code stream has none. */
export function stripJpeg2000(picture: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(picture);
  if (bytes.length >= 2 && bytes.readUInt16BE(0) === 0xff4f) return picture;
  const kept: Buffer[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    // 0: the box extends to the end of the file. 1: its length follows in 64 bits, which no picture of 2 MB needs.
    const end = size === 0 ? bytes.length : at + size;
    if (size !== 0 && size < 8) return null;
    if (KEPT_BOXES.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return kept.length > 0 ? Buffer.concat(kept) : null;
}
