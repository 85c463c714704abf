import 'server-only';
import type { Kysely } from 'kysely';
import { idQuery } from '@/lib/admin/schemas';
import { mayAct } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { isBeingChecked } from '@/lib/server/award/held-submission';
import { listHistory, listShownHistory } from '@/lib/server/award/list-history';
import { yearOf } from '@/lib/server/award/read-edition';
import { toRegistration } from '@/lib/server/award/request-columns';
import { findSubmittedFile, listSubmittedFiles } from '@/lib/server/award/submitted-file';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { serveFile } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { selectRequests, toRow } from './registrations-handler';
import { findRoles } from './staff/find-roles';

/** A coordinator may open the files of applications in the list of eligibility; the award office may open all files. */
async function mayOpenFile(db: Kysely<Tables>, requestId: string, reader: string): Promise<boolean> {
  if (mayAct(await findRoles(reader), 'award')) return true;
  const row = await selectSubmitted(db, reader, yearOf(requestId))
    .select('request.id')
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Desk/GetSubmittedFile: a file of a submission, as an attachment. The download is recorded in the audit trail.
 * @throws RequestError 404, also for a file that a coordinator must not open
 */
export const getSubmittedFile: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const db = await openDatabase();
  const file = await findSubmittedFile(db, id);
  const actor = c.get('caller').subject;
  if (!file || !(await mayOpenFile(db, file.requestId, actor))) throw new RequestError(404, 'notFound');
  const event = { entity: 'scholarship_request', entityId: file.requestId, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return serveFile(file);
};

async function findSubmission(db: Kysely<Tables>, requestId: string) {
  const submission = await db
    .selectFrom('submission')
    .select(['id', 'created_at'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  const files = submission ? await listSubmittedFiles(db, submission.id) : [];
  return { submittedAt: submission?.created_at ?? null, files };
}

const nameActor = (actor: string, sender: string) =>
  actor === sender ? 'sender' : actor === 'operator' ? 'operator' : 'staff';

/**
 * Desk/GetRegistration: one request with its answers, files and history. A member of the office who sent it gets only
 * the history that every sender sees. The view is recorded in the audit trail.
 * @throws RequestError 404
 */
export const getRegistration: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const db = await openDatabase();
  const request = await selectRequests(db).where('id', '=', id).executeTakeFirst();
  if (!request) throw new RequestError(404, 'notFound');
  const actor = c.get('caller').subject;
  await recordEvent(db, { entity: 'scholarship_request', entityId: id, kind: 'viewed', actor, at: now() });
  const history = await (request.user_sub === actor ? listShownHistory : listHistory)(db, id);
  const { submittedAt, files } = await findSubmission(db, id);
  const beingChecked = await isBeingChecked(db, id);
  return c.json({
    data: {
      ...toRow(request),
      answers: toRegistration(request),
      submittedAt,
      beingChecked,
      files,
      history: history.map((event) => ({ ...event, actor: nameActor(event.actor, request.user_sub) })),
    },
  });
};
