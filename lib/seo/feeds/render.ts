import 'server-only';
import { Feed } from 'feed';
import { ApiFailure } from '@/lib/api/api-failure';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { getFeedAddress } from './feed-address';
import type { FeedItem, FeedSource } from './registry';
import { FEEDS } from './registry';

/** Characters that XML 1.0 cannot represent (outside its production Char): control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const clean = (text: string) => text.replace(FORBIDDEN, '');

const HEADERS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
};

async function build(source: FeedSource, name: string, locale: Locale, items: FeedItem[]): Promise<string> {
  const t = await loadTranslator(locale, 'meta');
  const origin = getSiteOrigin();
  const link = origin + getAddress(locale, getRoute(source.route).path);
  const feed = new Feed({
    title: `${t(`${source.route}.title`)} | ${t('siteName')}`,
    description: t(`${source.route}.description`),
    id: link,
    link,
    language: locale,
    updated: items[0]?.publishedAt ?? now(),
    generator: false,
    feedLinks: { rss: origin + getFeedAddress(locale, name) },
  });
  for (const { id, title, summary, path, publishedAt } of items) {
    const address = origin + getAddress(locale, path);
    feed.addItem({
      guid: `${link}#${id}`,
      title: clean(title),
      description: clean(summary),
      link: address,
      date: publishedAt,
    });
  }
  return feed.rss2();
}

/** @returns null if there is no such feed; 503 while its entries cannot be read */
export async function serveFeed(locale: Locale, name: string): Promise<Response | null> {
  try {
    const feed = await findFeed(locale, name);
    return feed === null ? null : new Response(feed, { headers: HEADERS });
  } catch (error) {
    if (error instanceof ApiFailure)
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    throw error;
  }
}

/** RSS 2.0. @returns null if there is no such feed @throws ApiFailure when its entries cannot be read */
export async function findFeed(locale: Locale, name: string): Promise<string | null> {
  const source = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
  return source ? build(source, name, locale, await source.listItems(locale)) : null;
}
