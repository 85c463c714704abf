import { getLocale, getTranslations } from 'next-intl/server';
import type { Page } from '@/components/layout/create-pages';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { formatDate, formatHijriDate, writeLabel } from '@/lib/i18n/format';
import { addQuery, readId, readListQuery } from '@/lib/publications/list-query';
import { getItem } from '@/lib/publications/page-item';
import { getPublicationPath } from '@/lib/publications/paths';
import { listActivityRows } from '@/lib/publications/queries';
import type { ActivityRow, Publication } from '@/lib/publications/schemas';
import { type PageAddress, readChoice } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { buildListMetadata } from '@/lib/seo/item-metadata';
import styles from './activities.module.css';
import { BodyBlocks } from './body-blocks';
import { DetailsPage } from './details-page';
import { DualDate } from './dual-date';
import { ItemPage } from './item-page';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { listOf, PublicationsPage } from './publications-page';

/** The minister's activities along a time line, each with its full text in a disclosure. */
async function ActivityList({ items, openId }: ItemsProps<'activity'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <ol className={styles.line}>
      {items.map(({ id, title, summary, body, place, data, publishedAt, isExample, ...item }) => (
        <li className={styles.activity} key={id} id={id}>
          <MarkLine isExample={isExample} marks={[t(`values.activity.type.${data.type}`)]}>
            <DualDate iso={publishedAt} />
          </MarkLine>
          <h2>{title}</h2>
          <p className={styles.place}>{place}</p>
          <p>{summary}</p>
          <details open={openId === id}>
            <summary data-screen="">
              {t('activity.read')}
              <span className="visually-hidden">{`${writeLabel('', locale)} ${title}`}</span>
              <Icon name="expand" />
            </summary>
            <div className={styles.body}>
              <BodyBlocks
                body={body}
                skeleton={data.body}
                images={item.images}
                descriptions={item.descriptions}
                links={item.links}
              />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

async function ActivityTable({ items }: ItemsProps<'activity', ActivityRow>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const columns = (['title', 'type', 'place', 'hijri', 'date'] as const).map((key) => t(`activity.${key}`));
  const rows = items.map(({ id, title, type, place, publishedAt, isExample }) => {
    const date = new Date(publishedAt);
    const name = (
      <a key={id} href={`/${locale}${getPublicationPath('activity', id)}`}>
        {isExample ? `${title} (${t('example.mark')})` : title}
      </a>
    );
    const kind = t(`values.activity.type.${type}`);
    return { id, cells: [name, kind, place, formatHijriDate(date, locale), formatDate(date, locale)] };
  });
  return <DataTable caption={t('activity.caption')} columns={columns} rows={rows} />;
}

export async function ActivityView({ item }: { item: Publication<'activity'> }) {
  const t = await getTranslations('publications');
  const { place, data } = item;
  return <DetailsPage kind="activity" item={item} marks={[t(`values.activity.type.${data.type}`), place]} />;
}

const VIEWS = ['list', 'table'] as const;

/** The minister's activities as a list with texts, as a table (`?view=table`), or the one in the address. */
async function ActivitiesPage({ query }: PageAddress) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  if (query.activity !== undefined) {
    const item = await getItem('activity', readId(query, 'activity'), locale);
    return <ItemPage kind="activity" item={item} view={ActivityView} />;
  }
  const view = readChoice(query, 'view', VIEWS) ?? 'list';
  const address = getAddress(locale, getRoute('ministerActivities').path);
  const asked = readListQuery('activity', query);
  const choices = (
    <ChoiceLinks
      label={t('activity.views')}
      choices={VIEWS.map((key) => ({
        key,
        label: t(`activity.${key}`),
        href: addQuery(address, key === 'table' ? { ...asked, view: key } : asked),
        isCurrent: key === view,
      }))}
    />
  );
  const page = { kind: 'activity', query, beside: choices } as const;
  return view === 'table' ? (
    <PublicationsPage {...page} list={listActivityRows} view={ActivityTable} kept={{ view }} />
  ) : (
    <PublicationsPage {...page} list={listOf('activity')} view={ActivityList} />
  );
}

export const ACTIVITIES_PAGE: Page = {
  Body: ActivitiesPage,
  head: (locale, { query }) => buildListMetadata(locale, 'activity', query),
};
