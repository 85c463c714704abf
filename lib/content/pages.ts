import type { RouteKey } from '@/lib/routing/table';
import type { ContentPage } from './blocks';
import { CITIES_PAGES } from './pages/cities';
import { CONTACT_PAGES } from './pages/contact';
import { HAJ_PAGES } from './pages/haj';
import { INITIATIVES_PAGES } from './pages/initiatives';
import { MINISTRY_PAGES } from './pages/ministry';
import { NUSUK_PAGES } from './pages/nusuk';
import { POLICIES_PAGES } from './pages/policies';
import { SERVICES_PAGES } from './pages/services';
import { UMRAH_PAGES } from './pages/umrah';

/** Every page that is written as blocks. */
export const CONTENT_PAGES: readonly ContentPage[] = [
  ...HAJ_PAGES,
  ...UMRAH_PAGES,
  ...CITIES_PAGES,
  ...INITIATIVES_PAGES,
  ...MINISTRY_PAGES,
  ...NUSUK_PAGES,
  ...CONTACT_PAGES,
  ...POLICIES_PAGES,
  ...SERVICES_PAGES,
];

export const findContentPage = (route: RouteKey | undefined): ContentPage | undefined =>
  CONTENT_PAGES.find((page) => page.route === route);

/** The content page of a route; throws where the route has none. */
export function getContentPage(route: RouteKey): ContentPage {
  const page = findContentPage(route);
  if (!page) throw new Error(`No content page ${route}`);
  return page;
}
