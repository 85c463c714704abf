import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { PageHeader } from '@/components/content/page-header';
import type { PublicationKind } from '@/lib/publications/kinds';
import { LISTS } from '@/lib/publications/lists';
import type { Publication } from '@/lib/publications/schemas';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import styles from './publications-page.module.css';
import { Unavailable } from './unavailable';

interface Props<Kind extends PublicationKind> {
  kind: Kind;
  /** Null when the API cannot tell. */
  item: Publication<Kind> | null;
  view: ComponentType<{ kind: Kind; item: Publication<Kind> }>;
}

/** The page of one publication, or what stands there while it cannot be read. */
export async function ItemPage<Kind extends PublicationKind>({ kind, item, view: View }: Props<Kind>) {
  const locale = await getLocale();
  if (item) return <View kind={kind} item={item} />;
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
