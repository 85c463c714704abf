import 'server-only';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { findDocumentPath } from './document-files';

/** The PDF of a document that an editor imported; those that come with the portal are files of its own. */
export const serveDocument: ApiHandler = async (c) => {
  const path = findDocumentPath(c.req.param('name') ?? '');
  const size = path
    ? await stat(path).then(
        (file) => file.size,
        () => null,
      )
    : null;
  if (!path || size === null) throw new RequestError(404, 'notFound');
  const headers = { 'Content-Type': 'application/pdf', 'Content-Length': String(size) };
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, { headers });
};
