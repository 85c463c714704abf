import 'server-only';
import { Readable } from 'node:stream';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { openDocument } from './document-files';

export const serveDocument: ApiHandler = async (c) => {
  const found = await openDocument(c.req.param('name') ?? '');
  if (!found) throw new RequestError(404, 'notFound');
  const headers = { 'Content-Type': 'application/pdf', 'Content-Length': String(found.size) };
  return new Response(Readable.toWeb(found.content) as ReadableStream<Uint8Array>, { headers });
};
