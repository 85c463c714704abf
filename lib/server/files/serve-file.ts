import 'server-only';
import { Readable } from 'node:stream';
import type { ScanState } from '@/lib/server/db/service-tables';
import { RequestError } from '@/lib/server/http/errors';
import { openFileStore } from './open-file-store';

/** A Content-Disposition that saves a file under a name in any script (RFC 6266, RFC 5987). */
export function toAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export interface StoredFile {
  reference_number: string;
  slot: string;
  position: number;
  size: number;
  storage_key: string;
  scan_state: ScanState;
}

async function streamFile(storageKey: string): Promise<ReadableStream<Uint8Array>> {
  const { content } = await (await openFileStore()).read(storageKey);
  return Readable.toWeb(content) as ReadableStream<Uint8Array>;
}

/** The portal's name for a file, `<reference>-<slot>-<n>.pdf`; the sender's is only displayed. */
function nameFile({ reference_number, slot, position }: StoredFile): string {
  return `${reference_number}-${slot}-${position + 1}.pdf`;
}

interface NamedDocument {
  name: string;
  size: number;
  storageKey: string;
}

/** Sends a copy without active content, which a page of the portal may show in a frame. */
export async function showDocument({ name, size, storageKey }: NamedDocument): Promise<Response> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(size),
    'Content-Disposition': toAttachment(name).replace('attachment', 'inline'),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new Response(await streamFile(storageKey), { headers });
}

/** Sends an attachment that browsers neither run nor display. */
const toResponse = (body: BodyInit, name: string, size: number) =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(size),
      'Content-Disposition': toAttachment(name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });

/** Sends a stored document. */
export const serveDocument = async ({ name, size, storageKey }: NamedDocument): Promise<Response> =>
  toResponse(await streamFile(storageKey), name, size);

/** Sends a document that was made for this response. */
export const sendPdf = (name: string, content: Uint8Array<ArrayBuffer>): Response =>
  toResponse(content, name, content.byteLength);

/** Sends a file of a submission. @throws RequestError 409 `beingChecked` during the scan */
export async function serveFile(file: StoredFile): Promise<Response> {
  if (file.scan_state === 'waiting') throw new RequestError(409, 'beingChecked');
  return serveDocument({ name: nameFile(file), size: file.size, storageKey: file.storage_key });
}
