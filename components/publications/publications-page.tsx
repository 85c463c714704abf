import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { ListPager } from '@/components/content/list-pager';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import type { Page } from '@/components/layout/create-pages';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import type { PublicationKind } from '@/lib/publications/kinds';
import { addQuery, type ListQuery, pickFilters, readListQuery } from '@/lib/publications/list-query';
import { LISTS } from '@/lib/publications/lists';
import { listPublications, type PublicationPage } from '@/lib/publications/queries';
import type { Publication } from '@/lib/publications/schemas';
import type { Query } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { getFeedAddress } from '@/lib/seo/feeds/feed-address';
import { EmptyList } from './empty-list';
import { FilterForm } from './filter-form';
import type { ItemsProps } from './items-props';
import styles from './publications-page.module.css';
import { Unavailable } from './unavailable';

type ReadList<Item> = (locale: Locale, query: ListQuery) => Promise<PublicationPage<Item>>;

interface Props<Kind extends PublicationKind, Item> {
  kind: Kind;
  query: Query;
  list: ReadList<Item>;
  view: ComponentType<ItemsProps<Kind, Item>>;
  kept?: ListQuery;
  beside?: ReactNode;
  children?: ReactNode;
}

/** Filters in the address, one page of entries, links to newer and older ones, the feed. */
export async function PublicationsPage<Kind extends PublicationKind, Item extends { isExample: boolean }>(
  props: Props<Kind, Item>,
) {
  const { kind, kept = {}, list, view: View, beside, children } = props;
  const { route, take, hasYears, next } = LISTS[kind];
  const shown: PublicationKind = kind;
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const query = readListQuery(kind, props.query);
  const page = await orElse(list(locale, { ...query, take: String(take) }), null);
  if (!page) answerUnavailable();
  const { path, feed } = getRoute(route);
  const address = getAddress(locale, path);
  const filters = pickFilters(query);
  return (
    <>
      <PageHeader route={route} lead={t(`leads.${shown}`)} />
      <div className={`container ${styles.page}`}>
        <FilterForm
          kind={kind}
          address={address}
          query={query}
          years={hasYears ? (page?.years ?? []) : []}
          kept={kept}
        >
          {beside}
        </FilterForm>
        {page === null ? <Unavailable address={addQuery(address, { ...query, ...kept })} /> : null}
        {page?.data.length === 0 ? (
          <EmptyList address={address} text={query.text} isFiltered={Object.keys(query).length > 0} />
        ) : null}
        {page && page.data.length > 0 ? (
          <View kind={kind} items={page.data} openId={query.at} isFront={Object.keys(query).length === 0} />
        ) : null}
        {page ? (
          <ListPager
            address={address}
            filters={{ ...filters, ...kept }}
            newer={page.newer}
            older={page.older}
          />
        ) : null}
        {page?.data.some(({ isExample }) => isExample) ? (
          <Notice tone="info" title={t('example.title')}>
            <p>{t('example.text')}</p>
          </Notice>
        ) : null}
        {children}
        {feed ? <FeedLink feed={feed} /> : null}
      </div>
      <NextSteps routes={next} />
    </>
  );
}

export const listOf =
  <Kind extends PublicationKind>(kind: Kind): ReadList<Publication<Kind>> =>
  (locale, query) =>
    listPublications(kind, locale, query);

export function listPage<Kind extends PublicationKind>(
  kind: Kind,
  view: ComponentType<ItemsProps<Kind>>,
): Page {
  return ({ query }) => <PublicationsPage kind={kind} query={query} list={listOf(kind)} view={view} />;
}

async function FeedLink({ feed }: { feed: string }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <p className={styles.feed}>
      <a href={getFeedAddress(locale, feed)}>
        <Icon name="feed" />
        {t('feed.link')}
      </a>
      <span>{t('feed.text')}</span>
    </p>
  );
}
