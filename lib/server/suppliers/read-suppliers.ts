import 'server-only';
import type { Kysely } from 'kysely';
import type { RequestState } from '@/lib/forms/definition/transitions';
import { foldText } from '@/lib/search/fold-text';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { RegistrationStatus, Supplier } from '@/lib/suppliers/schemas';

/** The staff answers an accepted registration and closes a rejected one. */
const ACCEPTED: RequestState = 'answered';
const OPEN: readonly RequestState[] = ['received', 'underReview', 'moreInformationRequested'];

export type SupplierData = Record<string, string>;

export function readData({ data }: Pick<ServiceRequest, 'data'>): SupplierData {
  return JSON.parse(data) as SupplierData;
}

export function toSupplier(request: ServiceRequest): Supplier {
  const { establishmentName = '', commercialRegistration = '', activity = '' } = readData(request);
  const acceptedAt = request.status === ACCEPTED ? request.updated_at : null;
  return { establishmentName, commercialRegistration, activity, acceptedAt };
}

const select = (db: Kysely<Tables>, form: string) =>
  db.selectFrom('service_request').selectAll().where('form', '=', form).orderBy('id', 'desc');

export async function findRegistrations(db: Kysely<Tables>, number: string): Promise<ServiceRequest[]> {
  // The answers are stored as JSON text without spaces, in which quotation marks inside texts are escaped.
  const pattern = `%"commercialRegistration":"${number}"%`;
  return select(db, 'supplier').where('data', 'like', pattern).execute();
}

/** The effective registration: the newest accepted one, else null. */
export function findAccepted(registrations: readonly ServiceRequest[]): ServiceRequest | null {
  return registrations.find(({ status }) => status === ACCEPTED) ?? null;
}

/** @param person the signed-in caller: only the sender of a registration learns that it is under review */
export function judgeStatus(
  registrations: readonly ServiceRequest[],
  person: string | null,
): RegistrationStatus {
  if (findAccepted(registrations)) return 'registered';
  const isOpen = registrations.some(({ status, sender }) => sender === person && OPEN.includes(status));
  return person !== null && isOpen ? 'underReview' : 'notRegistered';
}

interface Accepted {
  id: string;
  supplier: Supplier;
}

/** The accepted suppliers, newest first, each establishment once. There are some thousands at most. */
export async function listAccepted(db: Kysely<Tables>): Promise<Accepted[]> {
  const rows = await select(db, 'supplier').where('status', '=', ACCEPTED).execute();
  const byNumber = new Map<string, Accepted>();
  for (const row of rows) {
    const supplier = toSupplier(row);
    if (!byNumber.has(supplier.commercialRegistration))
      byNumber.set(supplier.commercialRegistration, { id: row.id, supplier });
  }
  return [...byNumber.values()];
}

interface Company {
  name: string;
  commercialRegistration: string;
}

export async function findCompanyByName(db: Kysely<Tables>, name: string): Promise<Company | null> {
  const suppliers = (await listAccepted(db)).map(({ supplier }) => ({
    ...supplier,
    name: supplier.establishmentName,
  }));
  const added = await select(db, 'company').where('status', '=', ACCEPTED).execute();
  const companies = added.map(readData).map(({ companyName = '', companyRegistration = '' }) => ({
    name: companyName,
    commercialRegistration: companyRegistration,
  }));
  const wanted = foldName(name);
  return [...suppliers, ...companies].find((company) => foldName(company.name) === wanted) ?? null;
}

/** Ignores differences in punctuation, accents, case and spacing. */
const foldName = (name: string) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
