import 'server-only';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { now } from '@/lib/env/clock';
import { toLatinDigits } from '@/lib/i18n/digits';
import { toDay } from '@/lib/i18n/format';
import { OPEN_STATES } from '@/lib/requests/work/plan-due';
import { foldName } from '@/lib/search/fold-name';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import type { Tables } from '@/lib/server/db/tables';
import { companyForm } from '@/lib/suppliers/company-form';
import type { Supplier } from '@/lib/suppliers/schemas';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import type { SupplierState } from '@/lib/suppliers/supplier-states';
import { stateOn } from '@/lib/suppliers/validity';

export type SupplierData = Record<string, string>;

export function readData({ data }: Pick<ServiceRequest, 'data'>): SupplierData {
  return JSON.parse(data) as SupplierData;
}

export const readToday = (): string => toDay(now());

export const stateOf = ({ state, valid_until }: Pick<SupplierRow, 'state' | 'valid_until'>): SupplierState =>
  stateOn(readToday(), state, valid_until);

/** True for the suppliers whose application no closed team keeps for itself. @param hidden teams of others */
export const isOpenTo = (hidden: readonly string[]) => (eb: ExpressionBuilder<Tables, 'supplier'>) =>
  hidden.length === 0
    ? eb.lit(true)
    : eb(
        'request_id',
        'not in',
        eb.selectFrom('request_work').select('request_work.request_id').where('team_id', 'in', hidden),
      );

/** The supplier with a number, unless it is withdrawn. There is at most one. */
export async function findRegistered(db: Kysely<Tables>, number: string): Promise<SupplierRow | null> {
  const row = await db
    .selectFrom('supplier')
    .selectAll()
    .where('commercial_registration', '=', number)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst();
  return row ?? null;
}

/** The public fields of a supplier. */
export const toSupplier = (row: SupplierRow): Supplier => ({
  establishmentName: row.establishment_name,
  commercialRegistration: row.commercial_registration,
  activity: row.activity,
  acceptedAt: row.accepted_at,
});

/** The public fields of an application that is not in the register. */
export function toApplicant(request: ServiceRequest): Supplier {
  const { establishmentName = '', commercialRegistration = '', activity = '' } = readData(request);
  return { establishmentName, commercialRegistration, activity, acceptedAt: null };
}

/** The applications that a person has sent with a number, newest first. */
export function listSent(db: Kysely<Tables>, number: string, sender: string): Promise<ServiceRequest[]> {
  return (
    db
      .selectFrom('service_request')
      .selectAll()
      .where('sender', '=', sender)
      .where('form', '=', supplierForm.id)
      // The answers are stored as JSON text without spaces, in which quotation marks inside texts are escaped.
      .where('data', 'like', `%"commercialRegistration":"${number}"%`)
      .orderBy('id', 'desc')
      .execute()
  );
}

export const isWaiting = ({ status }: Pick<ServiceRequest, 'status'>): boolean =>
  OPEN_STATES.includes(status);

type Rows = SelectQueryBuilder<Tables, 'supplier', object>;

export interface SupplierFilter {
  text?: string | undefined;
  activity?: string | undefined;
}

/** The suppliers that a text finds, by a part of their name or number, and an activity. */
export function filterSuppliers<Query extends Rows>(
  query: Query,
  { text = '', activity }: SupplierFilter,
): Query {
  const name = foldName(text);
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  let filtered: Rows = query;
  if (activity !== undefined) filtered = filtered.where('activity', '=', activity);
  if (/^\d+$/.test(digits)) filtered = filtered.where('commercial_registration', 'like', `${digits}%`);
  else if (name !== '') filtered = filtered.where(sql<boolean>`folded_name like ${`%${name}%`}`);
  return filtered as Query;
}

/** The suppliers that are valid today. */
export const selectValid = (db: Kysely<Tables>) =>
  db.selectFrom('supplier').where('state', '=', 'accepted').where('valid_until', '>=', readToday());

interface Company {
  name: string;
  commercialRegistration: string;
}

/** A valid supplier, or a company that the staff has added on request, by its whole name. */
export async function findCompanyByName(db: Kysely<Tables>, name: string): Promise<Company | null> {
  const wanted = foldName(name);
  const supplier = await selectValid(db).selectAll().where('folded_name', '=', wanted).executeTakeFirst();
  if (supplier)
    return { name: supplier.establishment_name, commercialRegistration: supplier.commercial_registration };
  const added = await db
    .selectFrom('service_request')
    .select('data')
    .where('form', '=', companyForm.id)
    .where('status', '=', 'answered')
    .orderBy('id', 'desc')
    .execute();
  const companies = added.map(readData).map(({ companyName = '', companyRegistration = '' }) => ({
    name: companyName,
    commercialRegistration: companyRegistration,
  }));
  return companies.find((company) => foldName(company.name) === wanted) ?? null;
}
