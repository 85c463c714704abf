import { hasAcceptedEnding } from './file-name';
import type { FileError } from './rules';
import { MAX_FILE_BYTES } from './rules';

/** Behind anything else at its head a file may be a program or a page as well. */
export const PDF_MARK = '%PDF-';
/** A reference to the encryption dictionary stands in the trailer, in clear even where objects are compressed. */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** True for content that begins as a PDF does, at its very first byte. */
export function hasPdfMark(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, PDF_MARK.length)) === PDF_MARK;
}

/**
 * Judges one chosen file by its name and content before it travels (FILE-03). The server looks deeper (damaged files,
 * active content) and has the last word.
 * @param maxBytes largest size that is still accepted, inclusive
 * @returns the first error found, or null
 */
export async function inspectFile(file: File, maxBytes: number = MAX_FILE_BYTES): Promise<FileError | null> {
  if (file.size === 0) return 'empty';
  const head = new Uint8Array(await file.slice(0, PDF_MARK.length).arrayBuffer());
  if (!hasAcceptedEnding(file.name) || !hasPdfMark(head)) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  // One character for each byte, so that keywords can be searched.
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return ENCRYPTION.test(text) ? 'encrypted' : null;
}
