import 'server-only';
import { open } from 'node:fs/promises';

/** RIFF, the length, and the name of the format; in AVIF the length of the first box, its name, and the brand. */
const MARKS = [
  { type: 'image/webp', mark: /^RIFF.{4}WEBP/s },
  { type: 'image/avif', mark: /^.{4}ftypavi[fs]/s },
] as const;
const MARK_BYTES = 12;

/** The media type of a stored file, for those who look into the storage: an image of the portal, else a PDF. */
export async function detectType(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MARK_BYTES), 0, MARK_BYTES, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    return MARKS.find(({ mark }) => mark.test(start))?.type ?? 'application/pdf';
  } finally {
    await file.close();
  }
}
