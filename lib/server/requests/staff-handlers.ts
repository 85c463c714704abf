import 'server-only';
import { mayAct } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { listTransitions } from '@/lib/forms/definition/transitions';
import type { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { changeBody, openQuery, requestIdQuery, requestsQuery } from '@/lib/requests/schemas';
import { cutPage } from '@/lib/server/admin/cut-page';
import { recordEvent, recordEvents } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { serveFile } from '@/lib/server/files/serve-file';
import { changeStatus } from '@/lib/server/forms/change-status';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { readStaffTimes } from './appointments/offers';
import { readSubject } from './find-by-words';
import { listHistory, toOutline } from './follow-request';
import { describeRelations } from './merge/describe-relations';
import { getRequestPlace } from './place-handler';
import { findView, type ListedRequest, listPage, type View } from './request-rows';
import { describeWork, loadWorkNames } from './work/describe-work';
import { findDrafts } from './work/desk-drafts';
import { findPending } from './work/find-pending';
import { listAssignable } from './work/list-colleagues';
import { listTargets } from './work/move-to-team';
import { openAsStaff } from './work/open-as-staff';
import { settleDay, toStatusChange } from './work/pending-changes';
import { planWork } from './work/plan-work';
import { offerTemplates } from './work/reply-templates';
import { findLastWriters, listMoves, listNotes } from './work/request-history';
import { describeSilence } from './work/silence-rules';

const PAGE_SIZE = 50;

async function toRows(db: Database, view: View, requests: readonly ListedRequest[]) {
  const names = await loadWorkNames(db);
  const ids = requests.map(({ id }) => id);
  const checking = await findBeingChecked(db, ids);
  const silences = await describeSilence(db, requests);
  const writers = await findLastWriters(db, ids);
  return requests.map((request) => ({
    ...toOutline(request, checking),
    id: request.id,
    updatedAt: request.updated_at,
    version: request.version,
    subject: readSubject(JSON.parse(request.data)),
    work: describeWork(request, view, names, silences.get(request.id)),
    lastBy: writers.get(request.id) ?? null,
  }));
}

const listServiceRequests: ApiHandler = async (c) => {
  const query = readQuery(c, requestsQuery);
  const db = await openDatabase();
  await planWork(db);
  const view = await findView(c, db);
  const { rows, next } = cutPage(await listPage(db, view, query, PAGE_SIZE + 1), PAGE_SIZE);
  return c.json({ data: { rows: await toRows(db, view, rows), next } });
};

const getServiceRequest: ApiHandler = async (c) => {
  const { id, template } = readQuery(c, openQuery);
  const db = await openDatabase();
  await planWork(db);
  const { request, view } = await openAsStaff(c, db, id);
  const actor = view.subject;
  const relations = await describeRelations(db, view, request);
  const viewed = { entity: 'service_request', kind: 'viewed', actor, at: now() } as const;
  await recordEvents(
    db,
    [request, ...relations.merged].map((shown) => ({ ...viewed, entityId: shown.id })),
  );
  const checking = await findBeingChecked(db, [id]);
  const [row] = await toRows(db, view, [request]);
  return c.json({
    data: {
      ...row,
      locale: request.locale,
      data: JSON.parse(request.data),
      transitions: checking.has(id) ? [] : listTransitions(request.workflow, request.status, 'staff'),
      appointment: await readStaffTimes(db, request, c.get('locale')),
      ...(await listHistory(db, id)),
      ...relations,
      pending: await findPending(db, request, view.subject),
      drafts: await findDrafts(db, id, view.subject),
      notes: await listNotes(db, id),
      ...(await offerTemplates(db, request, template)),
      teams: await listTargets(db, view, request),
      moves: await listMoves(db, id),
      colleagues: mayAct(view.roles, 'lead') ? await listAssignable(db, request) : [],
    },
  });
};

const getRequestFile: ApiHandler = async (c) => {
  const { id } = readQuery(c, requestIdQuery);
  const db = await openDatabase();
  const file = await db
    .selectFrom('service_request_file')
    .select(['field as slot', 'position', 'size', 'storage_key', 'scan_state', 'request_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new RequestError(404, 'notFound');
  const { reference_number } = (await openAsStaff(c, db, file.request_id)).request;
  const actor = c.get('caller').subject;
  const event = { entity: 'service_request', entityId: file.request_id, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return serveFile({ ...file, reference_number });
};

/** Desk/ChangeRequest. @throws RequestError 404; 422 `preferredDate`; 409 `requestMoved` */
const changeServiceRequest: ApiHandler = async (c) => {
  const change = await readJson(c.req.raw, changeBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, change.id);
  const changed = await changeStatus(db, toStatusChange(settleDay(request, change), view.subject));
  const { status, version } = changed;
  return c.json({ data: { status, version } });
};

export const STAFF_HANDLERS = {
  listServiceRequests,
  getRequestPlace,
  getServiceRequest,
  getRequestFile,
  changeServiceRequest,
} satisfies Partial<Record<keyof typeof REQUEST_ENDPOINTS, ApiHandler>>;
