import { getLocale, getTranslations } from 'next-intl/server';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { addQuery, readListQuery } from '@/lib/publications/list-query';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { ActivityList } from './activity-list';
import { ActivityTable } from './activity-table';
import { PublicationsPage } from './publications-page';

const VIEWS = ['list', 'table'] as const;

/** The minister's activities as a list with texts, or as a table (`?view=table`). */
export async function ActivitiesPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const view = readChoice(query, 'view', VIEWS) ?? 'list';
  const address = getAddress(locale, getRoute('ministerActivities').path);
  const asked = readListQuery('activity', query);
  return (
    <PublicationsPage
      kind="activity"
      query={query}
      view={view === 'table' ? ActivityTable : ActivityList}
      kept={view === 'table' ? { view } : {}}
    >
      <ChoiceLinks
        label={t('activity.views')}
        choices={VIEWS.map((key) => ({
          key,
          label: t(`activity.${key}`),
          href: addQuery(address, key === 'table' ? { ...asked, view: key } : asked),
          isCurrent: key === view,
        }))}
      />
    </PublicationsPage>
  );
}
