import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ApiHandler } from '../api-context';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { toAttachment } from './file-name';
import { getUploadPath } from './folder';

/** The file with this id, if it belongs to this person. */
async function findOwnFile(id: string, subject: string) {
  return (await openDatabase())
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .select(['file.name', 'file.size', 'file.storage_key'])
    .where('file.id', '=', id)
    .where('request.user_sub', '=', subject)
    .executeTakeFirst();
}

async function streamFile(storageKey: string): Promise<ReadableStream<Uint8Array>> {
  const handle = await open(getUploadPath(storageKey), 'r');
  return Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>;
}

/**
 * Gives a stored file back to its owner, as an attachment that no browser runs or shows in place.
 * @throws ApiFault 404 for a file that is not there and for anyone else's alike
 */
export const downloadFile: ApiHandler = async (c) => {
  const file = await findOwnFile(c.req.param('id') ?? '', c.get('caller').subject);
  if (!file) throw new ApiFault(404, 'notFound');
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(file.size),
    'Content-Disposition': toAttachment(file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new Response(await streamFile(file.storage_key), { headers });
};
