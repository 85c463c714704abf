import 'server-only';
import { cache } from 'react';
import { ApiFailure } from '@/lib/api/api-failure';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import type { Publication } from '@/lib/publications/schemas';
import { leavePage } from '@/lib/routing/leave';
import { findPublication } from './queries';

/** Metadata and page ask for the same item: the API is asked once. */
const find = cache(findPublication);

/**
 * The publication that a page shows; an id that does not exist leaves the app (ROUTE-06).
 * @returns null when the API cannot tell
 */
export async function getItem<Kind extends PublicationKind>(
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<Publication<Kind> | null> {
  try {
    return ((await find(kind, id, locale)) as Publication<Kind> | null) ?? leavePage();
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** The news of an id, of either kind; an id that does not exist leaves the app. */
export async function getNewsItem(
  id: string,
  locale: Locale,
): Promise<{ kind: 'news' | 'governmentNews'; item: Publication<'news'> | null }> {
  try {
    const news = await find('news', id, locale);
    if (news) return { kind: 'news', item: news as Publication<'news'> };
  } catch (error) {
    if (error instanceof ApiFailure) return { kind: 'news', item: null };
    throw error;
  }
  return { kind: 'governmentNews', item: await getItem('governmentNews', id, locale) };
}
