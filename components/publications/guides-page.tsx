import { SaveOffline } from '@/components/content/offline/save-offline';
import type { Locale } from '@/lib/i18n/locales';
import { readId } from '@/lib/publications/list-query';
import { getItem } from '@/lib/publications/page-item';
import type { Query } from '@/lib/routing/query-value';
import { GuideCards } from './guide-cards';
import { GuideView } from './guide-view';
import { ItemPage } from './item-page';
import { PublicationsPage } from './publications-page';

/** The awareness guides, or the one that the address names (`?guide=`). */
export async function GuidesPage({ locale, query }: { locale: Locale; query: Query }) {
  const id = readId(query, 'guide');
  if (query.guide === undefined) {
    return (
      <PublicationsPage locale={locale} kind="guide" query={query} view={GuideCards}>
        <SaveOffline locale={locale} />
      </PublicationsPage>
    );
  }
  const item = await getItem('guide', id, locale);
  return <ItemPage locale={locale} kind="guide" item={item} view={GuideView} />;
}
