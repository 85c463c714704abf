import 'server-only';
import type { PublicationKind } from '@/lib/api/contract/publication-kinds';
import type { Locale } from '@/lib/i18n/locales';
import type { FeedItem } from '@/lib/seo/feeds/registry';
import { getPublicationPath } from './paths';
import { listPublications } from './queries';

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
