import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { PublicationKind } from '@/lib/publications/kinds';
import { readId } from '@/lib/publications/list-query';
import { LISTS } from '@/lib/publications/lists';
import { getItem, getNewsItem } from '@/lib/publications/page-item';
import { getPublicationPath } from '@/lib/publications/paths';
import type { Query } from '@/lib/routing/query-value';
import type { RouteKey } from '@/lib/routing/table';
import { buildMetadata } from '@/lib/seo/metadata';

/** A service has the same name as the page on which it starts; a suffix distinguishes its separate page. */
async function nameItem(locale: Locale, kind: PublicationKind, title: string): Promise<string> {
  if (kind !== 'service') return title;
  const t = await loadTranslator(locale, 'meta');
  return `${title} · ${t('serviceDetails.title')}`;
}

export async function buildItemMetadata(
  locale: Locale,
  key: RouteKey,
  kind: PublicationKind,
  id: string,
): Promise<Metadata> {
  const item = await getItem(kind, id, locale);
  if (!item) return buildMetadata(locale, key);
  const { summary } = item;
  const title = await nameItem(locale, kind, item.title);
  const path = getPublicationPath(kind, id);
  return buildMetadata(locale, key, { title, description: summary, path, item: id });
}

/** The same for news of either kind, as an article with its date. */
export async function buildNewsMetadata(locale: Locale, id: string): Promise<Metadata> {
  const { kind, item } = await getNewsItem(id, locale);
  if (!item) return buildMetadata(locale, 'newsDetails');
  const { title, summary, publishedAt } = item;
  const given = { title, description: summary, path: getPublicationPath(kind, id), item: id };
  const metadata = await buildMetadata(locale, 'newsDetails', given);
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, type: 'article', publishedTime: publishedAt },
  };
}

/** The metadata of a list, or of the item that its address names (`?guide=`, `?activity=`). */
export async function buildListMetadata(
  locale: Locale,
  kind: 'guide' | 'activity',
  query: Query,
): Promise<Metadata> {
  const { route } = LISTS[kind];
  if (query[kind] === undefined) return buildMetadata(locale, route);
  return buildItemMetadata(locale, route, kind, readId(query, kind));
}
