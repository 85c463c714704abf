import 'server-only';
import { orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import { readItemId } from '@/lib/routing/caching';
import type { RouteKey, Row } from '@/lib/routing/table';
import type { PublicationKind } from './kinds';
import { findPublication } from './queries';

const KINDS: Partial<Record<RouteKey, readonly PublicationKind[]>> = {
  newsDetails: ['news', 'governmentNews'],
  documentDetails: ['document'],
  serviceDetails: ['service'],
  offerDetails: ['offer'],
  ministerActivities: ['activity'],
  guides: ['guide'],
};

/** The middleware asks, so that no page is rendered for an invented id (ROUTE-06). @returns false if the API fails */
export async function namesUnknownItem(
  row: Row,
  path: string,
  query: URLSearchParams,
  locale: Locale,
): Promise<boolean> {
  const id = readItemId(row, path, query);
  if (id === null) return false;
  if (id === '') return true;
  for (const kind of KINDS[row.key] ?? [])
    if ((await orElse<unknown, true>(findPublication(kind, id, locale), true)) !== null) return false;
  return true;
}
