import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routes/table';
import { buildMetadata, listAlternates } from './metadata';
import { shorten } from './shorten';
import { getAddress } from './site-address';

/** What a page of its own says about itself: one of many that share a row of the route table. */
export interface OwnPage {
  title: string;
  description: string;
  /** Path below the locale, with its query where that names the page. */
  path: string;
  /** ISO-8601; for articles. */
  publishedAt?: string;
}

/** The metadata of a page that shows one of many things: its own title, description and address, the rest of its row. */
export async function buildOwnMetadata(locale: Locale, key: RouteKey, own: OwnPage): Promise<Metadata> {
  const row = await buildMetadata(locale, key);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const { title, path, publishedAt } = own;
  const texts = { title, description: shorten(own.description) };
  const article = publishedAt ? { type: 'article' as const, publishedTime: publishedAt } : {};
  return {
    ...row,
    title: { absolute: `${title} | ${t('siteName')}` },
    description: texts.description,
    alternates: listAlternates(locale, path),
    openGraph: { ...row.openGraph, ...texts, ...article, url: getAddress(locale, path) },
    twitter: { ...row.twitter, ...texts },
  };
}
