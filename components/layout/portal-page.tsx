import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ComponentType } from 'react';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routing/query-value';
import { getRoute, getShownRoute, type RouteKey } from '@/lib/routing/table';
import { buildMetadata } from '@/lib/seo/metadata';
import { PortalFrame } from './portal-frame';

type Params = Promise<{ locale: Locale }>;

interface StaticBody {
  /** The route whose page is shown: for a short address the one that it is canonical to. */
  route: RouteKey;
}

interface LiveBody extends StaticBody {
  query: Query;
}

const metadataOf =
  (key: RouteKey) =>
  async ({ params }: { params: Params }): Promise<Metadata> =>
    buildMetadata((await params).locale, key);

/**
 * What the `page.tsx` of a prerendered page exports: its metadata, and its body in the portal's frame.
 * @param key the page's row in the route table
 */
export function createStaticPage(key: RouteKey, Body: ComponentType<StaticBody>) {
  const row = getRoute(key);
  const { key: route } = getShownRoute(row);
  return {
    generateMetadata: metadataOf(key),
    async Page({ params }: { params: Params }) {
      const { locale } = await params;
      setRequestLocale(locale);
      return (
        <PortalFrame path={row.path} visitor="unknown">
          <Body route={route} />
        </PortalFrame>
      );
    },
  };
}

/**
 * The same for a page that is rendered per request, besides `dynamic`: who is signed in stands in its frame, and its
 * body knows the query of the address.
 * @param key the page's row in the route table
 */
export function createLivePage(key: RouteKey, Body: ComponentType<LiveBody>) {
  const { path } = getRoute(key);
  return {
    generateMetadata: metadataOf(key),
    async Page({ params, searchParams }: { params: Params; searchParams: Promise<Query> }) {
      const [{ locale }, query, visitor] = await Promise.all([params, searchParams, readSession()]);
      setRequestLocale(locale);
      return (
        <PortalFrame path={path} visitor={visitor}>
          <Body route={key} query={query} />
        </PortalFrame>
      );
    },
  };
}
