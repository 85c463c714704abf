import 'server-only';
import { Readable } from 'node:stream';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { openDocument, PREFIX } from './document-files';
import { openUploaded } from './stored-documents';

/** A document by the last part of its address. @throws RequestError 404; 503 without an answer of the storage */
export const serveDocument: ApiHandler = async (c) => {
  const name = c.req.param('name') ?? '';
  const uploaded = await openUploaded(await openDatabase(), PREFIX + name);
  const imported = uploaded ? null : await openDocument(name);
  const found =
    uploaded ??
    (imported && {
      content: Readable.toWeb(imported.content) as ReadableStream<Uint8Array>,
      size: imported.size,
    });
  if (!found) throw new RequestError(404, 'notFound');
  const headers = { 'Content-Type': 'application/pdf', 'Content-Length': String(found.size) };
  return new Response(found.content, { headers });
};
