import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { cleanFileName } from '@/lib/forms/files/file-name';
import { hasPdfMark, PDF_MARK } from '@/lib/forms/files/inspect-file';
import type { ScanState } from '@/lib/server/db/service-tables';
import { getArrivingPath } from './folder';
import { getFirstScanState } from './virus-scan';

/** A received file that has not been validated yet; `slot` is its field in the form. */
export interface ArrivingFile<Slot extends string = string> {
  slot: Slot;
  name: string;
  /** Browsers send an empty file control as a nameless file without content. */
  left: boolean;
  size: number;
  sha256: string;
  /** The content begins with the PDF signature. */
  isPdf: boolean;
  storageKey: string;
  /** The file exceeds the maximum size; the rest was dropped. */
  truncated: boolean;
  /** With a configured virus scanner, `waiting` until it has checked the content. */
  scanState: ScanState;
  /** Id of a file that was stored with a draft: its content has been inspected. */
  storedAs?: string;
}

/**
 * Streams a file to disk and hashes it. @param keep receives the key before the first byte, so that a failure is
 * cleaned up
 */
export async function saveArrivingFile<Slot extends string>(
  slot: Slot,
  name: string,
  stream: BusboyFileStream,
  keep: (storageKey: string) => void,
): Promise<ArrivingFile<Slot>> {
  const storageKey = randomUUID();
  keep(storageKey);
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.byteLength;
      if (head.length < PDF_MARK.length) head = Buffer.concat([head, chunk.subarray(0, PDF_MARK.length)]);
      done(null, chunk);
    },
  });
  const file = createWriteStream(getArrivingPath(storageKey), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(stream, counter, file);
  const sha256 = hash.digest('hex');
  return {
    slot,
    name: cleanFileName(name),
    left: name === '' && size === 0,
    size,
    sha256,
    isPdf: hasPdfMark(head),
    storageKey,
    truncated: stream.truncated,
    scanState: getFirstScanState(),
  };
}

export async function readArrivingFile(file: ArrivingFile): Promise<Uint8Array> {
  return new Uint8Array(await readFile(getArrivingPath(file.storageKey)));
}
