import 'server-only';
import { listStoppages } from '@/lib/content/stoppages/queries';
import { formatDateTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { pickText, type Stoppage } from '@/lib/operator/sections';
import type { PublicationKind } from '@/lib/publications/kinds';
import { getPublicationPath } from '@/lib/publications/paths';
import { listPublications } from '@/lib/publications/queries';
import type { RouteKey } from '@/lib/routing/table';

export interface FeedItem {
  /** Stable; together with the feed's address it is the entry's guid. */
  id: string;
  title: string;
  summary: string;
  /** Path below the locale, including query and anchor. */
  path: string;
  publishedAt: Date;
}

export interface FeedSource {
  /** The page of the feed, which provides title, description and link. */
  route: RouteKey;
  /** The newest entries, newest first; throws ApiFailure when they cannot be read. */
  listItems(locale: Locale): Promise<FeedItem[]>;
}

/** Enough entries for a reader who polls once a day. */
const ENTRIES = '20';

function listItemsOf(kind: PublicationKind): (locale: Locale) => Promise<FeedItem[]> {
  return async (locale) => {
    const { data } = await listPublications(kind, locale, { take: ENTRIES });
    return data.map(({ id, title, summary, publishedAt }) => ({
      id,
      title,
      summary,
      path: getPublicationPath(kind, id),
      publishedAt: new Date(publishedAt),
    }));
  };
}

async function listStoppageItems(locale: Locale): Promise<FeedItem[]> {
  const t = await loadTranslator(locale, 'stoppages');
  const { present, planned, past } = listStoppages();
  const spell = ({ startsAt, endsAt }: Stoppage) => {
    const start = formatDateTime(new Date(startsAt), locale);
    if (!endsAt) return t('openSpan', { start });
    return t('span', { start, end: formatDateTime(new Date(endsAt), locale) });
  };
  const items = [...present, ...planned, ...past].map((row) => {
    const { text } = pickText(row.texts, locale);
    return {
      id: row.id,
      path: `/stoppage#${row.id}`,
      title: text.title,
      summary: `${text.text} (${spell(row)})`,
      publishedAt: new Date(row.announcedAt),
    };
  });
  return items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** Every feed by the name in its address: `/feeds/<locale>/<name>`. */
export const FEEDS: Readonly<Record<string, FeedSource>> = {
  news: { route: 'news', listItems: listItemsOf('news') },
  governmentNews: { route: 'governmentNews', listItems: listItemsOf('governmentNews') },
  activities: { route: 'ministerActivities', listItems: listItemsOf('activity') },
  documents: { route: 'documents', listItems: listItemsOf('document') },
  stoppages: { route: 'stoppage', listItems: listStoppageItems },
};
