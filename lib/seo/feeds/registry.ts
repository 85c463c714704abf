import 'server-only';
import { listStoppageItems } from '@/lib/content/stoppages/stoppages-feed';
import type { Locale } from '@/lib/i18n/locales';
import { listItemsOf } from '@/lib/publications/publications-feed';
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

/** Every feed by the name in its address: `/feeds/<locale>/<name>`. */
export const FEEDS: Readonly<Record<string, FeedSource>> = {
  news: { route: 'news', listItems: listItemsOf('news') },
  governmentNews: { route: 'governmentNews', listItems: listItemsOf('governmentNews') },
  activities: { route: 'ministerActivities', listItems: listItemsOf('activity') },
  documents: { route: 'documents', listItems: listItemsOf('document') },
  stoppages: { route: 'stoppage', listItems: listStoppageItems },
};
