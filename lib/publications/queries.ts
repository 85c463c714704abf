import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { PUBLICATION_CALLS } from '@/lib/api/contract/publication-endpoints';
import type { PublicationKind } from '@/lib/api/contract/publication-kinds';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from './list-query';

/** A page of a list; `newer` and `older` are the ids that the pages above and below are asked for with. */
export interface PublicationPage<Kind extends PublicationKind> {
  data: Publication<Kind>[];
  newer: string | null;
  older: string | null;
  years: number[];
}

/**
 * A page of publications, the newest first; with `text` only those that hold all its words.
 * @throws ApiFailure when the API cannot tell
 */
export async function listPublications<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  query: ListQuery = {},
): Promise<PublicationPage<Kind>> {
  const { list, search } = PUBLICATION_CALLS[kind];
  const page = await callFromServer(query.text ? search : list, { locale, query });
  return page as PublicationPage<Kind>;
}

/** The newest publications of a kind; none when the API cannot tell: what stands beside them stays whole. */
export async function listNewest<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  count: number,
  query: ListQuery = {},
): Promise<Publication<Kind>[]> {
  try {
    return (await listPublications(kind, locale, { ...query, take: String(count) })).data;
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}

const RELATED = 4;

/** Publications that share a value with one, itself left out; none when they cannot be read. */
export async function listRelated<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  shared: ListQuery,
  id: string,
): Promise<Publication<Kind>[]> {
  const found = await listNewest(kind, locale, RELATED + 1, shared);
  return found.filter((item) => item.id !== id).slice(0, RELATED);
}

/** The latest news for a page that shows a few of them, at most 50; none when they cannot be read. */
export async function listLatestNews(locale: Locale, count: number): Promise<Publication<'news'>[]> {
  return listNewest('news', locale, count);
}

/** A few electronic services, at most 50; none when they cannot be read. */
export async function listServices(locale: Locale, count: number): Promise<Publication<'service'>[]> {
  return listNewest('service', locale, count);
}

/**
 * One publication of a kind.
 * @returns null when there is none of that id
 * @throws ApiFailure when the API cannot tell
 */
export async function findPublication<Kind extends PublicationKind>(
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<Publication<Kind> | null> {
  try {
    const { data } = await callFromServer(PUBLICATION_CALLS[kind].get, { locale, query: { id } });
    return data as Publication<Kind>;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'notFound') return null;
    throw error;
  }
}
