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

/** Dates of the last change for pages whose texts are in their own messages or lists. */
const CHANGED_ON: Partial<Record<RouteKey, string>> = {
  guidance: '2026-11-26',
  counter: '2026-11-22',
  holySites: '2026-11-22',
  journey: '2026-11-26',
  scenes: '2026-11-23',
  dictionary: '2026-11-26',
  faqs: '2026-11-26',
  customGuide: '2026-11-26',
};

/** The date of the last change of a page's text, yyyy-MM-dd; null if it is not recorded. */
export const findChangedOn = (route: RouteKey): string | null =>
  findContentPage(route)?.changedOn ?? CHANGED_ON[route] ?? null;

/** The content page of a route. @throws Error if the route has none */
export function getContentPage(route: RouteKey): ContentPage {
  const page = findContentPage(route);
  if (!page) throw new Error(`No content page ${route}`);
  return page;
}
