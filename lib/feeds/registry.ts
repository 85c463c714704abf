import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routes/table';
import { listStoppageItems } from '@/lib/stoppages/stoppages-feed';

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
  stoppages: { route: 'stoppage', listItems: listStoppageItems },
};
