import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { getPublicationPath } from '@/lib/publications/paths';
import { listPublications } from '@/lib/publications/queries';
import type { FeedItem } from './feed';

/** So many entries are enough for whoever looks once a day. */
const ENTRIES = '20';

/** What a feed reads: the newest publications of a kind. Throws ApiFailure when the API cannot tell. */
export function listItemsOf(kind: PublicationKind): (locale: Locale) => Promise<FeedItem[]> {
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
