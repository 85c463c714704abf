import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import { readPeer } from '@/lib/auth/sessions/session';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { ACTIVITIES } from '@/lib/suppliers/activities';
import type {
  CheckedCertificate,
  FoundCompany,
  MySupplier,
  OwnSupplier,
  RegistrationStatus,
  Supplier,
  SupplierPage,
} from '@/lib/suppliers/schemas';
import { SUPPLIER_ENDPOINTS } from './endpoints';
import { SEARCH_LENGTH, SUPPLIER_SCHEMAS, searchText } from './schemas';

const REGISTRATION = /^\d{10}$/;

/** The result of a look-up, or why there is none: invalid input, or the API is down. */
export type Found<Data> = { data: Data } | { failure: 'invalid' | 'unavailable' };

/** State of a commercial registration, with the data of its establishment that the reader may see. */
export interface FoundSupplier {
  status: RegistrationStatus;
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

/** The filters of the list that the address names; invalid values are dropped, so that every address shows a page. */
export function readSupplierFilter(query: Query): { text?: string; activity?: string } {
  const text = searchText.safeParse(readQueryValue(query, 'text').slice(0, SEARCH_LENGTH)).data ?? '';
  const activity = ACTIVITIES.find((known) => known === readQueryValue(query, 'activity'));
  return { ...(text === '' ? {} : { text }), ...(activity ? { activity } : {}) };
}

/**
 * The suppliers that the filters in the address find, from the registration that it names (`before`, `after`), else
 * from the newest. Null while the API is down.
 */
export async function listSuppliers(locale: Locale, query: Query): Promise<SupplierPage | null> {
  const asked = ['before', 'after']
    .map((name) => [name, toLatinDigits(readQueryValue(query, name))])
    .filter(([, number = '']) => REGISTRATION.test(number))
    .slice(0, 1);
  // A validity ends at midnight.
  recordTags('suppliers', 'day');
  const filter = readSupplierFilter(query);
  const page = read('listSuppliers', { locale, query: { ...filter, ...Object.fromEntries(asked) } });
  return orElse(page, null);
}

/** The suppliers that a person manages; null if they cannot be read now, also with an external root. */
export const listMySuppliers = (locale: Locale, person: Person): Promise<MySupplier[] | null> =>
  orElse(read('listMySuppliers', { locale, person }), null);

/**
 * A certificate by its code, as typed; the reason for a failure otherwise: `external` if an external root lacks the
 * call.
 * @param peer counts the attempts
 */
export function checkCertificate(
  locale: Locale,
  code: string,
  peer: string | undefined,
): Promise<CheckedCertificate | 'tooMany' | 'external' | 'unavailable'> {
  const options = { locale, query: { code }, ...(peer === undefined ? {} : { peer }) };
  return read('checkSupplierCertificate', options).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 404) return 'external';
    return error.status === 429 ? 'tooMany' : 'unavailable';
  });
}
