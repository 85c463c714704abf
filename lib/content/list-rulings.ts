import type { RouteKey } from '@/lib/routing/table';
import { findContentPage } from './pages';
import { RULINGS, type Ruling } from './rulings';

/** Namespaces of pages other than block pages. */
const NAMESPACES: Partial<Record<RouteKey, string>> = {
  guidance: 'journeys.guidance',
  holySites: 'journeys.movements',
  journey: 'journeys.story',
  scenes: 'journeys.scenes',
  counter: 'counter',
  customGuide: 'customGuide',
  dictionary: 'dictionary',
  faqs: 'faqs',
};

const rulings: readonly Ruling[] = Object.values(RULINGS);

/** The rulings stated in a page's texts. */
export function listRulings(route: RouteKey): Ruling[] {
  const namespace = findContentPage(route)?.namespace ?? NAMESPACES[route];
  if (!namespace) return [];
  return rulings.filter(({ keys, alsoIn = [] }) =>
    [...keys, ...alsoIn].some((key) => key.startsWith(`${namespace}.`)),
  );
}

/** True if a scholar must review the page: it is religious or states a ruling. */
export const needsReview = (route: RouteKey): boolean =>
  findContentPage(route)?.religious === true || route in NAMESPACES || listRulings(route).length > 0;
