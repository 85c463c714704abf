import 'server-only';
import { now } from '@/lib/clock';
import { idQuery } from '@/lib/contract/schemas/desk';
import type { ApiHandler } from '../api-context';
import { recordEvent } from '../audit';
import { readQuery } from '../body/read-query';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { answerFile } from '../uploads/answer-file';

/**
 * Desk/GetSubmittedFile: a file of a submission, as an attachment. Whoever takes it stands in the trail.
 * @throws ApiFault 404
 */
export const getSubmittedFile: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const db = await openDatabase();
  const file = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select(['file.name', 'file.size', 'file.storage_key', 'submission.request_id'])
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (!file) throw new ApiFault(404, 'notFound');
  const actor = c.get('caller').subject;
  const event = { entity: 'scholarship_request', entityId: file.request_id, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return answerFile(file);
};
