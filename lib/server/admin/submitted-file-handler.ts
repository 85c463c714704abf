import 'server-only';
import { idQuery } from '@/lib/api/contract/schemas/desk';
import { now } from '@/lib/config/clock';
import { findSubmittedFile } from '@/lib/server/award/submitted-file';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { answerFile } from '@/lib/server/files/answer-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { ApiFault } from '@/lib/server/http/errors';

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
