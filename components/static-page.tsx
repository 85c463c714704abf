import type { ReactNode } from 'react';
import { SiteMapPage } from '@/components/content/site-map/site-map-page';
import { ScenesPage } from '@/components/guides/journeys/scenes-page';
import { StoryPage } from '@/components/guides/journeys/story-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { PortalFrame } from '@/components/layout/portal-frame';
import { getShownRoute, type RouteKey, type Row } from '@/lib/routing/table';
import { ContentPage } from './content/content-page';
import { TermsPage } from './content/terms-page';

type PageBody = () => ReactNode | Promise<ReactNode>;

/** Prerendered pages that are not made of blocks alone: what stands in their frame. */
export const OWN_BODIES: Partial<Record<RouteKey, PageBody>> = {
  siteMap: SiteMapPage,
  journey: StoryPage,
  scenes: ScenesPage,
  terms: TermsPage,
};

/** Any prerendered page in its frame, as its own file shows it: for its live twin. */
export function StaticPage({ route }: { route: Row }) {
  const Frame = route.shell === 'bare' ? BareFrame : PortalFrame;
  const Body = OWN_BODIES[route.key];
  return (
    <Frame path={route.path} visitor="unknown">
      {Body ? <Body /> : <ContentPage route={getShownRoute(route).key} />}
    </Frame>
  );
}
