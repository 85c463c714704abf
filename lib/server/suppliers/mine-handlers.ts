import 'server-only';
import { openDatabase } from '@/lib/server/db/open';
import { findRequestById } from '@/lib/server/forms/find-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import type { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';
import { type MySupplier, renewalQuery } from '@/lib/suppliers/schemas';
import { renewableFrom } from '@/lib/suppliers/validity';
import { isWaiting, listSent, readData, readToday, stateOf } from './read-suppliers';

const listMySuppliers: ApiHandler = async (c) => {
  const db = await openDatabase();
  const { subject } = c.get('caller');
  const rows = await db
    .selectFrom('supplier')
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .selectAll('supplier')
    .select('reference_number')
    .where('owner', '=', subject)
    .orderBy('supplier.id', 'desc')
    .execute();
  const toMine = async (row: (typeof rows)[number]): Promise<MySupplier> => ({
    code: row.code,
    referenceNumber: row.reference_number,
    establishmentName: row.establishment_name,
    commercialRegistration: row.commercial_registration,
    activity: row.activity,
    state: stateOf(row),
    acceptedAt: row.accepted_at,
    validUntil: row.valid_until,
    reason: row.reason,
    renewableFrom: renewableFrom(row.valid_until),
    isRenewing: (await listSent(db, row.commercial_registration, subject)).some(isWaiting),
  });
  return c.json({ data: await Promise.all(rows.map(toMine)) });
};

/**
 * Supplier/GetRenewal: of several suppliers that may be renewed, the one that is asked for, else the one that ends
 * first.
 */
const getRenewal: ApiHandler = async (c) => {
  const { registration } = readQuery(c, renewalQuery);
  const db = await openDatabase();
  const rows = await db
    .selectFrom('supplier')
    .selectAll()
    .where('owner', '=', c.get('caller').subject)
    .where('state', 'in', ['accepted', 'expired'])
    .orderBy('valid_until')
    .execute();
  const supplier = rows.find(
    ({ valid_until, commercial_registration }) =>
      readToday() >= renewableFrom(valid_until) &&
      (registration === undefined || registration === commercial_registration),
  );
  const request = supplier && (await findRequestById(db, supplier.request_id));
  return c.json({ data: request ? readData(request) : null });
};

export const MINE_HANDLERS = { listMySuppliers, getRenewal } satisfies Partial<
  Record<keyof typeof SUPPLIER_ENDPOINTS, ApiHandler>
>;
