import type { ReactNode } from 'react';
import { SiteMapPage } from '@/components/content/site-map/site-map-page';
import { ScenesPage } from '@/components/guides/journeys/scenes-page';
import { StoryPage } from '@/components/guides/journeys/story-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { PortalFrame } from '@/components/layout/portal-frame';
import type { Locale } from '@/lib/i18n/locales';
import { getShownRoute, type RouteKey, type Row } from '@/lib/routing/table';
import { ContentPage } from './content/content-page';
import { TermsPage } from './content/terms-page';

type PageBody = (props: { locale: Locale }) => ReactNode | Promise<ReactNode>;

/** Prerendered pages that are not made of blocks alone: what stands in their frame. */
export const OWN_BODIES: Partial<Record<RouteKey, PageBody>> = {
  siteMap: SiteMapPage,
  journey: StoryPage,
  scenes: ScenesPage,
  terms: TermsPage,
};

/** Any prerendered page in its frame, as its own file shows it: for its live twin. */
export function StaticPage({ locale, route }: { locale: Locale; route: Row }) {
  const Frame = route.shell === 'bare' ? BareFrame : PortalFrame;
  const Body = OWN_BODIES[route.key];
  return (
    <Frame locale={locale} path={route.path} visitor="unknown">
      {Body ? <Body locale={locale} /> : <ContentPage locale={locale} route={getShownRoute(route).key} />}
    </Frame>
  );
}
