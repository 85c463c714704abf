import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { getItem } from '@/lib/publications/page-item';
import { getPublicationPath } from '@/lib/publications/paths';
import type { RouteKey } from '@/lib/routing/table';
import { buildItemMetadata } from '@/lib/seo/item-metadata';
import { ItemFrame } from './item-frame';
import type { ItemPage } from './item-page';

interface Props {
  params: Promise<{ locale: Locale; id: string }>;
}

/**
 * What the `page.tsx` of a publication's details exports besides `dynamic`: metadata and page.
 * @param key the page's row in the route table
 * @param view how a publication of that kind is shown
 */
export function createItemRoute<Kind extends PublicationKind>(
  key: RouteKey,
  kind: Kind,
  view: ComponentProps<typeof ItemPage<Kind>>['view'],
) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale, id } = await params;
      return buildItemMetadata(locale, key, kind, id);
    },
    async Page({ params }: Props) {
      const { locale, id } = await params;
      setRequestLocale(locale);
      const item = await getItem(kind, id, locale);
      const path = getPublicationPath(kind, id);
      return <ItemFrame path={path} kind={kind} item={item} view={view} />;
    },
  };
}
