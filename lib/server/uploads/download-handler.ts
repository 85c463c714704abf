import 'server-only';
import type { ApiHandler } from '../api-context';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { answerFile } from './answer-file';

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

/**
 * Gives a stored file back to its owner.
 * @throws ApiFault 404 for a file that is not there and for anyone else's alike
 */
export const downloadFile: ApiHandler = async (c) => {
  const file = await findOwnFile(c.req.param('id') ?? '', c.get('caller').subject);
  if (!file) throw new ApiFault(404, 'notFound');
  return answerFile(file);
};
