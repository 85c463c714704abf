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

/** The number of a commercial registration. */
const REGISTRATION = /^\d{10}$/;

/** What a look-up brought, or why it brought nothing: what was asked is not right, or the API is down. */
export type Found<Data> = { data: Data } | { failure: 'invalid' | 'unavailable' };

/** How a commercial registration stands, with what the reader may know of its establishment. */
export interface FoundSupplier {
  status: Standing;
  supplier: Supplier | null;
  /** What its signed-in sender may change. */
  own: OwnSupplier | null;
}

const read = createReader(SUPPLIER_ENDPOINTS, SUPPLIER_SCHEMAS);

/** What a look-up finds, or why it finds nothing. @throws what is no failure of the API */
async function look<Data>(found: Promise<Data>): Promise<Found<Data>> {
  try {
    return { data: await found };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.status === 422 ? 'invalid' : 'unavailable' };
  }
}

/** The address of whoever looks something up and is not signed in; a person's goes with their session. */
const readStranger = async (person: Person | null) => (person ? {} : { peer: await readPeer() });

/** Whether a company has this name. */
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

/** How a commercial registration stands. @param person who is signed in, if anybody */
export const findSupplier = (
  locale: Locale,
  number: string,
  person: Person | null,
): Promise<Found<FoundSupplier>> => look(readSupplier(locale, number, person));

/**
 * A page of the accepted suppliers, by the registration that the address names (`before`, `after`); the newest where
 * it names none, or nonsense. Null while the API is down.
 */
export async function listSuppliers(locale: Locale, query: Query): Promise<SupplierPage | null> {
  const asked = ['before', 'after']
    .map((name) => [name, toLatinDigits(readQueryValue(query, name))])
    .filter(([, number = '']) => REGISTRATION.test(number))
    .slice(0, 1);
  recordTags('requests:supplier');
  return orElse(read('listSuppliers', { locale, query: Object.fromEntries(asked) }), null);
}
