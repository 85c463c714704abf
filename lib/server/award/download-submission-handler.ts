import 'server-only';
import { findSubmittedFile } from '@/lib/server/award/submitted-file';
import { openDatabase } from '@/lib/server/db/open';
import { serveFile } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';

/**
 * Returns a stored file to its owner.
 * @throws RequestError 404 for a missing file and for another person's
 */
export const downloadFile: ApiHandler = async (c) => {
  const file = await findSubmittedFile(await openDatabase(), c.req.param('id') ?? '');
  if (file?.owner !== c.get('caller').subject) throw new RequestError(404, 'notFound');
  return serveFile(file);
};
