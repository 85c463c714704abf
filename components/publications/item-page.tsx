import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { PageHeader } from '@/components/content/page-header';
import type { Page } from '@/components/layout/create-pages';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import type { PublicationKind } from '@/lib/publications/kinds';
import { LISTS } from '@/lib/publications/lists';
import { getItem, getNewsItem } from '@/lib/publications/page-item';
import type { Publication } from '@/lib/publications/schemas';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { buildItemMetadata, buildNewsMetadata } from '@/lib/seo/item-metadata';
import { NewsDetails } from './news-details';
import styles from './publications-page.module.css';
import { Unavailable } from './unavailable';

interface Props<Kind extends PublicationKind> {
  kind: Kind;
  /** Null if the API is unavailable. */
  item: Publication<Kind> | null;
  view: ComponentType<{ kind: Kind; item: Publication<Kind> }>;
}

/** One publication, or, with status 503, a notice that it cannot be read. */
export async function ItemPage<Kind extends PublicationKind>({ kind, item, view: View }: Props<Kind>) {
  const locale = await getLocale();
  if (item) return <View kind={kind} item={item} />;
  answerUnavailable();
  const { route } = LISTS[kind];
  const shown: PublicationKind = kind;
  const t = await getTranslations('publications');
  return (
    <>
      <PageHeader route={route} lead={t(`leads.${shown}`)} />
      <div className={`container ${styles.page}`}>
        <Unavailable address={getAddress(locale, getRoute(route).path)} />
      </div>
    </>
  );
}

/** @param view how a publication is shown */
export function itemPage<Kind extends PublicationKind>(kind: Kind, view: Props<Kind>['view']): Page {
  return {
    async Body({ id }) {
      return <ItemPage kind={kind} item={await getItem(kind, id, await getLocale())} view={view} />;
    },
    head: (locale, { route, id }) => buildItemMetadata(locale, route, kind, id),
    changedOn: async (locale, { id }) => (await getItem(kind, id, locale))?.publishedAt,
  };
}

export const NEWS_PAGE: Page = {
  Body: async ({ id }) => <ItemPage {...(await getNewsItem(id, await getLocale()))} view={NewsDetails} />,
  head: (locale, { id }) => buildNewsMetadata(locale, id),
  changedOn: async (locale, { id }) => (await getNewsItem(id, locale)).item?.publishedAt,
};
