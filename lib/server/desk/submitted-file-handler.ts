import 'server-only';
import { now } from '@/lib/clock';
import { idQuery } from '@/lib/contract/schemas/desk';
import type { ApiHandler } from '../api-context';
import { recordEvent } from '../audit';
import { readQuery } from '../body/read-query';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { findSubmittedFile } from '../scholarship/submitted-file';
import { answerFile } from '../uploads/answer-file';

/**
 * Desk/GetSubmittedFile: a file of a submission, as an attachment. Whoever takes it stands in the trail.
 * @throws ApiFault 404
 */
export const getSubmittedFile: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const db = await openDatabase();
  const file = await findSubmittedFile(db, id);
  if (!file) throw new ApiFault(404, 'notFound');
  const actor = c.get('caller').subject;
  const event = { entity: 'scholarship_request', entityId: file.requestId, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return answerFile(file);
};
