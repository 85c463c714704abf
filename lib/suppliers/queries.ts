import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import { readPeer } from '@/lib/auth/sessions/session';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/monitoring/current-request';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import type { FoundCompany, OwnSupplier, Standing, Supplier, SupplierPage } from '@/lib/suppliers/schemas';
import { SUPPLIER_ENDPOINTS } from './endpoints';
import { SUPPLIER_SCHEMAS } from './schemas';

const REGISTRATION = /^\d{10}$/;

/** The result of a look-up, or why there is none: invalid input, or the API is down. */
export type Found<Data> = { data: Data } | { failure: 'invalid' | 'unavailable' };

/** State of a commercial registration, with the data of its establishment that the reader may see. */
export interface FoundSupplier {
  status: Standing;
  supplier: Supplier | null;
  /** The part that its signed-in sender may change. */
  own: OwnSupplier | null;
}

const read = createReader(SUPPLIER_ENDPOINTS, SUPPLIER_SCHEMAS);

/** The result of a look-up, or the reason for its failure. @throws errors other than failures of the API */
async function look<Data>(found: Promise<Data>): Promise<Found<Data>> {
  try {
    return { data: await found };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.status === 422 ? 'invalid' : 'unavailable' };
  }
}

/** The address of a visitor who is not signed in; a person's address is in their session. */
const readStranger = async (person: Person | null) => (person ? {} : { peer: await readPeer() });

export async function findCompany(locale: Locale, name: string): Promise<Found<FoundCompany>> {
  return look(read('findCompany', { locale, query: { name }, peer: await readPeer() }));
}

async function readSupplier(locale: Locale, number: string, person: Person | null): Promise<FoundSupplier> {
  const options = { locale, query: { number }, person, ...(await readStranger(person)) };
  const { status } = await read('checkRegistrationStatus', options);
  const details = read('getSupplier', options);
  const supplier = await orElse(details, null, (failure) => failure.status === 404);
  return { status, supplier, own: supplier?.own ?? null };
}

export const findSupplier = (
  locale: Locale,
  number: string,
  person: Person | null,
): Promise<Found<FoundSupplier>> => look(readSupplier(locale, number, person));

/** By the registration in the address (`before`, `after`), else the newest. Null while the API is down. */
export async function listSuppliers(locale: Locale, query: Query): Promise<SupplierPage | null> {
  const asked = ['before', 'after']
    .map((name) => [name, toLatinDigits(readQueryValue(query, name))])
    .filter(([, number = '']) => REGISTRATION.test(number))
    .slice(0, 1);
  recordTags('requests:supplier');
  return orElse(read('listSuppliers', { locale, query: Object.fromEntries(asked) }), null);
}
