import 'server-only';
import { listItemsOf } from '@/lib/seo/feeds/publications-feed';
import { listStoppageItems } from '@/lib/seo/feeds/stoppages-feed';
import type { FeedSource } from './feed';

/** Every feed by the name in its address: `/feeds/<locale>/<name>`. */
export const FEEDS: Readonly<Record<string, FeedSource>> = {
  news: { route: 'news', listItems: listItemsOf('news') },
  governmentNews: { route: 'governmentNews', listItems: listItemsOf('governmentNews') },
  activities: { route: 'ministerActivities', listItems: listItemsOf('activity') },
  documents: { route: 'documents', listItems: listItemsOf('document') },
  stoppages: { route: 'stoppage', listItems: listStoppageItems },
};
