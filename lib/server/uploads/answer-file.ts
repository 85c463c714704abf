import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { toAttachment } from './file-name';
import { getUploadPath } from './folder';

/** A stored PDF. */
interface StoredFile {
  name: string;
  /** Bytes. */
  size: number;
  storage_key: string;
}

async function streamFile(storageKey: string): Promise<ReadableStream<Uint8Array>> {
  const handle = await open(getUploadPath(storageKey), 'r');
  return Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>;
}

/** Gives a stored file out as an attachment that no browser runs or shows in place. */
export async function answerFile(file: StoredFile): Promise<Response> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(file.size),
    'Content-Disposition': toAttachment(file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new Response(await streamFile(file.storage_key), { headers });
}
