import type { FileFault } from './rules';
import { MAX_FILE_BYTES } from './rules';

const PDF_MARK = '%PDF-';
/** Readers accept a few bytes of rubbish before the mark, so the specification's first kilobyte is searched. */
const MARK_WITHIN = 1024;
/** A reference to the encryption dictionary stands in the trailer, in clear even where objects are compressed. */
const ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Judges one chosen file by its content before it travels (FILE-03). The server looks deeper
 * (damaged files, active content) and has the last word.
 * @param maxBytes largest size that is still accepted, inclusive
 * @returns the first fault found, or null
 */
export async function inspectFile(file: Blob, maxBytes: number = MAX_FILE_BYTES): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  if (!(await readText(file.slice(0, MARK_WITHIN))).includes(PDF_MARK)) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  return ENCRYPTION.test(await readText(file)) ? 'encrypted' : null;
}

/** The bytes as Latin-1 text, one character each, so that PDF keywords can be searched. */
async function readText(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}
