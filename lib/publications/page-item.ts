import 'server-only';
import { cache } from 'react';
import { orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import type { Publication } from '@/lib/publications/schemas';
import { redirectPageToNotFound } from '@/lib/routing/not-found-redirect';
import { findPublication } from './queries';

/** Metadata and page read the same item with one call. */
const find = cache(findPublication);

/** An item; `null` if the API fails, `undefined` for an unknown id. */
const look = async <Kind extends PublicationKind>(kind: Kind, id: string, locale: Locale) =>
  orElse(
    find(kind, id, locale).then((item) => (item as Publication<Kind> | null) ?? undefined),
    null,
  );

/** An unknown id redirects to the not-found page (ROUTE-06). @returns null when the API fails */
export async function getItem<Kind extends PublicationKind>(
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<Publication<Kind> | null> {
  const item = await look(kind, id, locale);
  return item === undefined ? redirectPageToNotFound(locale) : item;
}

/** The news item of an id, of either kind; an unknown id redirects to the not-found page. */
export async function getNewsItem(
  id: string,
  locale: Locale,
): Promise<{ kind: 'news' | 'governmentNews'; item: Publication<'news'> | null }> {
  const item = await look('news', id, locale);
  if (item !== undefined) return { kind: 'news', item };
  return { kind: 'governmentNews', item: await getItem('governmentNews', id, locale) };
}
