import 'server-only';
import { errors } from 'jose';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import { documentQuery } from '@/lib/requests/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { serveFile } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';

/** How long the links of a page work. */
const LIFETIME_MS = 60 * 60_000;

const purpose = (): Purpose => ({
  ...loadKeys('cookies'),
  type: 'document+jwt',
  audience: 'urn:portal:document',
});

/**
 * The key of a link to a file of the staff. Only a response to somebody who may open the request contains it, so a
 * plain link works for signed-in senders and for those who gave number and contact.
 */
export const sealDocument = (fileId: string): Promise<string> =>
  seal({ file: fileId }, purpose(), new Date(now().getTime() + LIFETIME_MS));

async function openKey(key: string): Promise<string> {
  try {
    return String((await open(key, purpose(), now())).file);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new RequestError(404, 'linkOver');
    throw error;
  }
}

/** Requests/GetFile. @throws RequestError 404 `linkOver` for a key that is forged or over, or a file that is gone */
export const getRequestDocument: ApiHandler = async (c) => {
  const id = await openKey(readQuery(c, documentQuery).key);
  const file = await (await openDatabase())
    .selectFrom('service_request_file')
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .select(['field as slot', 'position', 'size', 'storage_key', 'scan_state', 'reference_number'])
    .where('service_request_file.id', '=', id)
    .executeTakeFirst();
  if (!file) throw new RequestError(404, 'linkOver');
  return serveFile(file);
};
