import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';

/** One entry of a feed, in the language of the feed. */
export interface FeedItem {
  /** Stable; with the feed's own address it makes the entry's guid. */
  id: string;
  title: string;
  summary: string;
  /** Path below the locale, query and anchor included. */
  path: string;
  publishedAt: Date;
}

export interface FeedSource {
  /** The page that the feed belongs to: it gives title, description and link. */
  route: RouteKey;
  /** The newest entries, newest first; throws ApiFailure when they cannot be read. */
  listItems(locale: Locale): Promise<FeedItem[]>;
}
