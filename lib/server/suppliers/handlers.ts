import 'server-only';
import type { Kysely } from 'kysely';
import type { Caller } from '@/lib/auth/tokens/caller';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import type { Tables } from '@/lib/server/db/tables';
import { findRequestById } from '@/lib/server/forms/find-request';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { readCode } from '@/lib/suppliers/certificate-code';
import { SUPPLIER_CHANGE_SCHEMAS } from '@/lib/suppliers/change-schemas';
import type { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';
import {
  type CheckedCertificate,
  type OwnSupplier,
  type RegistrationStatus,
  SUPPLIER_SCHEMAS,
  type SupplierPage,
} from '@/lib/suppliers/schemas';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { checkRenewal } from './check-renewal';
import { CLAIM_HANDLERS } from './claim-handlers';
import { MINE_HANDLERS } from './mine-handlers';
import {
  filterSuppliers,
  findCompanyByName,
  findRegistered,
  isWaiting,
  listSent,
  readData,
  type SupplierData,
  type SupplierFilter,
  selectValid,
  stateOf,
  toApplicant,
  toSupplier,
} from './read-suppliers';
import { updateSupplier } from './update-supplier';

const PAGE_SIZE = 20;

type ListQuery = SupplierFilter & { before?: string | undefined; after?: string | undefined };

/** The row of a registration; one that is no longer valid keeps its position in the list. */
async function findPlace(db: Kysely<Tables>, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('supplier')
    .select('id')
    .where('commercial_registration', '=', number)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @param query filters, and a registration: the page begins after it (`before`) or ends before it (`after`) */
async function pageSuppliers(
  db: Kysely<Tables>,
  { before, after, ...filter }: ListQuery,
): Promise<SupplierPage> {
  const number = before ?? after;
  const place = number === undefined ? null : await findPlace(db, number);
  const matching = filterSuppliers(selectValid(db), filter);
  const list = (isBackwards: boolean, from: string | null) =>
    matching
      .selectAll()
      .$if(from !== null, (query) => query.where('supplier.id', isBackwards ? '>' : '<', from ?? ''))
      .orderBy('supplier.id', isBackwards ? 'asc' : 'desc')
      .limit(PAGE_SIZE + 1)
      .execute();
  const isBackwards = before === undefined && place !== null;
  const found = await list(isBackwards, place);
  // Nothing on that side any more: the list from its start.
  if (found.length === 0 && place !== null) return pageSuppliers(db, filter);
  const hasMore = found.length > PAGE_SIZE;
  const page = found.slice(0, PAGE_SIZE);
  if (isBackwards) page.reverse();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const [hasNewer, hasOlder] = isBackwards ? [hasMore, true] : [place !== null, hasMore];
  return {
    rows: page.map(toSupplier),
    total: Number(total),
    newer: hasNewer ? (page[0]?.commercial_registration ?? null) : null,
    older: hasOlder ? (page.at(-1)?.commercial_registration ?? null) : null,
  };
}

function toOwn(request: ServiceRequest): OwnSupplier {
  const { nationalAddress = '', contactPerson = '', email = '', mobile = '' } = readData(request);
  const status = request.status as OwnSupplier['status'];
  return { referenceNumber: request.reference_number, status, nationalAddress, contactPerson, email, mobile };
}

/** What the caller may change: the application of their supplier, else their newest application with the number. */
async function findOwn(
  db: Kysely<Tables>,
  registered: SupplierRow | null,
  number: string,
  { kind, subject }: Caller,
): Promise<ServiceRequest | null> {
  if (kind !== 'person') return null;
  if (registered?.owner === subject) return findRequestById(db, registered.request_id);
  const sent = await listSent(db, number, subject);
  return sent.find(({ id }) => id !== registered?.request_id) ?? null;
}

const findCompany: ApiHandler = async (c) => {
  const { name } = readQuery(c, SUPPLIER_SCHEMAS.findCompany.query);
  const found = await findCompanyByName(await openDatabase(), name);
  const { name: known = null, commercialRegistration = null } = found ?? {};
  return c.json({ data: { exists: found !== null, name: known, commercialRegistration } });
};

/** Supplier/Details: valid ones for anyone; their own in every state for owner and sender. */
const getSupplier: ApiHandler = async (c) => {
  const { number } = readQuery(c, SUPPLIER_SCHEMAS.getSupplier.query);
  const db = await openDatabase();
  const registered = await findRegistered(db, number);
  const own = await findOwn(db, registered, number, c.get('caller'));
  const isValid = registered !== null && stateOf(registered) === 'accepted';
  if (!isValid && !own) throw new RequestError(404, 'notFound');
  const shown = isValid ? toSupplier(registered) : own && toApplicant(own);
  return c.json({ data: { ...shown, own: own && toOwn(own) } });
};

const listSuppliers: ApiHandler = async (c) => {
  const query = readQuery(c, SUPPLIER_SCHEMAS.listSuppliers.query);
  return c.json({ data: await pageSuppliers(await openDatabase(), query) });
};

/** Only the sender of an application learns that it is under review. */
async function judgeStatus(
  db: Kysely<Tables>,
  number: string,
  { kind, subject }: Caller,
): Promise<RegistrationStatus> {
  const registered = await findRegistered(db, number);
  if (registered && stateOf(registered) === 'accepted') return 'registered';
  const sent = kind === 'person' ? await listSent(db, number, subject) : [];
  return sent.some(isWaiting) ? 'underReview' : 'notRegistered';
}

/** Supplier/CheckCRStatus: the status of a commercial registration; an unknown one is not registered. */
const checkRegistrationStatus: ApiHandler = async (c) => {
  const { number } = readQuery(c, SUPPLIER_SCHEMAS.checkRegistrationStatus.query);
  const status = await judgeStatus(await openDatabase(), number, c.get('caller'));
  return c.json({ data: { commercialRegistration: number, status } });
};

const UNKNOWN: CheckedCertificate = {
  isGenuine: false,
  establishmentName: null,
  commercialRegistration: null,
  state: null,
  validUntil: null,
};

/** Supplier/CheckCertificate. A malformed code gets the same answer as an unknown one. */
const checkSupplierCertificate: ApiHandler = async (c) => {
  const code = readCode(readQuery(c, SUPPLIER_SCHEMAS.checkSupplierCertificate.query).code);
  const row =
    code === null
      ? undefined
      : await (await openDatabase())
          .selectFrom('supplier')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirst();
  if (!row) return c.json({ data: UNKNOWN });
  const { establishmentName, commercialRegistration } = toSupplier(row);
  const found = {
    establishmentName,
    commercialRegistration,
    state: stateOf(row),
    validUntil: row.valid_until,
  };
  return c.json({ data: { isGenuine: true, ...found } });
};

/** Supplier/Update: the owner of a supplier, or the sender of an application. */
const changeSupplier: ApiHandler = async (c) => {
  const body = (await readJson(c.req.raw, SUPPLIER_CHANGE_SCHEMAS.updateSupplier.body)) as SupplierData;
  const { referenceNumber = '', ...changes } = body;
  const { subject } = c.get('caller');
  const request = await updateSupplier(await openDatabase(), { referenceNumber, subject, changes });
  return c.json({ data: toOwn(request) });
};

type Calls = keyof typeof SUPPLIER_ENDPOINTS | 'updateSupplier' | 'createSupplier';

/** The registration form is here too, because its handler checks renewals. */
export const SUPPLIER_HANDLERS: Record<Calls, ApiHandler> = {
  createSupplier: receiveService(supplierForm, checkRenewal),
  findCompany,
  getSupplier,
  listSuppliers,
  checkRegistrationStatus,
  checkSupplierCertificate,
  updateSupplier: changeSupplier,
  ...MINE_HANDLERS,
  ...CLAIM_HANDLERS,
};
