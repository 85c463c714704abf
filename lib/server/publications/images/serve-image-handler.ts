import 'server-only';
import { Readable } from 'node:stream';
import { openDatabase } from '@/lib/server/db/open';
import { openFileStore } from '@/lib/server/files/open-file-store';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';

/**
 * A file of an image by the last part of its address.
 * @throws RequestError 404; 503 without an answer of the storage
 */
export const serveImage: ApiHandler = async (c) => {
  const db = await openDatabase();
  const file = await db
    .selectFrom('image_file')
    .select(['format', 'size', 'storage_key'])
    .where('name', '=', c.req.param('name') ?? '')
    .executeTakeFirst();
  if (!file) throw new RequestError(404, 'notFound');
  const { content } = await (await openFileStore()).read(file.storage_key);
  const headers = { 'Content-Type': `image/${file.format}`, 'Content-Length': String(file.size) };
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers });
};
