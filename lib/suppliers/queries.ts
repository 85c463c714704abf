import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer, type Person } from '@/lib/api/server';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import type { FoundCompany, OwnSupplier, Standing, Supplier, SupplierPage } from '@/lib/suppliers/schemas';
import { SUPPLIER_ENDPOINTS } from './endpoints';
import { SUPPLIER_SCHEMAS } from './schemas';

/** The number of a commercial registration. */
const REGISTRATION = /^\d{10}$/;

/** What a look-up brought, or why it brought nothing: what was asked is not right, or the API is down. */
export type Found<Data> = { data: Data } | { failure: 'faulty' | 'unavailable' };

/** How a commercial registration stands, with what the reader may know of its establishment. */
export interface FoundSupplier {
  status: Standing;
  supplier: Supplier | null;
  /** What its signed-in sender may change. */
  own: OwnSupplier | null;
}

/** Runs a look-up. @throws what is no failure of the API */
async function look<Data>(find: () => Promise<Data>): Promise<Found<Data>> {
  try {
    return { data: await find() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.status === 422 ? 'faulty' : 'unavailable' };
  }
}

/** Whether a company has this name. */
export function findCompany(locale: Locale, name: string): Promise<Found<FoundCompany>> {
  return look(
    async () =>
      (
        await callFromServer(SUPPLIER_ENDPOINTS.findCompany, SUPPLIER_SCHEMAS.findCompany, {
          locale,
          query: { name },
        })
      ).data,
  );
}

async function findDetails(locale: Locale, number: string, person: Person | null) {
  try {
    const query = { number };
    return (
      await callFromServer(SUPPLIER_ENDPOINTS.getSupplier, SUPPLIER_SCHEMAS.getSupplier, {
        locale,
        query,
        person,
      })
    ).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** How a commercial registration stands. @param person who is signed in, if anybody */
export function findSupplier(
  locale: Locale,
  number: string,
  person: Person | null,
): Promise<Found<FoundSupplier>> {
  return look(async () => {
    const { status } = (
      await callFromServer(
        SUPPLIER_ENDPOINTS.checkRegistrationStatus,
        SUPPLIER_SCHEMAS.checkRegistrationStatus,
        { locale, query: { number } },
      )
    ).data;
    const details = await findDetails(locale, number, person);
    return { status, supplier: details, own: details?.own ?? null };
  });
}

/**
 * A page of the accepted suppliers, by the registration that the address names (`before`, `after`); the newest where
 * it names none, or nonsense. Null while the API is down.
 */
export async function listSuppliers(locale: Locale, query: Query): Promise<SupplierPage | null> {
  const asked = ['before', 'after']
    .map((name) => [name, toLatinDigits(readQueryValue(query, name))])
    .filter(([, number = '']) => REGISTRATION.test(number))
    .slice(0, 1);
  try {
    return (
      await callFromServer(SUPPLIER_ENDPOINTS.listSuppliers, SUPPLIER_SCHEMAS.listSuppliers, {
        locale,
        query: Object.fromEntries(asked),
      })
    ).data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
