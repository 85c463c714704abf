import { getLocale, getTranslations } from 'next-intl/server';
import { ContentTable } from '@/components/content/content-table';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { Icon } from '@/components/ui/icon';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import { addQuery, readListQuery } from '@/lib/publications/list-query';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import styles from './activities.module.css';
import { DualDate } from './dual-date';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { PublicationsPage } from './publications-page';

/** The minister's activities along a line of time, each with its whole text behind a click. */
async function ActivityList({ items, openId }: ItemsProps<'activity'>) {
  const t = await getTranslations('publications');
  return (
    <ol className={styles.line}>
      {items.map(({ id, title, summary, body, place, data: { type }, publishedAt, isExample }) => (
        <li className={styles.activity} key={id} id={id}>
          <MarkLine isExample={isExample} marks={[t(`values.activity.type.${type}`)]}>
            <DualDate iso={publishedAt} />
          </MarkLine>
          <h2>{title}</h2>
          <p className={styles.place}>{place}</p>
          <p>{summary}</p>
          <details open={openId === id}>
            <summary>
              {t('activity.read')}
              <span className="visually-hidden">: {title}</span>
              <Icon name="expand" />
            </summary>
            <div className={styles.body}>
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** The minister's activities as a table, for whoever looks for one among many. */
async function ActivityTable({ items }: ItemsProps<'activity'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const columns = (['title', 'type', 'place', 'hijri', 'date'] as const).map((key) => t(`activity.${key}`));
  const rows = items.map(({ title, data: { type }, place, publishedAt, isExample }) => {
    const date = new Date(publishedAt);
    const name = isExample ? `${title} (${t('example.mark')})` : title;
    const kind = t(`values.activity.type.${type}`);
    return [name, kind, place, formatHijriDate(date, locale), formatDate(date, locale)];
  });
  return <ContentTable caption={t('activity.caption')} columns={columns} rows={rows} />;
}

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
