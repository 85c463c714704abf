import { getLocale } from 'next-intl/server';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { readId } from '@/lib/publications/list-query';
import { getItem } from '@/lib/publications/page-item';
import type { Query } from '@/lib/routing/query-value';
import { GuideCards } from './guide-cards';
import { GuideView } from './guide-view';
import { ItemPage } from './item-page';
import { PublicationsPage } from './publications-page';

/** The awareness guides, or the one that the address names (`?guide=`). */
export async function GuidesPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const id = readId(query, 'guide');
  if (query.guide === undefined) {
    return (
      <PublicationsPage kind="guide" query={query} view={GuideCards}>
        <SaveOffline />
      </PublicationsPage>
    );
  }
  const item = await getItem('guide', id, locale);
  return <ItemPage kind="guide" item={item} view={GuideView} />;
}
