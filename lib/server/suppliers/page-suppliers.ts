import 'server-only';
import type { Kysely } from 'kysely';
import type { SupplierPage } from '@/lib/api/contract/schemas/suppliers';
import type { Tables } from '@/lib/server/db/tables';
import { findAccepted, findRegistrations, listAccepted } from './read-suppliers';

const PAGE_SIZE = 20;

/**
 * Where a registration stands, or stood, among all: the id of its request, which grows with time. What is no longer
 * accepted keeps its place, so that a link that names it still leads on.
 */
async function findPlace(db: Kysely<Tables>, number: string | undefined): Promise<string | null> {
  if (!number) return null;
  const registrations = await findRegistrations(db, number);
  return (findAccepted(registrations) ?? registrations[0])?.id ?? null;
}

/**
 * A page of the accepted suppliers, the newest first.
 * @param query the ten digits of a registration: the page follows it (`before`) or leads up to it (`after`); one that
 *   nobody registered, or that ends the list, begins at the top
 */
export async function pageSuppliers(
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
