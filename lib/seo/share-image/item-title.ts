import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import type { PublicationKind } from '@/lib/api/contract/publication-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { findPublication } from '@/lib/publications/queries';
import type { RouteKey } from '@/lib/routing/table';

/** What the pages that show one item show. */
const KINDS: Partial<Record<RouteKey, readonly PublicationKind[]>> = {
  newsDetails: ['news', 'governmentNews'],
  documentDetails: ['document'],
  serviceDetails: ['service'],
  offerDetails: ['offer'],
  guides: ['guide'],
};

/**
 * The title of the item that a page shows.
 * @returns null where there is no such item, or the API cannot tell
 */
export async function findItemTitle(locale: Locale, key: RouteKey, id: string): Promise<string | null> {
  try {
    for (const kind of KINDS[key] ?? []) {
      const item = await findPublication(kind, id, locale);
      if (item) return item.title;
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
  return null;
}
