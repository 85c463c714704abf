import 'server-only';
import type { z } from 'zod';
import type { SUPPLIER_DESK_ENDPOINTS } from '@/lib/admin/register/supplier-endpoints';
import {
  acceptBody,
  changeSupplierBody,
  type OpenedSupplier,
  type RegisterRow,
  registerQuery,
} from '@/lib/admin/register/supplier-schemas';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { requestIdQuery } from '@/lib/requests/schemas';
import { OPEN_STATES } from '@/lib/requests/work/plan-due';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { foldName } from '@/lib/search/fold-name';
import { cutPage } from '@/lib/server/admin/cut-page';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import { serveFile } from '@/lib/server/files/serve-file';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { listHistory } from '@/lib/server/requests/follow-request';
import { findFiguresView, selectRequests } from '@/lib/server/requests/request-rows';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import type { SupplierState } from '@/lib/suppliers/supplier-states';
import { proposeValidity } from '@/lib/suppliers/validity';
import { acceptSupplier, judgeApplication } from './accept-supplier';
import { changeSupplier } from './change-supplier';
import {
  filterSuppliers,
  findRegistered,
  isOpenTo,
  isWaiting,
  listSent,
  readData,
  readToday,
  stateOf,
  toApplicant,
  toSupplier,
} from './read-suppliers';

const PAGE_SIZE = 50;

type Filter = z.output<typeof registerQuery>;

/** The applications, except those of a closed team of others. */
const selectApplications = async (c: ApiContext, db: Database) =>
  selectRequests(db, await findFiguresView(c, db), { form: supplierForm.id });

/** Open applications are few; they are filtered as text. */
export async function listWaiting(
  c: ApiContext,
  db: Database,
  { text = '', activity }: Filter,
): Promise<RegisterRow[]> {
  const rows = await (await selectApplications(c, db))
    .where('service_request.status', 'in', OPEN_STATES)
    .orderBy('service_request.id', 'desc')
    .execute();
  const wanted = foldName(text);
  return rows
    .map((row) => ({ ...toApplicant(row), id: row.id, at: row.created_at, state: 'applied' as const }))
    .filter((row) => activity === undefined || row.activity === activity)
    .filter((row) => foldName(`${row.establishmentName} ${row.commercialRegistration}`).includes(wanted))
    .map(({ acceptedAt: _, ...row }) => ({ ...row, validUntil: null }));
}

async function listState(
  c: ApiContext,
  db: Database,
  state: SupplierState,
  { text, activity, within, after }: Filter,
) {
  const { hiddenTeams } = await findFiguresView(c, db);
  const last = within === undefined ? null : toDay(new Date(now().getTime() + Number(within) * DAY_MS));
  return filterSuppliers(db.selectFrom('supplier'), { text, activity })
    .selectAll()
    .where('state', '=', state)
    .where(isOpenTo(hiddenTeams))
    .$if(last !== null, (query) => query.where('valid_until', '<=', last ?? ''))
    .$if(after !== undefined, (query) => query.where('supplier.id', '<', after ?? ''))
    .orderBy('supplier.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

function toRow(row: SupplierRow): RegisterRow {
  const { acceptedAt: _, ...shown } = toSupplier(row);
  return { ...shown, id: row.id, state: stateOf(row), at: row.accepted_at, validUntil: row.valid_until };
}

/** Desk/ListSuppliers: the state of a row is as of today, so that a list may show an expired one for a minute. */
const listRegister: ApiHandler = async (c) => {
  const { state = 'applied', ...filter } = readQuery(c, registerQuery);
  const db = await openDatabase();
  if (state !== 'applied')
    return c.json({ data: cutPage((await listState(c, db, state, filter)).map(toRow), PAGE_SIZE) });
  const rows = await listWaiting(c, db, filter);
  const { after } = filter;
  return c.json({ data: cutPage(after ? rows.filter(({ id }) => id < after) : rows, PAGE_SIZE) });
};

/** @throws RequestError 404 */
async function requireApplication(c: ApiContext, db: Database, id: string): Promise<ServiceRequest> {
  const row = await (await selectApplications(c, db)).where('service_request.id', '=', id).executeTakeFirst();
  if (!row) throw new RequestError(404, 'notFound');
  return row;
}

/** @throws RequestError 404 */
async function requireSupplier(db: Database, id: string): Promise<SupplierRow> {
  const row = await db.selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new RequestError(404, 'notFound');
  return row;
}

async function toApplication(db: Database, request: ServiceRequest): Promise<OpenedSupplier['application']> {
  const { files } = await listHistory(db, request.id);
  return {
    id: request.id,
    version: request.version,
    referenceNumber: request.reference_number,
    createdAt: request.created_at,
    form: request.form,
    locale: request.locale,
    data: readData(request),
    files,
    beingChecked: (await findBeingChecked(db, [request.id])).size > 0,
  };
}

const toEntry = (row: SupplierRow): OpenedSupplier['supplier'] => ({
  id: row.id,
  version: row.version,
  code: row.code,
  state: stateOf(row),
  acceptedAt: row.accepted_at,
  validUntil: row.valid_until,
  reason: row.reason,
  hasOwner: row.owner !== null,
});

/** The renewal of a supplier that waits for its decision. */
async function findRenewal(db: Database, { owner, commercial_registration: number }: SupplierRow) {
  const sent = owner === null ? [] : await listSent(db, number, owner);
  const request = sent.find(isWaiting);
  return request ? { id: request.id, referenceNumber: request.reference_number } : null;
}

/**
 * Desk/GetSupplier: a supplier with its last accepted application, or an application with the supplier of its number.
 */
const openSupplier: ApiHandler = async (c) => {
  const { id } = readQuery(c, requestIdQuery);
  const db = await openDatabase();
  const own = await db.selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirst();
  const request = await requireApplication(c, db, own?.request_id ?? id);
  const number = toApplicant(request).commercialRegistration;
  const supplier = own ?? (await findRegistered(db, number));
  const verdict = judgeApplication(request, supplier);
  const actor = c.get('caller').subject;
  const seen = { entity: 'service_request', entityId: request.id, kind: 'viewed' } as const;
  await recordEvent(db, { ...seen, actor, at: now() });
  const data: OpenedSupplier = {
    application: await toApplication(db, request),
    waits: !own && isWaiting(request) ? verdict : null,
    supplier: supplier && toEntry(supplier),
    renewal: own ? await findRenewal(db, own) : null,
    proposedUntil: proposeValidity(
      verdict === 'renewal' ? (supplier?.valid_until ?? null) : null,
      readToday(),
    ),
  };
  return c.json({ data });
};

const getSupplierFile: ApiHandler = async (c) => {
  const { id } = readQuery(c, requestIdQuery);
  const db = await openDatabase();
  const file = await db
    .selectFrom('service_request_file')
    .select(['field as slot', 'position', 'size', 'storage_key', 'scan_state', 'request_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new RequestError(404, 'notFound');
  const { reference_number } = await requireApplication(c, db, file.request_id);
  const actor = c.get('caller').subject;
  const event = { entity: 'service_request', entityId: file.request_id, kind: 'viewed' } as const;
  await recordEvent(db, { ...event, actor, at: now(), data: { file: id } });
  return serveFile({ ...file, reference_number });
};

const accept: ApiHandler = async (c) => {
  const { id, version, validUntil } = await readJson(c.req.raw, acceptBody);
  const db = await openDatabase();
  const { id: requestId } = await requireApplication(c, db, id);
  const actor = c.get('caller').subject;
  return c.json({
    data: {
      id: await acceptSupplier(db, { requestId, version, validUntil, actor }),
      state: 'accepted' as const,
    },
  });
};

const change: ApiHandler = async (c) => {
  const { reason, ...body } = await readJson(c.req.raw, changeSupplierBody);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const { request_id } = await requireSupplier(db, body.id);
  await requireApplication(c, db, request_id);
  const { id, state } = await changeSupplier(db, { ...body, reason, actor });
  return c.json({ data: { id, state } });
};

export const SUPPLIER_DESK_HANDLERS: Record<keyof typeof SUPPLIER_DESK_ENDPOINTS, ApiHandler> = {
  listRegister,
  openSupplier,
  getSupplierFile,
  acceptSupplier: accept,
  changeSupplier: change,
};
