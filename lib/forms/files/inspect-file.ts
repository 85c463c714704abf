import { hasAcceptedEnding } from './file-name';
import type { FileError } from './rules';
import { MAX_FILE_BYTES } from './rules';

/** With anything before it, a file could also be a program or a page. */
export const PDF_MARK = '%PDF-';
/** The reference to the encryption dictionary is in the trailer, which is readable even if objects are compressed. */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export function hasPdfMark(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, PDF_MARK.length)) === PDF_MARK;
}

/** Checks a file before it is sent (FILE-03). The server checks more (damaged files, active content) and decides. */
export async function inspectFile(file: File, maxBytes: number = MAX_FILE_BYTES): Promise<FileError | null> {
  if (file.size === 0) return 'empty';
  const head = new Uint8Array(await file.slice(0, PDF_MARK.length).arrayBuffer());
  if (!hasAcceptedEnding(file.name) || !hasPdfMark(head)) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  // One character per byte, so that keywords can be searched.
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return ENCRYPTION.test(text) ? 'encrypted' : null;
}
