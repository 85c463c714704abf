import 'server-only';
import { now } from '@/lib/env/clock';
import { listTransitions } from '@/lib/forms/definition/transitions';
import type { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { changeBody, requestIdQuery, requestsQuery } from '@/lib/requests/schemas';
import { cutPage } from '@/lib/server/admin/cut-page';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { serveFile } from '@/lib/server/files/serve-file';
import { changeStatus } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { readNewDay } from '@/lib/server/requests/appointments/handlers';
import { listHistory, toOutline } from './follow-request';
import { listLives, selectRequests } from './request-rows';

const PAGE_SIZE = 25;
/** @throws RequestError 404 for an unknown request and for one of another office */
async function openAsStaff(c: ApiContext, db: Database, id: string): Promise<ServiceRequest> {
  const request = await findRequestById(db, id);
  const lives = await listLives(c);
  if (!request || !lives.includes(request.workflow)) throw new RequestError(404, 'notFound');
  return request;
}

const toRow = (request: ServiceRequest, checking: ReadonlySet<string>) => ({
  ...toOutline(request, checking),
  id: request.id,
  updatedAt: request.updated_at,
});

const listServiceRequests: ApiHandler = async (c) => {
  const { after, ...filter } = readQuery(c, requestsQuery);
  const db = await openDatabase();
  const found = await selectRequests(db, await listLives(c), filter)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  const checking = await findBeingChecked(
    db,
    rows.map(({ id }) => id),
  );
  return c.json({ data: { rows: rows.map((row) => toRow(row, checking)), next } });
};

const getServiceRequest: ApiHandler = async (c) => {
  const { id } = readQuery(c, requestIdQuery);
  const db = await openDatabase();
  const request = await openAsStaff(c, db, id);
  const actor = c.get('caller').subject;
  await recordEvent(db, { entity: 'service_request', entityId: id, kind: 'viewed', actor, at: now() });
  const checking = await findBeingChecked(db, [id]);
  const files = await db
    .selectFrom('service_request_file')
    .select(['id', 'field', 'name', 'size'])
    .where('request_id', '=', id)
    .orderBy('field')
    .orderBy('position')
    .execute();
  return c.json({
    data: {
      ...toRow(request, checking),
      version: request.version,
      locale: request.locale,
      data: JSON.parse(request.data),
      transitions: checking.has(id) ? [] : listTransitions(request.workflow, request.status, 'staff'),
      files,
      history: await listHistory(db, id),
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
  const { reference_number } = await openAsStaff(c, db, file.request_id);
  const actor = c.get('caller').subject;
  const event = { entity: 'service_request', entityId: file.request_id, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return serveFile({ ...file, reference_number });
};

/** Desk/ChangeRequest. @throws RequestError 404; 422 `preferredDate`; 409 `requestMoved` */
const changeServiceRequest: ApiHandler = async (c) => {
  const { id, preferredDate, ...change } = await readJson(c.req.raw, changeBody);
  const db = await openDatabase();
  const { workflow } = await openAsStaff(c, db, id);
  const actor = c.get('caller').subject;
  const data = workflow === 'appointment' ? readNewDay(change.to, preferredDate) : undefined;
  const changed = await changeStatus(db, { requestId: id, by: 'staff', actor, ...change, data });
  const { status, version } = changed;
  return c.json({ data: { status, version } });
};

export const STAFF_HANDLERS = {
  listServiceRequests,
  getServiceRequest,
  getRequestFile,
  changeServiceRequest,
} satisfies Partial<Record<keyof typeof REQUEST_ENDPOINTS, ApiHandler>>;
