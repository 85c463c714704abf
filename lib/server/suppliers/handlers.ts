import 'server-only';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { SUPPLIER_CHANGE_SCHEMAS } from '@/lib/suppliers/change-schemas';
import type { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';
import { type OwnSupplier, SUPPLIER_SCHEMAS, type SupplierPage } from '@/lib/suppliers/schemas';
import {
  findAccepted,
  findCompanyByName,
  findRegistrations,
  judgeStanding,
  listAccepted,
  readData,
  type SupplierData,
  toSupplier,
} from './read-suppliers';
import { updateSupplier } from './update-supplier';

const PAGE_SIZE = 20;

/** The id of its request, which increases with time. A registration that is no longer accepted keeps its position. */
async function findPlace(db: Kysely<Tables>, number: string | undefined): Promise<string | null> {
  if (!number) return null;
  const registrations = await findRegistrations(db, number);
  return (findAccepted(registrations) ?? registrations[0])?.id ?? null;
}

/** @param query the ten digits of a registration: the page begins after it (`before`) or ends before it (`after`) */
async function pageSuppliers(
  db: Kysely<Tables>,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): Promise<SupplierPage> {
  const all = await listAccepted(db);
  const place = await findPlace(db, before ?? after);
  const found = place === null ? 0 : all.findIndex(({ id }) => (before ? id < place : id <= place));
  const at = found === -1 && after ? all.length : Math.max(0, found);
  const start = after ? Math.max(0, at - PAGE_SIZE) : at;
  const page = all.slice(start, start + PAGE_SIZE);
  const end = start + page.length;
  return {
    rows: page.map(({ supplier }) => supplier),
    total: all.length,
    newer: start > 0 ? (page[0]?.supplier.commercialRegistration ?? null) : null,
    older: end < all.length ? (page.at(-1)?.supplier.commercialRegistration ?? null) : null,
  };
}

function toOwn(request: ServiceRequest): OwnSupplier {
  const { nationalAddress = '', contactPerson = '', email = '', mobile = '' } = readData(request);
  const status = request.status as OwnSupplier['status'];
  return { referenceNumber: request.reference_number, status, nationalAddress, contactPerson, email, mobile };
}

const findCompany: ApiHandler = async (c) => {
  const { name } = readQuery(c, SUPPLIER_SCHEMAS.findCompany.query);
  const found = await findCompanyByName(await openDatabase(), name);
  const { name: known = null, commercialRegistration = null } = found ?? {};
  return c.json({ data: { exists: found !== null, name: known, commercialRegistration } });
};

/** Supplier/Details: accepted ones for anyone; its sender sees a registration in every state. */
const getSupplier: ApiHandler = async (c) => {
  const { number } = readQuery(c, SUPPLIER_SCHEMAS.getSupplier.query);
  const { kind, subject } = c.get('caller');
  const registrations = await findRegistrations(await openDatabase(), number);
  const own = registrations.find(({ sender }) => kind === 'person' && sender === subject) ?? null;
  const shown = findAccepted(registrations) ?? own;
  if (!shown) throw new RequestError(404, 'notFound');
  return c.json({ data: { ...toSupplier(shown), own: own && toOwn(own) } });
};

const listSuppliers: ApiHandler = async (c) => {
  const query = readQuery(c, SUPPLIER_SCHEMAS.listSuppliers.query);
  return c.json({ data: await pageSuppliers(await openDatabase(), query) });
};

/** Supplier/CheckCRStatus: the status of a commercial registration; an unknown one is not registered. */
const checkRegistrationStatus: ApiHandler = async (c) => {
  const { number } = readQuery(c, SUPPLIER_SCHEMAS.checkRegistrationStatus.query);
  const { kind, subject } = c.get('caller');
  const registrations = await findRegistrations(await openDatabase(), number);
  const status = judgeStanding(registrations, kind === 'person' ? subject : null);
  return c.json({ data: { commercialRegistration: number, status } });
};

/** Supplier/Update: only the signed-in sender of a registration may change it. */
const changeSupplier: ApiHandler = async (c) => {
  const body = (await readJson(c.req.raw, SUPPLIER_CHANGE_SCHEMAS.updateSupplier.body)) as SupplierData;
  const { referenceNumber = '', ...changes } = body;
  const { subject } = c.get('caller');
  const request = await updateSupplier(await openDatabase(), { referenceNumber, subject, changes });
  return c.json({ data: toOwn(request) });
};

export const SUPPLIER_HANDLERS: Record<keyof typeof SUPPLIER_ENDPOINTS | 'updateSupplier', ApiHandler> = {
  findCompany,
  getSupplier,
  listSuppliers,
  checkRegistrationStatus,
  updateSupplier: changeSupplier,
};
