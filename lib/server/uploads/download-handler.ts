import 'server-only';
import type { ApiHandler } from '../api-context';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { findSubmittedFile } from '../scholarship/submitted-file';
import { answerFile } from './answer-file';

/**
 * Gives a stored file back to its owner.
 * @throws ApiFault 404 for a file that is not there and for anyone else's alike
 */
export const downloadFile: ApiHandler = async (c) => {
  const file = await findSubmittedFile(await openDatabase(), c.req.param('id') ?? '');
  if (file?.owner !== c.get('caller').subject) throw new ApiFault(404, 'notFound');
  return answerFile(file);
};
